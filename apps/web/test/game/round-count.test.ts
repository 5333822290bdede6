import { expect, test } from 'vitest';
import { roundCount } from '../../src/game/round-count.ts';
import type { Session } from '../../src/game/session.ts';

/** Returns the parts of a game that `roundCount` reads: the kinds of its turns, and the rounds of the positions before them. */
function gameOf(kinds: readonly string[], rounds: readonly number[]): Pick<Session, 'turns' | 'positions'> {
  return {
    turns: kinds.map((kind) => ({ kind })),
    positions: rounds.map((round) => ({ round })),
  } as unknown as Pick<Session, 'turns' | 'positions'>;
}

test.each([
  ['no turns', [], [1], 0],
  ['a turn of the first player', ['move'], [1, 1], 1],
  ['a turn of each player', ['move', 'move'], [1, 1, 2], 1],
  ['a third turn', ['move', 'move', 'move'], [1, 1, 2, 2], 2],
  ['a resignation after two turns', ['move', 'move', 'resignation'], [1, 1, 2, 2], 1],
])('counts the moves of each player after %s', (_, kinds, rounds, count) => {
  expect(roundCount(gameOf(kinds, rounds))).toBe(count);
});
