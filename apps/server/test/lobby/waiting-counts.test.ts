import type { ServerMessage } from '@halma/protocol';
import { expect, test } from 'vitest';
import type { LobbyFollower } from '../../src/lobby/lobby-feed.ts';
import { WaitingCounts } from '../../src/lobby/waiting-counts.ts';
import { gameSetup } from '../game/played-game.ts';
import { frameText } from '../socket/fake-socket.ts';

/** Creates a follower. It keeps the number of waiting people from each message. */
function makeFollower(): { readonly follow: LobbyFollower; readonly received: number[] } {
  const received: number[] = [];
  const follow: LobbyFollower = (frame) => {
    const message = JSON.parse(frameText(frame)) as ServerMessage;
    if (message.say !== 'lobby-waiting') throw new Error(`unexpected message: ${message.say}`);
    received.push(message.counts.reduce((sum, { people }) => sum + people, 0));
  };
  return { follow, received };
}

test('followers get the counts at first and whenever they change', async () => {
  let people = 0;
  let readCount = 0;
  const { seats: _, ...terms } = gameSetup('star-2');
  const counts = new WaitingCounts(async () => {
    readCount += 1;
    return people === 0 ? [] : [{ terms, people }];
  });
  await counts.refresh();
  expect(readCount).toBe(0);

  const early = makeFollower();
  const unfollowEarly = counts.follow(early.follow);
  await counts.refresh();
  people = 2;
  await counts.refresh();
  await counts.refresh();
  expect(early.received).toEqual([0, 2]);

  const late = makeFollower();
  const unfollowLate = counts.follow(late.follow);
  people = 1;
  unfollowEarly();
  await counts.refresh();
  expect([early.received, late.received]).toEqual([
    [0, 2],
    [2, 1],
  ]);

  // The node does not count while there are no followers, so the next one gets only new counts.
  unfollowLate();
  people = 0;
  await counts.refresh();
  const next = makeFollower();
  counts.follow(next.follow);
  expect(next.received).toEqual([]);
  await counts.refresh();
  expect(next.received).toEqual([0]);
});
