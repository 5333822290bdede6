import type { Cell } from '@halma/rules';
import type { SmallBoard } from './small-board.ts';

/** Returns the number of ways to choose `count` of `from` things. */
export function binomial(from: number, count: number): number {
  let ways = 1;
  for (let index = 1; index <= count; index += 1) ways = (ways * (from - count + index)) / index;
  return from < count ? 0 : Math.round(ways);
}

/** The number of sets of a side's men, on the whole board and on the cells that the other side leaves vacant. */
export function countSets({ board, men }: Pick<SmallBoard, 'board' | 'men'>): {
  rows: number;
  columns: number;
} {
  return { rows: binomial(board.cellCount, men), columns: binomial(board.cellCount - men, men) };
}

/** Returns the place of a set of numbers in colexicographic order among the sets of its size. @param sorted in ascending order */
export function rankOf(sorted: readonly number[]): number {
  return sorted.reduce((rank, number, index) => rank + binomial(number, index + 1), 0);
}

/** Returns the set of `count` numbers with a place in colexicographic order. */
export function setAt(rank: number, count: number): readonly number[] {
  const set: number[] = [];
  let left = rank;
  for (let size = count; size > 0; size -= 1) {
    let number = size - 1;
    while (binomial(number + 1, size) <= left) number += 1;
    left -= binomial(number, size);
    set.unshift(number);
  }
  return set;
}

/** The men of a position from the point of view of the side to move, whose goal is at the end of the board. */
export interface TurnedPosition {
  readonly mover: readonly Cell[];
  readonly opponent: readonly Cell[];
}

/** Returns the index of a position in a tablebase: the rows are sets of the mover, the columns sets of the opponent beside it. */
export function indexOfPosition(board: SmallBoard, { mover, opponent }: TurnedPosition): number {
  const movers = [...mover].sort((a, b) => a - b);
  const beside = opponent
    .map((cell) => cell - movers.filter((other) => other < cell).length)
    .sort((a, b) => a - b);
  return rankOf(movers) * countSets(board).columns + rankOf(beside);
}

/** Returns the position with an index in a tablebase. */
export function positionAt(board: SmallBoard, index: number): TurnedPosition {
  const { columns } = countSets(board);
  const mover = setAt(Math.floor(index / columns), board.men);
  const vacant = Array.from({ length: board.board.cellCount }, (_, cell) => cell).filter(
    (cell) => !mover.includes(cell),
  );
  return { mover, opponent: setAt(index % columns, board.men).map((number) => vacant[number] ?? 0) };
}
