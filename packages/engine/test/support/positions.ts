import {
  type Board,
  type Cell,
  cellName,
  type Move,
  makeRules,
  manOf,
  type Position,
  parseMove,
  play,
  positionOfFields,
  type Result,
  type Rules,
  type RulesChoice,
  SEAT_SLOTS,
  type Seat,
  type SeatLetter,
  seatOfLetter,
} from '@halma/rules';

/** The value of a result that a test counts on. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** Rules by name, in which nothing binds a turn unless options say so. */
export function rulesOf(game: string, choice: Omit<RulesChoice, 'game'> = {}): Rules {
  return must(makeRules({ game, preset: 'parker-1885', ...choice }));
}

/** Men by the cells they stand on. */
export type Placement = ReadonlyMap<Cell, Seat>;

/** A position with men on cells of a board that is otherwise empty. */
export function positionWith(rules: Rules, placement: Placement, toMove: Seat, ply = 40): Position {
  const men = new Uint8Array(rules.board.cells);
  for (const [cell, seat] of placement) men[cell] = manOf(seat, 0);
  const none = Array.from({ length: SEAT_SLOTS }, () => 0);
  return must(
    positionOfFields(rules, {
      board: rules.game.board,
      men,
      toMove,
      evacuated: none.map(() => false),
      ranks: none,
      hands: none,
      demand: false,
      turns: none,
      ply,
      round: 1 + Math.floor(ply / rules.seats.length),
    }),
  );
}

/** A position from a list of men, `A: a1 b2, C: c3`. */
export function withMen(rules: Rules, men: string, toMove: SeatLetter = 'A'): Position {
  const placement = new Map<Cell, Seat>();
  for (const army of men.split(', ')) {
    const [letter = '', cells = ''] = army.split(': ');
    for (const name of cells.split(' ')) placement.set(cellOf(rules.board, name), seatOfLetter(letter) ?? 0);
  }
  return positionWith(rules, placement, seatOfLetter(toMove) ?? 0);
}

export function cellOf(board: Board, name: string): Cell {
  const cell = board.numbers.get(name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
}

export function moveOf({ rules }: Position, text: string): Move {
  return must(parseMove(rules.board, text));
}

/** Plays moves given as texts. */
export function after(position: Position, texts: string): Position {
  return texts.split(' ').reduce((now, text) => must(play(now, moveOf(now, text))), position);
}

/** Fields that hold one cell. */
const CELL_FIELDS: readonly string[] = ['cell', 'from', 'to'];

/** A value in which cells are written by their names: every list is one of cells, or of such lists. */
export function named(board: Board, value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    const isCells = value.length === 0 || typeof value[0] === 'number';
    if (!isCells) return value.map((part) => named(board, part));
    return value.map((cell) => cellName(board, cell)).join(' ');
  }
  if (typeof value === 'number') return CELL_FIELDS.includes(field) ? cellName(board, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(board, part, key)]));
}
