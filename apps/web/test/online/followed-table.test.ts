import type { GameView } from '@halma/protocol';
import { expect, test } from 'vitest';
import type { GameListener } from '../../src/online/client.ts';
import { followTable } from '../../src/pages/people/game/followed-table.ts';
import { BEGUN, GAME } from './sample-game.ts';

/** A table that is followed, whoever is told of it, and a clock. */
function followed() {
  let listener: GameListener | undefined;
  const clock = { now: 0 };
  const client = {
    follow: (_: string, given: GameListener) => {
      listener = given;
      return () => undefined;
    },
  };
  const table = followTable({ client }, GAME, () => clock.now);
  if (listener === undefined) throw new Error('nobody follows the table');
  return { table, clock, ...listener };
}

const later = (seq: number): GameView => ({ ...BEGUN, seq });

test('what was refused can be read, though the game is told of right after it', () => {
  const { table, clock, onRefused, onView } = followed();
  onRefused({ code: 'seat-taken' }, { do: 'join' });
  onView(BEGUN);
  clock.now += 1000;
  onView(later(2));
  expect(table.refusal()?.code).toBe('seat-taken');
  clock.now += 60_000;
  expect(table.refusal()?.code).toBe('seat-taken');
  onView(later(3));
  expect(table.refusal()).toBeNull();
});

test('a refusal is over when something else is tried', () => {
  const { table, onRefused } = followed();
  onRefused({ code: 'seat-taken' }, { do: 'join' });
  table.dismissRefusal();
  expect(table.refusal()).toBeNull();
});
