import { type Cell, manOf, type Position, parsePosition } from '@halma/rules';
import { shortestHop } from '@halma/solver';
import { setUp, setUpMen } from '../board/set-up.ts';
import { ARMY } from './army.ts';
import { readLeafletFile } from './leaflet-files.ts';

/** The printed problem: the number of other men, and the required number of jumps in the hop. */
export const PRINTED_PROBLEM = { men: 37, jumps: 61 } as const;

export const SIDE = 16;
export const FIRST_SQUARE: Cell = 0;
/** The square o15, which the leaflets call XV,15. */
export const LAST_SQUARE: Cell = 14 * SIDE + 14;

/**
 * The minimum number of men that force a hop of 7, 8, … 62 jumps, as computed by the solver
 * (docs/reference/solitaires.md).
 */
const FEWEST_MEN = [
  7, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21,
  22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 29, 30, 31, 31, 32, 32, 33, 33, 34, 35, 36, 37,
  38,
];
const MIN_JUMPS = 7;

/**
 * Returns the minimum number of men that force a given number of jumps; undefined for a number outside the
 * table.
 */
export function fewestMen(jumps: number): number | undefined {
  return FEWEST_MEN[jumps - MIN_JUMPS];
}

/**
 * Returns the squares of the shortest hop over the given men, from the first square to the last; null if
 * there is none.
 */
export function forcedHop(men: readonly Cell[]): readonly Cell[] | null {
  return shortestHop(SIDE, men, FIRST_SQUARE, LAST_SQUARE);
}

/** Returns the position with the hopping man on the first square and the other men on the given squares. */
export function arrangementPosition(men: readonly Cell[]): Position {
  const otherMen = men.map((cell): readonly [Cell, number] => [cell, manOf(3, 0)]);
  return setUpMen(ARMY, new Map([[FIRST_SQUARE, manOf(1, 0)], ...otherMen]));
}

/**
 * Reads the other men from a position (HFN). Returns undefined if the text is not a position, or if the first square is
 * empty or the last is not.
 */
export function parseArrangement(text: string): readonly Cell[] | undefined {
  const position = parsePosition(setUp(ARMY).rules, text);
  if (!position.ok) return undefined;
  const { men, rules } = position.value;
  const otherMen = rules.board.names.flatMap((_, cell) =>
    men[cell] === 0 || cell === FIRST_SQUARE ? [] : [cell],
  );
  return men[FIRST_SQUARE] === 0 || otherMen.includes(LAST_SQUARE) ? undefined : otherMen;
}

/** Returns the stored arrangement: 37 men that force 61 jumps. */
export function storedArrangement(): readonly Cell[] {
  return parseArrangement(readLeafletFile('long-hop-61.hfn')) ?? [];
}
