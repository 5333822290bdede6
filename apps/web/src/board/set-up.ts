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

/** Returns the value of a result. Throws on a refusal, which would be a bug in the caller. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code} ${result.refusal.detail ?? ''}`);
  return result.value;
}

/**
 * Returns a game's start position, or the position that an HFN string describes. Throws if either is invalid.
 */
export function setUp(config: RulesConfig, text?: string): Position {
  const rules = unwrap(makeRules(config));
  return unwrap(text === undefined ? startPosition(rules) : parsePosition(rules, text));
}

/** Returns a game's start position with exactly the given men on the board. */
export function setUpMen(config: RulesConfig, men: ReadonlyMap<Cell, Man>): Position {
  const { rules, toMove, ranks, hands, turnsPlayed } = setUp(config);
  const placed = new Uint8Array(rules.board.cellCount);
  for (const [cell, man] of men) placed[cell] = man;
  const evacuated = ranks.map(() => false);
  const fields = { board: rules.game.board, men: placed, toMove, ranks, hands, turnsPlayed };
  return unwrap(
    positionFromHfnFields(rules, { ...fields, evacuated, jumpDemanded: false, ply: 0, round: 1 }),
  );
}
