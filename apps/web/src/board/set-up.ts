import {
  type Cell,
  type Man,
  makeRules,
  type Position,
  parsePosition,
  positionOfFields,
  type Result,
  type RulesChoice,
  startPosition,
} from '@halma/rules';

/** The value of what the project itself has written down; a refusal is then a bug. */
export function sure<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code} ${result.refusal.detail ?? ''}`);
  return result.value;
}

/** A position of a game the site knows: as its text says, else its start. */
export function setUp(choice: RulesChoice, text?: string): Position {
  const rules = sure(makeRules(choice));
  return sure(text === undefined ? startPosition(rules) : parsePosition(rules, text));
}

/** A game alone or at its start, with these men on the board and no others. */
export function setUpMen(choice: RulesChoice, men: ReadonlyMap<Cell, Man>): Position {
  const { rules, toMove, ranks, hands, turns } = setUp(choice);
  const placed = new Uint8Array(rules.board.cells);
  for (const [cell, man] of men) placed[cell] = man;
  const evacuated = ranks.map(() => false);
  const fields = { board: rules.game.board, men: placed, toMove, ranks, hands, turns };
  return sure(positionOfFields(rules, { ...fields, evacuated, demand: false, ply: 0, round: 1 }));
}
