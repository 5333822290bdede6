/** `<halma-board>`: draws any board of the Halma family and takes moves. Importing this module defines the element. */
import type { BoardEvents } from './api.ts';
import { HalmaBoard } from './element.ts';

export {
  type BoardConfiguration,
  type BoardEvents,
  type BoardMark,
  type BoardMethods,
  type BoardProperties,
  COORDINATES,
  type Coordinates,
  DRAWING_COLOURS,
  type Drawing,
  type DrawingColour,
  type HalmaDrawEvent,
  type HalmaMoveEvent,
  type HalmaPressEvent,
  type HalmaRefuseEvent,
  type HalmaSelectEvent,
  type HalmaSoundsEvent,
  type HalmaStepEvent,
  type HalmaStuckEvent,
  type Selection,
  type StepGestures,
} from './api.ts';
export { type GlyphOptions, manGlyph } from './draw/glyph.ts';
export { boardThumbnail } from './draw/thumbnail.ts';
export { HalmaBoard } from './element.ts';
export { boardAspectRatio } from './geometry/layout.ts';
export {
  type ChosenColours,
  MAN_COLOURS,
  type ManColour,
  manColourOf,
} from './man-colours.ts';
export { moveDurationMs } from './motion/move-animation.ts';
export { type BoardStrings, ENGLISH_BOARD_STRINGS } from './strings/board-strings.ts';
export { boardFigure } from './view/figure.ts';
export type { FigureOptions } from './view/figure-shape.ts';

declare global {
  interface HTMLElementTagNameMap {
    'halma-board': HalmaBoard;
  }

  interface HTMLElementEventMap extends BoardEvents {}
}

if (typeof customElements !== 'undefined' && customElements.get('halma-board') === undefined) {
  customElements.define('halma-board', HalmaBoard);
}
