import {
  type Cell,
  checkPosition,
  encodeMove,
  type Move,
  type Position,
  type Refusal,
  type Seat,
} from '@halma/rules';
import {
  type BoardConfiguration,
  type BoardEvents,
  type BoardMark,
  type BoardMethods,
  type BoardProperties,
  COORDINATES,
  type Coordinates,
  type Drawing,
  type Selection,
  STEP_GESTURES,
  type StepGestures,
} from './api.ts';
import { checkSeats, checkWord } from './check-properties.ts';
import { applyConfiguration, readConfiguration } from './configuration.ts';
import { isSameLayout, makeLayout } from './geometry/layout.ts';
import { DrawingInput } from './interaction/drawing-input.ts';
import { KeyboardInput } from './interaction/keyboard.ts';
import { PointerInput } from './interaction/pointer.ts';
import { listenToWheel } from './interaction/step-input.ts';
import { TurnInput } from './interaction/turn-input.ts';
import { type ChosenColours, NO_CHOSEN_COLOURS } from './man-colours.ts';
import { skipsAnimations } from './motion/animation-player.ts';
import { moveAnnouncement, previewAnnouncement } from './strings/announcements.ts';
import type { BoardStrings } from './strings/board-strings.ts';
import { BoardView } from './view/board-view.ts';
import { RouteButton } from './view/route-button.ts';
import { Stage } from './view/stage.ts';
import { boardSheet } from './view/style.ts';
import { svgText } from './view/svg-text.ts';
import { Toast } from './view/toast.ts';

/** The attributes of the single-file build. */
export const EMBEDDED_ATTRIBUTES: readonly string[] = ['game', 'definition', 'position', 'plays', 'seat'];

/**
 * The base class of the element. If there is no document, as on a server, the module can be imported but
 * creates no elements.
 */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The `<halma-board>` element. `BoardProperties`, `BoardMethods` and `BoardEvents` document its API. */
export class HalmaBoard extends Base implements BoardProperties, BoardMethods {
  static readonly observedAttributes: readonly string[] = ['coordinates'];

