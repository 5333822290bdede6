import { legalMoves, makeRules, type Position, play, resign, startPosition } from '@halma/rules';
import { expect, test } from 'vitest';
import { mayCallOff } from '../../src/pages/people/game/own-turns.ts';
import type { Table } from '../../src/pages/people/game/table.ts';

const made = makeRules({ game: 'halma-4', preset: 'standard', options: {} });
if (!made.ok) throw new Error(made.refusal.code);
const rules = made.value;

/** A game of four, some of whom have given up at once, after so many turns of the others. */
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

test.each<[string, readonly number[], number, boolean]>([
  ['before the first turn', [], 0, true],
  ['while the last seat has not begun', [], 3, true],
  ['not after everybody’s first turn', [], 4, false],
  ['not because of a seat that went out before it began', [2], 3, false],
  ['while another has not begun', [2], 2, true],
])('a game can be called off %s', (_, out, turns, may) => {
  const present = playedWithout(out, turns);
  const table = { session: () => ({ present }), rules } as unknown as Table;
  expect(mayCallOff(table)).toBe(may);
});
