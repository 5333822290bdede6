import { type Cell, cellName, type Position, VACANT } from '@halma/rules';
import { gameWords } from '../words/game.ts';

/**
 * What is wrong with a jump that is none: it bends like the knight's move of chess, of which the leaflets warn, or crosses
 * nobody, or goes too far. Undefined where something else is wrong with it.
 */
export function falseJumpText({ rules, men }: Position, from: Cell, to: Cell): string | undefined {
  const { board } = rules;
  if (from === to || board.distance(from, to) < 2) return undefined;
  const [start, end] = [cellName(board, from), cellName(board, to)];
  const words = gameWords().falseJumps;
  const over = straightAhead(rules.board, from, to);
  if (over === undefined) return words.bends(start, end);
  if (over.length > 1) return words.tooFar(start, end);
  const [between] = over;
  return between !== undefined && men[between] === VACANT
    ? words.nobodyBetween(start, end, cellName(board, between))
    : undefined;
}

/** The cells between two on one line; undefined when no line joins them. */
function straightAhead(board: Position['rules']['board'], from: Cell, to: Cell): readonly Cell[] | undefined {
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
