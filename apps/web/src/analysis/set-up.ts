import {
  type Cell,
  formatPosition,
  type Man,
  makeRules,
  type Position,
  parseHfn,
  positionOfFields,
  type Result,
  type Rules,
  type Seat,
  startPosition,
} from '@halma/rules';

/** A game as it is set up. */
export function startOf(game: string): Result<Position> {
  const rules = makeRules({ game });
  return rules.ok ? startPosition(rules.value) : rules;
}

/** The position with a man, or nobody, on a cell. As in any position that is set up, the game begins with it. */
export function withManOn(position: Position, cell: Cell, man: Man): Result<Position> {
  return changed(position, { put: [cell, man] });
}

/** The position with another seat to move. */
export function withSeatToMove(position: Position, toMove: Seat): Result<Position> {
  return changed(position, { toMove });
}

/** An empty board of the same game. */
export function emptied(position: Position): Result<Position> {
  return changed(position, { isEmpty: true });
}

interface Change {
  readonly put?: readonly [Cell, Man];
  readonly toMove?: Seat;
  readonly isEmpty?: boolean;
}

function changed(position: Position, { put, toMove, isEmpty = false }: Change): Result<Position> {
  const fields = parseHfn(formatPosition(position));
  if (!fields.ok) return fields;
  const men = isEmpty ? new Uint8Array(fields.value.men.length) : fields.value.men.slice();
  if (put !== undefined) men[put[0]] = put[1];
  const nothing = fields.value.ranks.map(() => 0);
  return positionOfFields(position.rules, {
    ...fields.value,
    men,
    toMove: toMove ?? fields.value.toMove,
    ranks: nothing,
    evacuated: nothing.map(() => false),
    turns: nothing,
    ply: 0,
    round: 1,
  });
}

/** May men be put on a cell at all? In Cetro there are cells on which nobody ever stands. */
export function isPlayable({ board }: Rules, cell: Cell): boolean {
  return board.playable[cell] === true;
}
