import {
  formatPosition,
  makeRules,
  type Position,
  parsePosition,
  play,
  type Result,
  seatOfLetter,
  startPosition,
} from '@halma/rules';
import type { HalmaMoveEvent } from '../contract.ts';
import { HalmaBoard } from '../element.ts';

/** What says which position is shown. */
const POSITION_ATTRIBUTES = ['game', 'position'];

/** What says who sits at the board, whatever has been played. */
const SEAT_ATTRIBUTES = ['plays', 'seat'];

/**
 * The element for pages that have nothing but its script: it is set up by attributes, plays the moves that are made on it,
 * and tells of each position by `halma-position`: as text (HFN), to be kept or sent, and whether the game is over.
 * - `game`: which game, `halma-2` unless given.
 * - `position`: where it stands, in HFN; as it is set up unless given.
 * - `plays`: the seats whose men may be moved, as letters (`A C`), or `all`; none unless given.
 * - `seat`: the letter of the seat at the bottom.
 *
 * A change of `game` or `position` sets the board up anew; `plays` and `seat` leave the game as it stands.
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
    if (this.position === null) this.#setUp();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (!this.isConnected) return;
    if (POSITION_ATTRIBUTES.includes(name)) this.#setUp();
    else if (SEAT_ATTRIBUTES.includes(name) && this.position !== null) this.#seat(this.position);
  }

  #setUp(): void {
    const position = this.#asked();
    if (!position.ok) {
      this.dispatchEvent(
        new CustomEvent('halma-refuse', { detail: position, bubbles: true, composed: true }),
      );
      return;
    }
    this.#seat(position.value);
    this.position = position.value;
  }

  #seat({ rules: { seats } }: Position): void {
    const letters = this.getAttribute('plays') ?? '';
    this.movable =
      letters === 'all'
        ? seats
        : seats.filter((seat) => letters.split(/\s+/).map(seatOfLetter).includes(seat));
    this.orientation = seatOfLetter(this.getAttribute('seat') ?? '') ?? seats[0] ?? 1;
  }

  #asked(): Result<Position> {
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
