import {
  accept,
  defineGame,
  formatPosition,
  GAME_IDS,
  type GameDefinition,
  makeRules,
  type Position,
  parsePosition,
  play,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { refusalText } from '@halma/rules/english';
import type { HalmaMoveEvent } from '../api.ts';
import { EMBEDDED_ATTRIBUTES, HalmaBoard } from '../element.ts';
import { Notice } from '../view/notice.ts';

/** The attributes that set the position. Other attributes do not change it. */
const POSITION_ATTRIBUTES = ['game', 'definition', 'position'];

/**
 * The element for pages without a bundler. Attributes configure it. It plays the moves that the user makes on it, and
 * dispatches `halma-position` after each move, with the new position as text (HFN) and whether the game is over.
 * - `game`: the id of the game; `halma-2` by default.
 * - `definition`: the definition of a custom game, as JSON, instead of `game`.
 * - `position`: the position, in HFN; the starting position by default.
 * - `plays`: the seats whose men the user can move, as letters (`A C`), or `all`; none by default.
 * - `seat`: the letter of the seat at the bottom; the first seat by default.
 *
 * A change of `game`, `definition` or `position` starts that game or position. A change of `plays` or `seat` keeps the
 * position. An element that cannot show a game displays the reason, logs it to the console and dispatches
 * `halma-refuse`.
 */
export class EmbeddedBoard extends HalmaBoard {
  static override readonly observedAttributes: readonly string[] = [
    ...HalmaBoard.observedAttributes,
    ...EMBEDDED_ATTRIBUTES,
  ];

  readonly #notice: Notice;

  constructor() {
    super();
    this.#notice = new Notice(this.root);
    this.addEventListener('halma-move', (event) => this.#play(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.position === null) this.#setUpGame();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (!this.isConnected) return;
    if (POSITION_ATTRIBUTES.includes(name)) this.#setUpGame();
    else if (EMBEDDED_ATTRIBUTES.includes(name) && this.position !== null) this.#applySeats(this.position);
  }

  #setUpGame(): void {
    const position = this.#requestedPosition();
    this.#notice.show(position.ok ? null : refusalText(position.refusal));
    if (!position.ok) {
      this.#refuseSetup(position.refusal);
      return;
    }
    this.#applySeats(position.value);
    this.position = position.value;
  }

  /** Removes the board, and reports the reason in an event and on the console. */
  #refuseSetup(refusal: Refusal): void {
    this.position = null;
    const games = refusal.code === 'unknown-game' ? ` The games are ${GAME_IDS.join(', ')}.` : '';
    console.error(`<halma-board> shows no board: ${refusalText(refusal)}${games}`);
    this.dispatchEvent(
      new CustomEvent('halma-refuse', { detail: { refusal }, bubbles: true, composed: true }),
    );
  }

  #applySeats({ rules: { seats } }: Position): void {
    this.movable = this.getAttribute('plays') === 'all' ? seats : this.#namedSeats('plays', seats);
    this.orientation = this.#namedSeats('seat', seats)[0] ?? seats[0] ?? 1;
  }

  /** Returns the seats of the game that an attribute names by their letters. */
  #namedSeats(attribute: string, seats: readonly Seat[]): readonly Seat[] {
    const letters = (this.getAttribute(attribute) ?? '').split(/\s+/).filter((letter) => letter !== '');
    const isKnown = (letter: string): boolean => seats.some((seat) => seatLetter(seat) === letter);
    if (!letters.every(isKnown)) this.warn(attribute, `the seats are ${seats.map(seatLetter).join(', ')}`);
    return seats.filter((seat) => letters.includes(seatLetter(seat)));
  }

  #requestedPosition(): Result<Position> {
    const definition = this.getAttribute('definition');
    const parsedDefinition = definition === null ? undefined : parseJson(definition);
    if (parsedDefinition === null) return refuse('bad-definition', { detail: 'it is not JSON' });
    const game =
      parsedDefinition === undefined
        ? accept(this.getAttribute('game') ?? 'halma-2')
        : defineGame(parsedDefinition);
    if (!game.ok) return game;
    const rules = makeRules({ game: game.value });
    if (!rules.ok) return rules;
    const text = this.getAttribute('position');
    return text === null ? startPosition(rules.value) : parsePosition(rules.value, text);
  }

  #play({ detail: { move } }: HalmaMoveEvent): void {
    if (this.position === null) return;
    const next = play(this.position, move);
    if (!next.ok) return;
    this.position = next.value;
    const detail = { position: formatPosition(next.value), isOver: next.value.outcome !== null };
    this.dispatchEvent(new CustomEvent('halma-position', { detail, bubbles: true, composed: true }));
  }
}

/**
 * Parses the text of a definition, which `defineGame` checks.
 *
 * @returns null if the text is not JSON
 */
function parseJson(text: string): GameDefinition | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
