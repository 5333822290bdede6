import { DRAWING_COLOURS, type Drawing, type DrawingColour } from '../api.ts';

/** The maximum number of drawings on a board. Additional drawings replace the oldest ones. */
const MAX_DRAWINGS = 48;

/** The keys that are held during a press. */
type Modifiers = Pick<PointerEvent, 'altKey' | 'ctrlKey' | 'shiftKey' | 'button'>;

/**
 * Returns whether a press draws: one with the right button or, where there is none, with Ctrl and the left
 * button.
 */
export function isDrawingPress({ button, ctrlKey }: Modifiers): boolean {
  return button === 2 || (button === 0 && ctrlKey);
}

/** Returns the colour of a drawing: red with Shift or Ctrl, blue with Alt, yellow with both, otherwise green. */
export function drawingColour({ altKey, ctrlKey, shiftKey, button }: Modifiers): DrawingColour {
  // Ctrl with the left button stands for the right button and chooses no colour.
  const isRed = shiftKey || (ctrlKey && button === 2);
  return DRAWING_COLOURS[Number(isRed) + 2 * Number(altKey)] ?? 'green';
}

/** Adds a drawing. Removes it if it is already there, and replaces the same drawing in another colour. */
export function withDrawing(drawings: readonly Drawing[], added: Drawing): readonly Drawing[] {
  const others = drawings.filter(({ from, to }) => from !== added.from || to !== added.to);
  const isThere = drawings.some(
    ({ from, to, colour }) => from === added.from && to === added.to && colour === added.colour,
  );
  return isThere ? others : [...others, added].slice(-MAX_DRAWINGS);
}
