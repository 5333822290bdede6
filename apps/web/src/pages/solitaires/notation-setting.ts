import type { Coordinates } from '@halma/board';
import { type Board, cellName, formatLeafletMoves, type NormalMove } from '@halma/rules';
import { createSignal } from 'solid-js';
import { readStored, store } from '../../storage/browser-storage.ts';

const STORAGE_KEY = 'halma.solitaires.naming';

const [isModernNotation, setModern] = createSignal(readStored(STORAGE_KEY) === 'modern');

/** Returns whether squares have modern names, such as e2, rather than the leaflets' names, such as II,5. */
export { isModernNotation };

/** Switches the notation of all solitaires, and stores the choice. */
export function toggleNotation(): void {
  setModern(!isModernNotation());
  store(STORAGE_KEY, isModernNotation() ? 'modern' : 'leaflet');
}

/** Returns the coordinates for the margins of a board. */
export function boardCoordinates(): Coordinates {
  return isModernNotation() ? 'modern' : 'leaflet';
}

/**
 * Returns the names of the two squares in a move. The leaflets name squares only on the board with sixteen
 * rows.
 */
export function squaresOfMove(board: Board, move: NormalMove): readonly [from: string, to: string] {
  if (isModernNotation() || board.rows.length !== 16)
    return [cellName(board, move.from), cellName(board, move.to)];
  const [from = '', to = ''] = formatLeafletMoves([move]).replace('.', '').split(' to ');
  return [from, to];
}
