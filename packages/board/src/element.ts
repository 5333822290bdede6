import { type Cell, codeOfMove, type Move, type Position, type Refusal, type Seat } from '@halma/rules';
import { type BoardProperties, COORDINATES, type Coordinates, type Selection } from './contract.ts';
import { hasSmallCells, type LayoutChoice, makeLayout } from './geometry/layout.ts';
import { KeyboardHands } from './interaction/keyboard.ts';
import { PointerHands } from './interaction/pointer.ts';
import { TurnTaker } from './interaction/turn-taker.ts';
import { isStill } from './motion/player.ts';
import { StagedElement } from './staged-element.ts';
import { BoardView } from './view/board-view.ts';
import { pictureText } from './view/picture-text.ts';
import { Stage } from './view/stage.ts';
import { boardSheet } from './view/style.ts';
import { WaysButton } from './view/ways-button.ts';
import { moveWords, previewWords } from './words/said.ts';

/** The element `<halma-board>`: draws a position and takes moves from mouse, touch, keyboard and screen reader. */
export class HalmaBoard extends StagedElement implements BoardProperties {
  static readonly observedAttributes: readonly string[] = ['coordinates'];

  /** On touch: one press on a lit cell plays, instead of a press to see the route and another to play. */
  onePress = false;
  readonly #view: BoardView;
  protected readonly stage: Stage;
  readonly #turn: TurnTaker;
  readonly #keyboard: KeyboardHands;
  readonly #pointer: PointerHands;
  readonly #said: HTMLElement;
  readonly #sizes: ResizeObserver;
  #position: Position | null = null;
  #movable: readonly Seat[] = [];
  #orientation: Seat = 1;
  #coordinates: Coordinates = 'modern';
  /** What the board is laid out by. */
  #laidOut: LayoutChoice | null = null;
  /** The move the user has just made by dragging: its man already stands where it leads. */
  #carried: Move | null = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [boardSheet()];
    this.#view = new BoardView(root);
    this.#said = document.createElement('div');
    this.#said.className = 'said';
    this.#said.role = 'status';
    root.append(this.#said);
    this.#turn = new TurnTaker({
      move: (move, isCarried) => this.#chosen(move, isCarried),
      select: (selection) => this.#emit('halma-select', selection),
      refuse: (refusal, from, to) => this.#refuse(refusal, from, to),
      stuck: (cell) => this.#emit('halma-stuck', { cell }),
      press: (cell) => this.#emit('halma-press', { cell }),
      redraw: () => this.stage.draw(),
    });
    const ways = new WaysButton(root, () => this.#turn.nextWay() && this.#sayWay());
    this.stage = new Stage(this.#view, this.#turn, () => this.#keyboard, ways);
    const finishMotion = (): void => this.stage.finish();
    const isOnePress = (): boolean => this.onePress;
    this.#pointer = new PointerHands(this.#view, this.#turn, {
      isOnePress,
      finishMotion,
      isOwnButton: (target) => target === ways.element,
    });
    this.#keyboard = new KeyboardHands(this.#view, this.#turn, {
      finishMotion,
      focusMoved: () => this.#focusMoved(),
      wayChanged: () => this.#sayWay(),
      toggleSounds: () => this.#toggleSounds(),
    });
    this.#sizes = new ResizeObserver(() => this.#layOut());
  }

  /** What is shown. Setting the successor of the shown position plays its last move. */
  get position(): Position | null {
    return this.#position;
  }

  set position(position: Position | null) {
    const before = this.#position;
    if (position === before) return;
    if (position === null || before === null || position.previous !== before) this.#settle(position);
    else if (this.#isCarried(position) || !this.isConnected) this.#settle(position, before);
    else void this.playMove(before, position);
  }

  /** The seats whose men the user may move now; none to look only. */
  get movable(): readonly Seat[] {
    return this.#movable;
  }

  set movable(seats: readonly Seat[]) {
    if (seats.join() === this.#movable.join()) return;
    this.#movable = [...seats];
    if (!this.stage.isMoving) this.#turn.open(this.#position, this.#movable);
  }

  /** The seat drawn at the bottom. */
  get orientation(): Seat {
    return this.#orientation;
  }

  set orientation(seat: Seat) {
    if (seat === this.#orientation) return;
    this.#orientation = seat;
    this.#layOut();
  }

  /** How the squares are named in the margin. Cells under 28 pixels leave no room for it. */
  get coordinates(): Coordinates {
    return this.#coordinates;
  }

  set coordinates(coordinates: Coordinates) {
    if (coordinates === this.#coordinates) return;
    this.#coordinates = coordinates;
    this.#layOut();
  }

  /** What the user holds and where he would put it. */
  get selection(): Selection | null {
    return this.#turn.selection;
  }

  /** Plays the previewed move. */
  confirm(): void {
    this.stage.finish();
    this.#turn.confirm();
  }

  /** The board as it is drawn now, as the text of an SVG file that needs nothing else. */
  pictureText(): string {
    return pictureText(this.#view.svg, getComputedStyle(this));
  }

  /** Puts the chosen man back. */
  cancel(): void {
    this.#pointer.putBack();
    this.#turn.cancel();
  }

  /** Plays the last move of `to` on `from`, jump by jump, then shows `to`. */
  playMove(from: Position, to: Position): Promise<void> {
    this.stage.finish();
    if (this.stage.shown !== from) this.#settle(from);
    this.#position = to;
    this.#turn.open(null, []);
    const move = to.lastMove;
    return new Promise((resolve) => {
      const done = (): void => {
        this.#settle(to, from);
        resolve();
      };
      if (move === null || this.#view.layout === null) done();
      else this.stage.play(move, this.#view.layout, done);
    });
  }

  connectedCallback(): void {
    this.#sizes.observe(this);
    this.#layOut();
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
    this.stage.finish();
  }

  attributeChangedCallback(_name: string, _before: string | null, value: string | null): void {
    const known = COORDINATES.find((coordinates) => coordinates === value);
    if (known !== undefined) this.coordinates = known;
  }

  /** Was the last move made by dragging? The page may have added to it what is no part of the way, such as a demand. */
  #isCarried({ lastMove, rules }: Position): boolean {
    const { away } = rules.board;
    return (
      lastMove !== null &&
      this.#carried !== null &&
      codeOfMove(lastMove, away) === codeOfMove(this.#carried, away)
    );
  }

  /** Shows a position without movement. @param before the one its last move was made in, if that is to be said aloud */
  #settle(position: Position | null, before: Position | null = null): void {
    this.stage.finish();
    const isOtherGame = position?.rules !== this.stage.shown?.rules;
    this.#position = position;
    this.stage.show(position);
    if (isOtherGame) {
      this.#keyboard.reset();
      this.#layOut();
    }
    this.#turn.open(position, this.#movable);
    if (position !== null && before !== null && position.lastMove !== null) {
      this.#said.textContent = moveWords(this.words, before, position.lastMove, position);
    }
  }

  #layOut(): void {
    const rules = this.stage.shown?.rules;
    if (rules === undefined || !this.isConnected) return;
    const small = hasSmallCells(rules.board, this.clientWidth, this.clientHeight);
    const choice = { rules, orientation: this.#orientation, coordinates: this.#coordinates, small };
    if (this.#laidOut !== null && isSameLayout(choice, this.#laidOut)) return;
    this.#laidOut = choice;
    this.#view.layOut(makeLayout(choice));
    this.stage.draw();
  }

  #chosen(move: Move, isCarried: boolean): void {
    this.#carried = isCarried ? move : null;
    this.#emit('halma-move', { move });
    this.#carried = null;
  }

  #refuse(refusal: Refusal, from: Cell, to?: Cell): void {
    if (!isStill()) this.#view.men.shake(from, this.#view.scale);
    this.#emit('halma-refuse', to === undefined ? { refusal } : { refusal, way: { from, to } });
  }

  #focusMoved(): void {
    this.stage.draw();
    if (this.#keyboard.focus !== null) this.#sayWay();
  }

  /** Says the way that is previewed, and which of several it is. */
  #sayWay(): void {
    const { preview, selection } = this.#turn.chooser;
    const position = this.#position;
    if (preview === null || selection === null || position === null) return;
    this.#said.textContent = previewWords(this.words, position, selection, preview);
  }

  #toggleSounds(): void {
    this.sounds = !this.sounds;
    this.#emit('halma-sounds', { sounds: this.sounds });
  }

  #emit(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

function isSameLayout(one: LayoutChoice, other: LayoutChoice): boolean {
  return (
    one.rules === other.rules &&
    one.orientation === other.orientation &&
    one.coordinates === other.coordinates &&
    one.small === other.small
  );
}
