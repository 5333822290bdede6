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
  positionFromHfnFields,
  type Result,
  type Rules,
  type RulesConfig,
  SEAT_SLOTS,
  type Seat,
  type SeatLetter,
  seatFromLetter,
} from '@halma/rules';

/** Returns the value of a result; throws for a refusal. */
export function must<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** Returns the rules of a game, by default with a preset that restricts no turn. */
export function rulesOf(game: string, config: Omit<RulesConfig, 'game'> = {}): Rules {
  return must(makeRules({ game, preset: 'parker-1885', ...config }));
}

/** The seat of the man on each occupied cell. */
export type Placement = ReadonlyMap<Cell, Seat>;

/** Returns a position with men on an otherwise empty board. */
export function positionWith(rules: Rules, placement: Placement, toMove: Seat, ply = 40): Position {
  const men = new Uint8Array(rules.board.cellCount);
  for (const [cell, seat] of placement) men[cell] = manOf(seat, 0);
  const zeros = Array.from({ length: SEAT_SLOTS }, () => 0);
  return must(
    positionFromHfnFields(rules, {
      board: rules.board.id,
      men,
      toMove,
      evacuated: zeros.map(() => false),
      ranks: zeros,
      hands: zeros,
      jumpDemanded: false,
      turnsPlayed: zeros,
      ply,
      round: 1 + Math.floor(ply / rules.seats.length),
    }),
  );
}

/** Returns a position from a list of men such as `A: a1 b2, C: c3`. */
export function withMen(rules: Rules, men: string, toMove: SeatLetter = 'A'): Position {
  const placement = new Map<Cell, Seat>();
  for (const army of men.split(', ')) {
    const [letter = '', cells = ''] = army.split(': ');
    for (const name of cells.split(' '))
      placement.set(cellOf(rules.board, name), seatFromLetter(letter) ?? 0);
  }
  return positionWith(rules, placement, seatFromLetter(toMove) ?? 0);
}

export function cellOf(board: Board, name: string): Cell {
  const cell = board.cellByName.get(name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
}

export function moveOf({ rules }: Position, text: string): Move {
  return must(parseMove(rules.board, text));
}

/** Plays moves in text notation, separated by spaces. */
export function after(position: Position, moves: string): Position {
  return moves.split(' ').reduce((current, text) => must(play(current, moveOf(current, text))), position);
}

/** Fields that hold one cell. */
const CELL_FIELDS: readonly string[] = ['cell', 'from', 'to'];

/** Replaces cells by their names. Every list in the value contains cells or such lists. */
export function withCellNames(board: Board, value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    const isCellList = value.length === 0 || typeof value[0] === 'number';
    if (!isCellList) return value.map((part) => withCellNames(board, part));
    return value.map((cell) => cellName(board, cell)).join(' ');
  }
  if (typeof value === 'number') return CELL_FIELDS.includes(field) ? cellName(board, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withCellNames(board, part, key)]),
  );
}
