import type { Cell } from '@halma/rules';

const COLUMNS = 'abcdefghijklmnop';
const NAME = /^([a-p])([1-9]\d?)$/;

/** The name of a cell of a square board: letter of the column, number of the row. */
export function squareName(side: number, cell: Cell): string {
  return `${COLUMNS[cell % side]}${Math.floor(cell / side) + 1}`;
}

/** The cell of that name, or -1 when the board has none. */
export function squareOfName(side: number, name: string): Cell {
  const [, letter = '', number = ''] = NAME.exec(name) ?? [];
  const column = COLUMNS.indexOf(letter);
  const row = Number(number) - 1;
  return letter !== '' && column < side && row < side ? row * side + column : -1;
}
