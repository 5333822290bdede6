import {
  type Cell,
  formatPosition,
  type Man,
  makeRules,
  type Position,
  parseHfn,
  positionFromHfnFields,
  type Result,
  type Rules,
  type RulesConfig,
  type Seat,
  seatOf,
  startPosition,
} from '@halma/rules';

/** Returns the start position under some rules. */
export function startOf(config: RulesConfig): Result<Position> {
  const rules = makeRules(config);
  return rules.ok ? startPosition(rules.value) : rules;
}

/**
 * Returns the position with a man on a cell, or with the cell vacant. Like every position from the editor, it
 * is the start of a game.
 */
export function withManOn(position: Position, cell: Cell, man: Man): Result<Position> {
  return withChange(position, { put: [cell, man] });
}

/** Returns the position with a different seat to move. */
export function withSeatToMove(position: Position, toMove: Seat): Result<Position> {
  return withChange(position, { toMove });
}

/** Returns an empty board for the same game. */
export function withoutMen(position: Position): Result<Position> {
  return withChange(position, { isEmpty: true });
}

interface Change {
  readonly put?: readonly [Cell, Man];
  readonly toMove?: Seat;
  readonly isEmpty?: boolean;
}

function withChange(position: Position, { put, toMove, isEmpty = false }: Change): Result<Position> {
  const fields = parseHfn(formatPosition(position));
  if (!fields.ok) return fields;
  const men = isEmpty ? new Uint8Array(fields.value.men.length) : fields.value.men.slice();
  if (put !== undefined) men[put[0]] = put[1];
  const zeros = fields.value.ranks.map(() => 0);
  return positionFromHfnFields(position.rules, {
    ...fields.value,
    men,
    toMove: toMove ?? fields.value.toMove,
    ranks: zeros,
    evacuated: zeros.map(() => false),
    turnsPlayed: zeros,
    ply: 0,
    round: 1,
  });
}

/** Returns whether every side has a man, on the board or in hand. */
export function hasMenOfEverySide({ rules, men, hands }: Position): boolean {
  const hasMen = (seat: Seat): boolean => (hands[seat] ?? 0) > 0 || men.some((man) => seatOf(man) === seat);
  return rules.sides.every((side) => side.some(hasMen));
}

/** Returns whether men may stand on a cell. Some cells in Cetro never hold a man. */
export function isPlayable({ board }: Rules, cell: Cell): boolean {
  return board.playable[cell] === true;
}
