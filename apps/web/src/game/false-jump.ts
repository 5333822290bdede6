import { rulesStrings } from '@halma/locales/rules';
import { type Cell, cellName, type Position, VACANT } from '@halma/rules';

/**
 * Explains why an attempted hop is illegal. A single jump may bend like a knight's move, which the leaflets warn against,
 * or pass over an empty cell. A longer hop may have no chain of jumps now, or none in any position. Returns undefined
 * for any other mistake.
 */
export function falseJumpText({ rules, men }: Position, from: Cell, to: Cell): string | undefined {
  const { board } = rules;
  const distance = board.distance(from, to);
  if (distance < 2) return undefined;
  const [start, end] = [cellName(board, from), cellName(board, to)];
  const strings = rulesStrings().falseJumps;
  const between = cellsBetween(board, from, to);
  if (distance === 2 && between === undefined) return strings.bends(start, end);
  if (rules.options.jumpReach === 'symmetric') return undefined;
  const middle = between?.length === 1 ? between[0] : undefined;
  if (middle !== undefined && men[middle] === VACANT) return strings.noManBetween(cellName(board, middle));
  return board.parityClasses[from] === board.parityClasses[to]
    ? strings.noChain(start, end)
    : strings.outOfReach(start, end);
}

/** Returns the cells between two cells on a straight line; undefined if no straight line joins them. */
function cellsBetween(board: Position['rules']['board'], from: Cell, to: Cell): readonly Cell[] | undefined {
  const directionCount = board.directions.length;
  for (let direction = 0; direction < directionCount; direction += 1) {
    const passed: Cell[] = [];
    for (let cell = next(from, direction); cell !== board.wall; cell = next(cell, direction)) {
      if (cell === to) return passed;
      passed.push(cell);
    }
  }
  return undefined;

  function next(cell: Cell, direction: number): Cell {
    return board.neighbours[cell * directionCount + direction] ?? board.wall;
  }
}
