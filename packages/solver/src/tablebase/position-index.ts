import type { Cell } from '@halma/rules';
import type { SmallBoard } from './small-board.ts';

/** Returns the number of ways to choose `count` of `from` things. */
export function binomial(from: number, count: number): number {
  let ways = 1;
  for (let index = 1; index <= count; index += 1) ways = (ways * (from - count + index)) / index;
  return from < count ? 0 : Math.round(ways);
}

/** Returns the number of sets of a side's men on the cells that the given number of other sides leave vacant. */
function countSetsBeside({ board, men }: Pick<SmallBoard, 'board' | 'men'>, otherSides: number): number {
  return binomial(board.cellCount - otherSides * men, men);
}

/**
 * Returns the numbers of rows and columns of a tablebase. Each row stands for a combination of sets of men, one for each
 * side but the last; each column, for a set of the last side's men on the cells that the others leave vacant.
 */
export function tableDimensions(board: Pick<SmallBoard, 'board' | 'men' | 'sides'>): {
  rows: number;
  columns: number;
} {
  let rows = 1;
  for (let side = 0; side < board.sides - 1; side += 1) rows *= countSetsBeside(board, side);
  return { rows, columns: countSetsBeside(board, board.sides - 1) };
}

/**
 * Returns the rank of a set of numbers in colexicographic order among the sets of its size.
 *
 * @param sorted the numbers in ascending order
 */
export function rankOf(sorted: readonly number[]): number {
  return sorted.reduce((rank, element, index) => rank + binomial(element, index + 1), 0);
}

/** Returns the set of `count` numbers with the given rank in colexicographic order. */
export function setAt(rank: number, count: number): readonly number[] {
  const set: number[] = [];
  let remainingRank = rank;
  for (let size = count; size > 0; size -= 1) {
    let element = size - 1;
    while (binomial(element + 1, size) <= remainingRank) element += 1;
    remainingRank -= binomial(element, size);
    set.unshift(element);
  }
  return set;
}

/**
 * The men of each side in the order of play, the side to move first. The board is rotated so that the side to move has
 * the goal at the end of the board.
 */
export type TurnedPosition = readonly (readonly Cell[])[];

/** Returns the index of a position in a tablebase. */
export function indexOfPosition(board: SmallBoard, position: TurnedPosition): number {
  const takenCells: Cell[] = [];
  let index = 0;
  for (const [side, cells] of position.entries()) {
    const vacantIndices = cells.map((cell) => cell - takenCells.filter((other) => other < cell).length);
    index = index * countSetsBeside(board, side) + rankOf(vacantIndices.sort((a, b) => a - b));
    takenCells.push(...cells);
  }
  return index;
}

/** Returns the position at an index in a tablebase. */
export function positionAt(board: SmallBoard, index: number): TurnedPosition {
  const ranks: number[] = [];
  let remainingIndex = index;
  for (let side = board.sides - 1; side >= 0; side -= 1) {
    const setCount = countSetsBeside(board, side);
    ranks.unshift(remainingIndex % setCount);
    remainingIndex = Math.floor(remainingIndex / setCount);
  }
  let vacant = Array.from({ length: board.board.cellCount }, (_, cell) => cell);
  return ranks.map((rank) => {
    const cells = setAt(rank, board.men).map((vacantIndex) => vacant[vacantIndex] ?? 0);
    vacant = vacant.filter((cell) => !cells.includes(cell));
    return cells;
  });
}

/** Returns the position after a move of the first side: all sides as seen from the side that moves next. */
export function afterMove(board: SmallBoard, [mover = [], ...others]: TurnedPosition): TurnedPosition {
  return [...others, mover].map((cells) => cells.map((cell) => board.fromNext[cell] ?? cell));
}
