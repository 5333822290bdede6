import { gameStrings } from '@halma/locales/game';
import { type Cell, cellName, type Position, VACANT } from '@halma/rules';

/**
 * Explains why an attempted jump is illegal: it bends like a knight's move, which the leaflets warn against; it jumps over no man; or it
 * goes too far. Returns undefined for any other mistake.
 */
export function falseJumpText({ rules, men }: Position, from: Cell, to: Cell): string | undefined {
  const { board } = rules;
  if (from === to || board.distance(from, to) < 2) return undefined;
  const [start, end] = [cellName(board, from), cellName(board, to)];
  const strings = gameStrings().falseJumps;
  const between = cellsBetween(rules.board, from, to);
  if (between === undefined) return strings.bends(start, end);
  if (rules.options.jumpReach === 'symmetric') return undefined;
  if (between.length > 1) return strings.tooFar(start, end);
  const [middle] = between;
  return middle !== undefined && men[middle] === VACANT
    ? strings.noManBetween(start, end, cellName(board, middle))
    : undefined;
}

/** Returns the cells between two cells on a straight line; undefined if no straight line joins them. */
function cellsBetween(board: Position['rules']['board'], from: Cell, to: Cell): readonly Cell[] | undefined {
  const width = board.directions.length;
  for (let direction = 0; direction < width; direction += 1) {
    const passed: Cell[] = [];
    for (let cell = next(from, direction); cell !== board.wall; cell = next(cell, direction)) {
      if (cell === to) return passed;
      passed.push(cell);
    }
  }
  return undefined;

  function next(cell: Cell, direction: number): Cell {
    return board.neighbours[cell * width + direction] ?? board.wall;
  }
}
