import type { Coordinates } from '@halma/board';
import { type Board, cellName, formatKey, type Walk } from '@halma/rules';
import { createSignal } from 'solid-js';
import { readStored, store } from '../../site/storage.ts';

const STORED = 'halma.solitaires.naming';

const [isModern, setModern] = createSignal(readStored(STORED) === 'modern');

/** Are squares named e2, and not II,5 as printed? */
export { isModern };

/** Names squares the other way, on all solitaires and from now on. */
export function changeNaming(): void {
  setModern(!isModern());
  store(STORED, isModern() ? 'modern' : 'leaflet');
}

/** How the margins of a board name its squares. */
export function margins(): Coordinates {
  return isModern() ? 'modern' : 'leaflet';
}

/** The two squares of a move. Only the board of sixteen rows has names in print. */
export function squaresOfMove(board: Board, move: Walk): readonly [from: string, to: string] {
  if (isModern() || board.rows.length !== 16) return [cellName(board, move.from), cellName(board, move.to)];
  const [from = '', to = ''] = formatKey([move]).replace('.', '').split(' to ');
  return [from, to];
}
