import type { GameGroup } from '@halma/rules';

/**
 * The small boards on which the page offers perfect play. The first is shown unless the URL names another
 * board.
 */
export const SOLVED_BOARD_IDS = [
  'rhombus-5-3',
  'rhombus-4-3',
  'rhombus-4-4',
  'rhombus-9-2',
  'square-5-3',
] as const;
export type SolvedBoardId = (typeof SOLVED_BOARD_IDS)[number];

/** A small board that is solved. */
interface SolvedBoardRow {
  /** The file with the values of all positions, written by `halma solve board`. */
  readonly tablebase: URL;
  /** The games that the board resembles. */
  readonly group: SolvedGroup;
}

export type SolvedGroup = Extract<GameGroup, 'rhombus' | 'grasshopper'>;

export const SOLVED_BOARDS: Readonly<Record<SolvedBoardId, SolvedBoardRow>> = {
  'rhombus-5-3': { tablebase: new URL('./rhombus-5-3.htb', import.meta.url), group: 'rhombus' },
  'rhombus-4-3': { tablebase: new URL('./rhombus-4-3.htb', import.meta.url), group: 'rhombus' },
  'rhombus-4-4': { tablebase: new URL('./rhombus-4-4.htb', import.meta.url), group: 'rhombus' },
  'rhombus-9-2': { tablebase: new URL('./rhombus-9-2.htb', import.meta.url), group: 'rhombus' },
  'square-5-3': { tablebase: new URL('./square-5-3.htb', import.meta.url), group: 'grasshopper' },
};

/** Returns the board with this id, or the first board if there is none. */
export function solvedBoardOf(id: string | null): SolvedBoardId {
  return SOLVED_BOARD_IDS.find((boardId) => boardId === id) ?? SOLVED_BOARD_IDS[0];
}
