import {
  type Cell,
  type Man,
  makeRules,
  type Position,
  parsePosition,
  positionFromHfnFields,
  type Result,
  type RulesConfig,
  startPosition,
} from '@halma/rules';

/** Returns the value of a result that cannot be refused. Throws if it is, as that is a bug. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code} ${result.refusal.detail ?? ''}`);
  return result.value;
}

/** Reads a position (HFN) of a game of the site; without a text, its start. */
export function setUp(choice: RulesConfig, text?: string): Position {
  const rules = unwrap(makeRules(choice));
  return unwrap(text === undefined ? startPosition(rules) : parsePosition(rules, text));
}

/** Returns a game's position with these men on the board and no others. */
export function setUpMen(choice: RulesConfig, men: ReadonlyMap<Cell, Man>): Position {
  const { rules, toMove, ranks, hands, turnsPlayed } = setUp(choice);
  const placed = new Uint8Array(rules.board.cellCount);
  for (const [cell, man] of men) placed[cell] = man;
  const evacuated = ranks.map(() => false);
  const fields = { board: rules.game.board, men: placed, toMove, ranks, hands, turnsPlayed };
  return unwrap(
    positionFromHfnFields(rules, { ...fields, evacuated, jumpDemanded: false, ply: 0, round: 1 }),
  );
}
