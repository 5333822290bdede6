import {
  formatPosition,
  makeRules,
  type Position,
  parsePosition,
  play,
  type Result,
  seatFromLetter,
  startPosition,
} from '@halma/rules';
import type { HalmaMoveEvent } from '../api.ts';
import { HalmaBoard } from '../element.ts';

/** The attributes that set the position. */
const POSITION_ATTRIBUTES = ['game', 'position'];

/** The attributes that set the seats and leave the position as it is. */
const SEAT_ATTRIBUTES = ['plays', 'seat'];

/**
 * The element for pages without a bundler. Attributes configure it. It plays the moves that the user makes on it, and sends
 * `halma-position` for each new position, with the position as text (HFN) and whether the game is over.
 * - `game`: the id of the game; `halma-2` by default.
 * - `position`: the position, in HFN; the starting position by default.
 * - `plays`: the seats whose men the user can move, as letters (`A C`), or `all`; none by default.
 * - `seat`: the letter of the seat at the bottom; the first seat by default.
 *
 * A change of `game` or `position` starts that game or position. A change of `plays` or `seat` keeps the position.
 */
export class EmbeddedBoard extends HalmaBoard {
  static override readonly observedAttributes: readonly string[] = [
    ...HalmaBoard.observedAttributes,
    ...POSITION_ATTRIBUTES,
    ...SEAT_ATTRIBUTES,
  ];

  constructor() {
    super();
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
    else if (SEAT_ATTRIBUTES.includes(name) && this.position !== null) this.#applySeats(this.position);
  }

  #setUpGame(): void {
    const position = this.#requestedPosition();
    if (!position.ok) {
      this.dispatchEvent(
        new CustomEvent('halma-refuse', { detail: position, bubbles: true, composed: true }),
      );
      return;
    }
    this.#applySeats(position.value);
    this.position = position.value;
  }

  #applySeats({ rules: { seats } }: Position): void {
    const letters = this.getAttribute('plays') ?? '';
    this.movable =
      letters === 'all'
        ? seats
        : seats.filter((seat) => letters.split(/\s+/).map(seatFromLetter).includes(seat));
    this.orientation = seatFromLetter(this.getAttribute('seat') ?? '') ?? seats[0] ?? 1;
  }

  #requestedPosition(): Result<Position> {
    const rules = makeRules({ game: this.getAttribute('game') ?? 'halma-2' });
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
