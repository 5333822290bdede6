import type { GameView } from '@halma/protocol';
import { expect, test } from 'vitest';
import type { GameListener } from '../../src/online/client.ts';
import { subscribeToGame } from '../../src/pages/game/online/game-subscription.ts';
import { BEGUN, GAME } from './sample-game.ts';

/** Returns a subscription, the callbacks that it passed to the client, and a clock. */
function createSubscription() {
  let listener: GameListener | undefined;
  const clock = { now: 0 };
  const client = {
    follow: (_: string, newListener: GameListener) => {
      listener = newListener;
      return () => undefined;
    },
  };
  const subscription = subscribeToGame({ client }, GAME, () => clock.now);
  if (listener === undefined) throw new Error('the game is not followed');
  return { subscription, clock, ...listener };
}

const laterView = (seq: number): GameView => ({ ...BEGUN, seq });

test('a refusal is shown until the first update after its minimum time on screen', () => {
  const { subscription, clock, onRefused, onView } = createSubscription();
  onRefused({ code: 'seat-taken' }, { do: 'join' });
  onView(BEGUN, []);
  clock.now += 1000;
  onView(laterView(2), []);
  expect(subscription.refusal()?.code).toBe('seat-taken');
  clock.now += 60_000;
  expect(subscription.refusal()?.code).toBe('seat-taken');
  onView(laterView(3), []);
  expect(subscription.refusal()).toBeNull();
});

test('a refusal is dropped when the player acts again', () => {
  const { subscription, onRefused } = createSubscription();
  onRefused({ code: 'seat-taken' }, { do: 'join' });
  subscription.dismissRefusal();
  expect(subscription.refusal()).toBeNull();
});

test('the number of spectators is unknown until the server has sent it', () => {
  const { subscription, onPresence } = createSubscription();
  expect(subscription.spectatorCount()).toBeUndefined();
  onPresence({ say: 'here', game: GAME, seats: {}, onlookers: 3 });
  expect(subscription.spectatorCount()).toBe(3);
});
