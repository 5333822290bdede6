import { type Cell, parsePosition } from '@halma/rules';
import { type Figure, type FigureFault, figureOf } from '@halma/solver';
import { decline, give, type Reply, replyOf } from '../../faults.ts';
import type { YardChoice } from './requested-yard.ts';

/** Reads a figure: a position in HFN, or names of squares with anything but letters and figures between. */
export function readFigure({ rules, yard }: YardChoice, text: string): Reply<Figure> {
  const cells = text.includes(':') ? cellsOfPosition(rules, text) : cellsOfNames(rules, text);
  if (!cells.ok) return cells;
  const figure = figureOf(yard, cells.value);
  return typeof figure === 'string'
    ? decline('bad-figure', faultText(figure, yard.squares.length))
    : give(figure);
}

function cellsOfPosition(rules: YardChoice['rules'], text: string): Reply<Cell[]> {
  const position = replyOf(parsePosition(rules, text));
  if (!position.ok) return position;
  const men = position.value.men.subarray(0, rules.board.cells);
  return give([...men.keys()].filter((cell) => men[cell] !== 0));
}

function cellsOfNames({ board }: YardChoice['rules'], text: string): Reply<Cell[]> {
  const cells: Cell[] = [];
  for (const name of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    const cell = board.numbers.get(name);
    if (cell === undefined) return decline('unknown-cell', `There is no square “${name.slice(0, 20)}”.`);
    cells.push(cell);
  }
  return give(cells);
}

function faultText(fault: FigureFault, men: number): string {
  switch (fault) {
    case 'wrong-count':
      return `A figure of this yard has ${men} squares, each once.`;
    case 'in-yard':
      return 'A square of the figure lies in the yard.';
    case 'not-symmetric':
      return 'The figure is not its own mirror image in the diagonal of the yard.';
  }
}
