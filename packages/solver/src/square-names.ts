import type { Cell } from '@halma/rules';

const COLUMNS = 'abcdefghijklmnop';
const NAME = /^([a-p])([1-9]\d?)$/;

/** Returns the name of a cell of a square board, such as `e4`: the letter of its column and the number of its row. */
export function squareName(side: number, cell: Cell): string {
  return `${COLUMNS[cell % side]}${Math.floor(cell / side) + 1}`;
}

/** Returns the cell with the given name, or -1 if a square board with this side length has no such cell. */
export function parseSquareName(side: number, name: string): Cell {
  const [, letter = '', digits = ''] = (typeof name === 'string' && NAME.exec(name)) || [];
  const column = COLUMNS.indexOf(letter);
  const row = Number(digits) - 1;
  return letter !== '' && column < side && row < side ? row * side + column : -1;
}
