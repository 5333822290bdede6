import { afterEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../src/socket/connection.ts';
import { ConnectionIndex } from '../../src/socket/connection-index.ts';
import { countScans } from '../count-scans.ts';

afterEach(() => vi.restoreAllMocks());

const connectionOf = (person: string): Connection =>
  ({ session: `session-of-${person}`, person, network: '192.0.2.1' }) as unknown as Connection;

test('a client that connects, follows a game and leaves again causes no scan of the other sockets', () => {
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
