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

/** The position has changed by a move on the board: as text (HFN), to be kept or sent. */
export type HalmaPositionEvent = CustomEvent<{ readonly position: string; readonly isOver: boolean }>;

const OWN_ATTRIBUTES = ['game', 'position', 'plays', 'seat'];

/**
 * The element for pages that have nothing but its script: it is set up by attributes, plays the moves that are made on it,
 * and tells of each position.
 * - `game`: which game, `halma-2` unless given.
 * - `position`: where it stands, in HFN; as it is set up unless given.
 * - `plays`: the seats whose men may be moved, as letters (`A C`), or `all`; none unless given.
 * - `seat`: the letter of the seat at the bottom.
 */
export class EmbeddedBoard extends HalmaBoard {
  static override readonly observedAttributes: readonly string[] = [
    ...HalmaBoard.observedAttributes,
    ...OWN_ATTRIBUTES,
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
    if (OWN_ATTRIBUTES.includes(name) && this.isConnected) this.#setUp();
  }

  #setUp(): void {
    const position = this.#asked();
    if (!position.ok) {
      this.dispatchEvent(
        new CustomEvent('halma-refuse', { detail: position, bubbles: true, composed: true }),
      );
      return;
    }
    const { seats } = position.value.rules;
    const letters = this.getAttribute('plays') ?? '';
    this.movable =
      letters === 'all'
        ? seats
        : seats.filter((seat) => letters.split(/\s+/).map(seatOfLetter).includes(seat));
    this.orientation = seatOfLetter(this.getAttribute('seat') ?? '') ?? seats[0] ?? 1;
    this.position = position.value;
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
