import { gameWords } from '@halma/locales/game';
import { type Cell, cellName, type Position, VACANT } from '@halma/rules';

/**
 * Explains why an attempted jump is illegal: it bends like a knight's move, of which the leaflets warn, crosses no man,
 * or goes too far. Undefined for another fault.
 */
export function falseJumpText({ rules, men }: Position, from: Cell, to: Cell): string | undefined {
  const { board } = rules;
  if (from === to || board.distance(from, to) < 2) return undefined;
  const [start, end] = [cellName(board, from), cellName(board, to)];
  const words = gameWords().falseJumps;
  const over = cellsBetween(rules.board, from, to);
  if (over === undefined) return words.bends(start, end);
  if (rules.options.jumpReach === 'symmetric') return undefined;
  if (over.length > 1) return words.tooFar(start, end);
  const [between] = over;
  return between !== undefined && men[between] === VACANT
    ? words.noManBetween(start, end, cellName(board, between))
    : undefined;
}

/** Returns the cells between two cells on one line; undefined when no line joins them. */
function cellsBetween(board: Position['rules']['board'], from: Cell, to: Cell): readonly Cell[] | undefined {
  const width = board.directions.length;
  for (let way = 0; way < width; way += 1) {
    const passed: Cell[] = [];
    for (let cell = next(from, way); cell !== board.wall; cell = next(cell, way)) {
      if (cell === to) return passed;
      passed.push(cell);
    }
  }
  return undefined;

  function next(cell: Cell, way: number): Cell {
    return board.neighbours[cell * width + way] ?? board.wall;
  }
}
