import type { Coordinates } from '@halma/board';
import { type Board, cellName, formatLeafletMoves, type NormalMove } from '@halma/rules';
import { createSignal } from 'solid-js';
import { readStored, store } from '../../storage/browser-storage.ts';

const STORED = 'halma.solitaires.naming';

const [isModernNotation, setModern] = createSignal(readStored(STORED) === 'modern');

/** Whether squares are named e2, not II,5 as the leaflets print them. */
export { isModernNotation };

/** Switches the notation for all solitaires, and stores the choice. */
export function toggleNotation(): void {
  setModern(!isModernNotation());
  store(STORED, isModernNotation() ? 'modern' : 'leaflet');
}

/** The names of rows and columns on the margins of a board. */
export function boardCoordinates(): Coordinates {
  return isModernNotation() ? 'modern' : 'leaflet';
}

/** The two squares of a move. Only the board of sixteen rows has names in print. */
export function squaresOfMove(board: Board, move: NormalMove): readonly [from: string, to: string] {
  if (isModernNotation() || board.rows.length !== 16)
    return [cellName(board, move.from), cellName(board, move.to)];
  const [from = '', to = ''] = formatLeafletMoves([move]).replace('.', '').split(' to ');
  return [from, to];
}