  onePress = true;
  vibration = false;
  /** The tree in which the board is drawn. */
  protected readonly root: ShadowRoot;
  readonly #view: BoardView;
  readonly #stage: Stage;
  readonly #turn: TurnInput;
  readonly #keyboard: KeyboardInput;
  readonly #pointer: PointerInput;
  readonly #drawing: DrawingInput;
  readonly #liveRegion: HTMLElement;
  readonly #toast: Toast;
  readonly #resizeObserver: ResizeObserver;
  #position: Position | null = null;
  #movable: readonly Seat[] = [];
  #orientation: Seat = 1;
  #colours: ChosenColours = NO_CHOSEN_COLOURS;
  #coordinates: Coordinates = 'modern';
  #steps: StepGestures = 'none';
  /** The move that the user has just made by dragging, so its man is already drawn on its target. */
  #draggedMove: Move | null = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.root = root;
    root.adoptedStyleSheets = [boardSheet()];
    this.#view = new BoardView(root);
    this.#liveRegion = document.createElement('div');
    this.#liveRegion.className = 'live-region';
    this.#liveRegion.role = 'status';
    root.append(this.#liveRegion);
    this.#toast = new Toast(root);
    this.#turn = new TurnInput({
      move: (move, isDragged) => this.#emitMove(move, isDragged),
      select: (selection) => this.#emit('halma-select', selection),
      refuse: (refusal, from, to) => this.#refuse(refusal, from, to),
      stuck: (cell) => this.#emit('halma-stuck', { cell }),
      press: (cell) => this.#emit('halma-press', { cell }),
      redraw: () => this.#stage.draw(),
    });
    const routeButton = new RouteButton(root, () => this.#turn.nextRoute() && this.#announcePreview());
    this.#stage = new Stage(this.#view, this.#turn, () => this.#keyboard, routeButton);
    this.#drawing = new DrawingInput(this.#view, {
      isDrawing: () => this.isDrawing,
      changed: (isByUser) => {
        this.#stage.draw();
        if (isByUser) this.#emit('halma-draw', { drawings: this.drawings });
      },
    });
    this.#stage.drawings = () => this.#drawing.shownDrawings;
    const finishAnimation = (): void => this.#stage.finishAnimation();
    this.#pointer = new PointerInput(this.#view, this.#turn, {
      position: () => this.#stage.shownPosition,
      isOnePress: () => this.onePress,
      draws: (event) => this.#drawing.draws(event),
      clearDrawings: () => this.#drawing.clear(),
      step: (by) => this.#steps !== 'none' && this.#emit('halma-step', { by }),
      finishAnimation,
      vibrate: (pattern) => this.vibration && navigator.vibrate?.([...pattern]),
      isRouteButton: (target) => target === routeButton.element,
    });
    this.#keyboard = new KeyboardInput(this.#view, this.#turn, {
      finishAnimation,
      focusMoved: () => this.#focusMoved(),
      routeChanged: () => this.#announcePreview(),
      toggleSounds: () => this.#toggleSounds(),
      cancel: () => {
        const hasEffect = this.#pointer.isHolding || this.#turn.selector.selectedMan !== null;
        if (hasEffect) this.cancel();
        return hasEffect;
      },
      clearDrawings: () => this.#drawing.clear(),
      arrowsStepThroughGame: () => this.#steps !== 'none',
    });
    listenToWheel(this.#view.svg, {
      gestures: () => this.#steps,
      step: (by) => this.#emit('halma-step', { by }),
    });
    this.#resizeObserver = new ResizeObserver(() => this.#updateLayout());
  }

  get position(): Position | null {
    return this.#position;
  }

  set position(position: Position | null) {
    if (position !== null) checkPosition(position);
    const before = this.#position;
    if (position === before) return;
    if (position === null || before === null || position.previous !== before) this.#show(position);
    else if (!this.isConnected) this.#show(position, before);
    else if (this.#wasDragged(position)) {
      this.#show(position, before);
      this.#stage.playLanding();
    } else void this.animateMove(before, position);
  }

  get movable(): readonly Seat[] {
    return this.#movable;
  }

  set movable(seats: readonly Seat[]) {
    checkSeats('movable', seats);
    if (seats.join() === this.#movable.join()) return;
    this.#movable = [...seats];
    if (!this.#stage.isAnimating) this.#startTurn();
  }

  get orientation(): Seat {
    return this.#orientation;
  }

  set orientation(seat: Seat) {
    checkSeats('orientation', [seat]);
    if (seat === this.#orientation) return;
    this.#orientation = seat;
    this.#updateLayout();
  }

  get colours(): ChosenColours {
    return this.#colours;
  }

  set colours(colours: ChosenColours) {
    if (colours === this.#colours) return;
    this.#colours = colours;
    this.#updateLayout();
  }

  get coordinates(): Coordinates {
    return this.#coordinates;
  }

  set coordinates(coordinates: Coordinates) {
    checkWord('coordinates', coordinates, COORDINATES);
    if (coordinates === this.#coordinates) return;
    this.#coordinates = coordinates;
    this.#updateLayout();
  }

  get showMovable(): boolean {
    return this.#stage.showMovable;
  }

  set showMovable(isShown: boolean) {
    this.#stage.showMovable = isShown;
    this.#stage.draw();
  }

  get marks(): readonly BoardMark[] {
    return this.#stage.marks;
  }

  set marks(marks: readonly BoardMark[]) {
    this.#stage.marks = marks;
    // New marks respond to the last illegal attempt, whose cross would cover them.
    if (marks.length > 0) this.#turn.clearRefusal();
    this.#stage.draw();
  }

  get drawings(): readonly Drawing[] {
    return this.#drawing.drawings;
  }

  set drawings(drawings: readonly Drawing[]) {
    this.#drawing.drawings = [...drawings];
  }

  get isDrawing(): boolean {
    return this.#view.svg.classList.contains('draws');
  }

  set isDrawing(isDrawing: boolean) {
    this.#view.svg.classList.toggle('draws', isDrawing);
  }

  get steps(): StepGestures {
    return this.#steps;
  }

  set steps(gestures: StepGestures) {
    checkWord('steps', gestures, STEP_GESTURES);
    this.#steps = gestures;
    this.#view.svg.classList.toggle('steps', gestures !== 'none');
  }

  get sounds(): boolean {
    return this.#stage.sounds;
  }

  set sounds(isOn: boolean) {
    this.#stage.sounds = isOn;
  }

  get strings(): BoardStrings {
    return this.#stage.strings;
  }

  set strings(strings: BoardStrings) {
    this.#stage.strings = strings;
    this.#stage.draw();
  }

  get configuration(): BoardConfiguration {
    return readConfiguration(this);
  }

  set configuration(configuration: BoardConfiguration) {
    applyConfiguration(this, configuration);
  }

  get selection(): Selection | null {
    return this.#turn.selection;
  }

  select(cell: Cell): void {
    this.#turn.selectMan(cell);
  }

  confirm(): void {
    this.#stage.finishAnimation();
    this.#turn.confirm();
  }

  cancel(): void {
    this.#pointer.cancelDrag();
    this.#turn.cancel();
  }

  toSvgText(): string {
    return svgText(this.#view.svg, getComputedStyle(this));
  }

  animateMove(from: Position, to: Position): Promise<void> {
    this.#stage.finishAnimation();
    if (this.#stage.shownPosition !== from) this.#show(from);
    this.#position = to;
    this.#turn.startTurn(null, []);
    const move = to.lastMove;
    return new Promise((resolve) => {
      const done = (): void => {
        this.#show(to, from);
        resolve();
      };
      if (move === null || this.#view.layout === null) done();
      else this.#stage.animate(move, this.#view.layout, done);
    });
  }

  connectedCallback(): void {
    this.#resizeObserver.observe(this);
    this.#updateLayout();
    this.#warnOfForeignAttributes();
  }

  disconnectedCallback(): void {
    this.#resizeObserver.disconnect();
    this.#stage.finishAnimation();
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name !== 'coordinates' || value === null) return;
    const validValue = COORDINATES.find((coordinates) => coordinates === value);
    if (validValue !== undefined) this.coordinates = validValue;
    else this.warn(name, `it must be one of ${COORDINATES.join(', ')}`);
  }

  /** Writes to the console why an attribute has no effect. */
  protected warn(attribute: string, reason: string): void {
    console.warn(`<halma-board ${attribute}="${this.getAttribute(attribute)}"> has no effect: ${reason}.`);
  }

  /**
   * Warns about attributes that only the single-file build supports. Otherwise a page that sets them would show an
   * empty board without saying why.
   */
  #warnOfForeignAttributes(): void {
    const { observedAttributes } = this.constructor as typeof HalmaBoard;
    for (const name of EMBEDDED_ATTRIBUTES) {
      if (this.hasAttribute(name) && !observedAttributes.includes(name))
        this.warn(
          name,
          'set the `position` property, or load @halma/board/embed, which takes this attribute',
        );
    }
  }

  /**
   * Returns whether the user made the last move by dragging. Compares only the cells, because the page may have added a
   * demand.
   */
  #wasDragged({ lastMove, rules }: Position): boolean {
    const { offBoard } = rules.board;
    return (
      lastMove !== null &&
      this.#draggedMove !== null &&
      encodeMove(lastMove, offBoard) === encodeMove(this.#draggedMove, offBoard)
    );
  }

  /**
   * Shows a position without animation.
   *
   * @param before the position before the last move, to announce that move
   */
  #show(position: Position | null, before: Position | null = null): void {
    this.#stage.finishAnimation();
    const rulesChanged = position?.rules !== this.#stage.shownPosition?.rules;
    if (position !== this.#stage.shownPosition) this.#drawing.reset();
    this.#position = position;
    this.#stage.show(position);
    if (rulesChanged) {
      this.#keyboard.reset();
      this.#updateLayout();
    }
    this.#startTurn();
    if (position !== null && before !== null && position.lastMove !== null) {
      this.#liveRegion.textContent = moveAnnouncement(
        this.strings,
        before,
        position.lastMove,
        position,
        this.#colours,
      );
    }
  }

  #startTurn(): void {
    this.#turn.startTurn(this.#position, this.#movable);
    this.#pointer.keepMan();
  }

  #updateLayout(): void {
    const rules = this.#stage.shownPosition?.rules;
    if (rules === undefined || !this.isConnected) return;
    const layout = makeLayout({
      rules,
      orientation: this.#orientation,
      colours: this.#colours,
      coordinates: this.#coordinates,
      room: { width: this.clientWidth, height: this.clientHeight },
    });
    if (this.#view.layout !== null && isSameLayout(layout, this.#view.layout)) return;
    this.#view.setLayout(layout);
    this.#stage.draw();
  }

  #emitMove(move: Move, isDragged: boolean): void {
    this.#draggedMove = isDragged ? move : null;
    this.#emit('halma-move', { move });
    this.#draggedMove = null;
  }

  #refuse(refusal: Refusal, from: Cell, to?: Cell): void {
    if (!skipsAnimations()) this.#view.men.shake(from, this.#view.scale);
    this.#emit('halma-refuse', to === undefined ? { refusal } : { refusal, move: { from, to } });
  }

  #focusMoved(): void {
    this.#stage.draw();
    if (this.#keyboard.focusSpot !== null) this.#announcePreview();
  }

  #announcePreview(): void {
    const { preview, selection } = this.#turn.selector;
    const position = this.#position;
    if (preview === null || selection === null || position === null) return;
    this.#liveRegion.textContent = previewAnnouncement(this.strings, position, selection, preview);
  }

  #toggleSounds(): void {
    this.sounds = !this.sounds;
    const message = this.strings.sounds(this.sounds);
    this.#toast.show(message);
    this.#liveRegion.textContent = message;
    this.#emit('halma-sounds', { sounds: this.sounds });
  }

  #emit<Type extends keyof BoardEvents>(type: Type, detail: BoardEvents[Type]['detail']): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
