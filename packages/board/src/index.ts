/** `<halma-board>`: draws any board of the Halma family and takes moves. Importing this defines the element. */
import type {
  HalmaMoveEvent,
  HalmaPressEvent,
  HalmaRefuseEvent,
  HalmaSelectEvent,
  HalmaSoundsEvent,
  HalmaStuckEvent,
} from './contract.ts';
import { HalmaBoard } from './element.ts';

export {
  type BoardProperties,
  COORDINATES,
  type Coordinates,
  type HalmaMoveEvent,
  type HalmaPressEvent,
  type HalmaRefuseEvent,
  type HalmaSelectEvent,
  type HalmaSoundsEvent,
  type HalmaStuckEvent,
  type HelperMark,
  type Selection,
} from './contract.ts';
export { type GlyphOptions, manGlyph } from './draw/glyph.ts';
export { boardMiniature } from './draw/miniature.ts';
export { SUITS, type Suit, suitOf } from './dress.ts';
export { HalmaBoard } from './element.ts';
export { flightTime } from './motion/flight.ts';
export { type BoardWords, ENGLISH_BOARD } from './words/board-words.ts';

declare global {
  interface HTMLElementTagNameMap {
    'halma-board': HalmaBoard;
  }

  interface HTMLElementEventMap {
    'halma-move': HalmaMoveEvent;
    'halma-select': HalmaSelectEvent;
    'halma-press': HalmaPressEvent;
    'halma-refuse': HalmaRefuseEvent;
    'halma-sounds': HalmaSoundsEvent;
    'halma-stuck': HalmaStuckEvent;
  }
}

if (typeof customElements !== 'undefined' && customElements.get('halma-board') === undefined) {
  customElements.define('halma-board', HalmaBoard);
}
