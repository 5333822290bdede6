import { afterEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../src/socket/connection.ts';
import {
  ConnectionIndex,
  MAX_FOLLOWS_PER_NETWORK,
  MAX_FOLLOWS_PER_PERSON,
} from '../../src/socket/connection-index.ts';
import { countScans } from '../count-scans.ts';

afterEach(() => vi.restoreAllMocks());

const connectionOf = (person: string): Connection =>
  ({ session: `session-of-${person}`, person, network: '192.0.2.1' }) as unknown as Connection;

test('a client that connects, follows a game and disconnects causes no scan of the other sockets', () => {
  const index = new ConnectionIndex();
  for (let count = 0; count < 1000; count += 1) {
    const connection = connectionOf(`person-${count}`);
    index.add(connection);
    index.follow('game00000000', connection);
  }
  const scans = countScans();
  const lateConnection = connectionOf('late');
  index.add(lateConnection);
  index.follow('game00000000', lateConnection);
  const counts = [
    index.socketsOfPerson('late').size,
    index.socketsOfNetwork(lateConnection.network).size,
    index.followersOf('game00000000').size,
  ];
  index.unfollow('game00000000', lateConnection);
  index.delete(lateConnection);
  const scanCount = scans();
  expect(counts).toEqual([1, 1001, 1001]);
  expect([index.all.size, index.socketsOfSession(lateConnection.session).size]).toEqual([1000, 0]);
  expect(scanCount).toBe(0);
});

test('limits how many games a person and a network can follow over all their sockets', () => {
  const index = new ConnectionIndex();
  const [first, second] = [connectionOf('ann'), connectionOf('ann')];
  for (let count = 0; count < MAX_FOLLOWS_PER_PERSON; count += 1)
    index.follow(`game${count}`, count % 2 === 0 ? first : second);
  // A game that is followed twice counts once.
  index.follow('game0', first);
  expect([first, second, connectionOf('bob')].map((socket) => index.mayFollow(socket))).toEqual([
    false,
    false,
    true,
  ]);
  index.unfollow('game0', first);
  index.unfollow('game0', first);
  expect(index.mayFollow(second)).toBe(true);
  for (let count = MAX_FOLLOWS_PER_PERSON; count <= MAX_FOLLOWS_PER_NETWORK; count += 1)
    index.follow('game', connectionOf(`pupil-${count}`));
  expect(index.mayFollow(connectionOf('bob'))).toBe(false);
  expect(index.mayFollow({ person: 'bob', network: '192.0.2.2' })).toBe(true);
});
