import { legalMoves, makeRules, type Position, play, resign, startPosition } from '@halma/rules';
import { expect, test } from 'vitest';
import { newSession } from '../../src/game/session.ts';
import { canAbort } from '../../src/pages/game/online/available-actions.ts';
import { BEGUN } from './sample-game.ts';

const made = makeRules({ game: 'halma-4', preset: 'standard', options: {} });
if (!made.ok) throw new Error(made.refusal.code);
const rules = made.value;

/** Returns a game for four after a number of turns; the seats that are out resigned at the start. */
function playedWithout(out: readonly number[], turns: number): Position {
  const start = startPosition(rules, 'A');
  if (!start.ok) throw new Error(start.refusal.code);
  let position = start.value;
  for (const seat of out) {
    const without = resign(position, seat);
    if (without.ok) position = without.value;
  }
  for (let count = 0; count < turns; count += 1) {
    const [move] = legalMoves(position);
    const next = move === undefined ? undefined : play(position, move);
    if (next?.ok) position = next.value;
  }
  return position;
}

type Row = [situation: string, out: readonly number[], turns: number, expected: boolean, isTournament?: true];

test.each<Row>([
  ['before the first turn', [], 0, true],
  ['while the last seat has not moved', [], 3, true],
  ['not after every seat’s first turn', [], 4, false],
  ['not because of a seat that resigned before its first turn', [2], 3, false],
  ['while another seat has not moved', [2], 2, true],
  ['not in a tournament', [], 0, false, true],
])('lets a player abort %s', (_, out, turns, expected, isTournament) => {
  const present = playedWithout(out, turns);
  const session = newSession(present, new Map());
  const tournament = { id: 'autumn01', round: 1, table: 1, game: 1 };
  const view = isTournament ? { ...BEGUN, terms: { ...BEGUN.terms, tournament } } : BEGUN;
  expect(canAbort({ session: () => session, rules, view: () => view })).toBe(expected);
});
