import { BOARDS, type BoardId, type Rules } from '@halma/rules';
import { setUp } from '../board/set-up.ts';
import type { Drawing } from './drawing.ts';
import { squareBoard } from './square-board.ts';
import { starBoard } from './star-board.ts';

/** The boards that can be printed, and the games whose yards are marked on each. */
export const PRINTED_BOARDS: readonly { readonly id: BoardId; readonly games: readonly string[] }[] = [
  { id: 'H16', games: ['halma-4', 'halma-2'] },
  { id: 'H10', games: ['grasshopper-10'] },
  { id: 'H8', games: ['grasshopper-8'] },
  { id: 'S121', games: ['star-6'] },
  { id: 'C9', games: [] },
];

/**
 * Draws a board with the yards of its games.
 *
 * @param cell millimetres along a square, or from hole to hole
 */
export function drawBoard(id: BoardId, cell: number): Drawing {
  const games = PRINTED_BOARDS.find((printed) => printed.id === id)?.games ?? [];
  const rules: readonly Rules[] = games.map((game) => setUp({ game }).rules);
  const board = BOARDS[id];
  return board.shape === 'star' ? starBoard(board, rules, cell) : squareBoard(board, rules, cell);
}
