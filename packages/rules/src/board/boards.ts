import type { Board } from './board.ts';
import { rhombusBoard } from './rhombus.ts';
import { squareBoard } from './square.ts';
import { starBoard } from './star.ts';

/** The board ids, as written in position notation. */
export const BOARD_IDS = ['H16', 'H10', 'H8', 'S121', 'R9', 'R7', 'R6', 'R5', 'C9', 'C8'] as const;
Object.freeze(BOARD_IDS);

export type BoardId = (typeof BOARD_IDS)[number];

const SEATS_A_AND_C = [1, 3];

/** The function that makes each board. On the two Cetro boards, each seat has counters of three kinds. */
const BOARD_MAKERS: Readonly<Record<BoardId, () => Board>> = {
  H16: () => squareBoard('H16', 16, [1, 2, 3, 4]),
  H10: () => squareBoard('H10', 10, SEATS_A_AND_C),
  H8: () => squareBoard('H8', 8, SEATS_A_AND_C),
  S121: () => starBoard('S121', 4),
  R9: () => rhombusBoard('R9', 9),
  R7: () => rhombusBoard('R7', 7),
  R6: () => rhombusBoard('R6', 6),
  R5: () => rhombusBoard('R5', 5),
  C9: () => squareBoard('C9', 9, SEATS_A_AND_C, { letters: 'kinds', darkOnly: true }),
  C8: () => squareBoard('C8', 8, SEATS_A_AND_C, { letters: 'kinds', darkOnly: false }),
};

const cache = new Map<BoardId, Board>();

function boardOf(id: BoardId): Board {
  const board = cache.get(id) ?? BOARD_MAKERS[id]();
  cache.set(id, board);
  return board;
}

/** All boards. Each is made on first access, because making all ten at once would delay a page that shows one. */
export const BOARDS = Object.freeze(
  Object.defineProperties(
    {},
    Object.fromEntries(BOARD_IDS.map((id) => [id, { enumerable: true, get: () => boardOf(id) }])),
  ),
) as Readonly<Record<BoardId, Board>>;

/** Returns the board with the given id, or undefined when there is none. */
export function boardById(id: string): Board | undefined {
  return (BOARD_IDS as readonly string[]).includes(id) ? BOARDS[id as BoardId] : undefined;
}
