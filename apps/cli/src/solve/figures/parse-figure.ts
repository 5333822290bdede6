import { accept, type Cell, parsePosition } from '@halma/rules';
import { createFigure, type Figure, type FigureError } from '@halma/solver';
import { type CommandResult, refuse, withMessage } from '../../refusal.ts';
import type { CampChoice } from './requested-camp.ts';

/** Parses a figure: a position in HFN, or the names of squares with any separators. */
export function parseFigure({ rules, camp }: CampChoice, text: string): CommandResult<Figure> {
  const cells = text.includes(':') ? parsePositionCells(rules, text) : parseCellNames(rules, text);
  if (!cells.ok) return cells;
  const figure = createFigure(camp, cells.value);
  return typeof figure === 'string'
    ? refuse('bad-figure', describeFigureError(figure, camp.squares.length))
    : accept(figure);
}

function parsePositionCells(rules: CampChoice['rules'], text: string): CommandResult<Cell[]> {
  const position = withMessage(parsePosition(rules, text));
  if (!position.ok) return position;
  const men = position.value.men.subarray(0, rules.board.cellCount);
  return accept([...men.keys()].filter((cell) => men[cell] !== 0));
}

function parseCellNames({ board }: CampChoice['rules'], text: string): CommandResult<Cell[]> {
  const cells: Cell[] = [];
  for (const name of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    const cell = board.cellByName.get(name);
    if (cell === undefined) return refuse('unknown-cell', `Unknown square “${name.slice(0, 20)}”.`);
    cells.push(cell);
  }
  return accept(cells);
}

function describeFigureError(error: FigureError, men: number): string {
  switch (error) {
    case 'wrong-count':
      return `A figure of this camp has ${men} different squares.`;
    case 'in-camp':
      return 'A square of the figure is in the camp.';
    case 'not-symmetric':
      return 'The figure is not symmetric about the diagonal of the camp.';
  }
}
