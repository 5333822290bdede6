import { expect, test } from 'vitest';
import type { Connection } from '../../src/socket/connection.ts';
import { ConnectionIndex } from '../../src/socket/connection-index.ts';
import { encodeMessage } from '../../src/socket/outbox.ts';
import { GAME_ID } from '../game/played-game.ts';

test('the server sends presence when it has changed or a client has joined', () => {
  const index = new ConnectionIndex();
  const [ann, bob] = [{} as Connection, {} as Connection];
  const recordPresence = (onlookers: number): boolean =>
    index.recordPresence(GAME_ID, encodeMessage({ say: 'here', game: GAME_ID, seats: {}, onlookers }));
  index.follow(GAME_ID, ann);
  expect([recordPresence(1), recordPresence(1), recordPresence(2), recordPresence(2)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  index.follow(GAME_ID, bob);
  expect([recordPresence(2), recordPresence(2)]).toEqual([true, false]);
  index.unfollow(GAME_ID, bob);
  expect([recordPresence(2), recordPresence(1)]).toEqual([false, true]);
  index.unfollow(GAME_ID, ann);
  index.follow(GAME_ID, ann);
  expect(recordPresence(1)).toBe(true);
});
