import { BOARDS, type BoardId, type GameId, type Rules } from '@halma/rules';
import { setUp } from '../board/set-up.ts';
import type { Drawing } from './drawing.ts';
import { holeBoard } from './hole-board.ts';
import { squareBoard } from './square-board.ts';

/** The games whose camps are drawn on each printed board. */
const GAMES_WITH_CAMPS: Readonly<Record<BoardId, readonly GameId[]>> = {
  H16: ['halma-4', 'halma-2'],
  H10: ['grasshopper-10'],
  H8: ['grasshopper-8'],
  S121: ['star-6'],
  R9: ['rhombus-9'],
  R7: ['rhombus-7'],
  R6: ['rhombus-6'],
  R5: ['rhombus-5'],
  C9: [],
  C8: [],
};

const DRAWINGS = { squares: squareBoard, holes: holeBoard } as const;

/**
 * Draws a board to scale, with the camps of the games played on it.
 *
 * @param cellMm the side of a square or the distance between holes, in millimetres
 */
export function drawBoard(id: BoardId, cellMm: number): Drawing {
  const rules: readonly Rules[] = GAMES_WITH_CAMPS[id].map((game) => setUp({ game }).rules);
  const board = BOARDS[id];
  return DRAWINGS[board.surface](board, rules, cellMm);
}
