import { describe, expect } from 'vitest';
import { locationsForTests, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('finds a session by its token hash until it ends', async () => {
    const { sessions } = await open();
    await sessions.add({
      tokenHash: 'h1',
      session: 's1',
      person: 'ann',
      startedAt: 1,
      lastSeenAt: 1,
      userAgent: 'x',
    });
    await sessions.markSeen('h1', 9);
    expect(await sessions.find('h1')).toMatchObject({ person: 'ann', lastSeenAt: 9 });
    expect(await sessions.findActive(['h1', 'h2'])).toEqual(new Set(['h1']));
    expect(await sessions.end('eve', 's1')).toBe(false);
    expect(await sessions.end('ann', 's1')).toBe(true);
    expect(await sessions.find('h1')).toBeUndefined();
    expect(await sessions.findActive(['h1'])).toEqual(new Set());
    expect(await sessions.findActive([])).toEqual(new Set());
  });

  contract('records when people were last connected, and never an earlier time', async () => {
    const { games } = await open();
    const at = (person: string, game = 'mine00000000') => ({ game, person });
    await games.recordPresence([at('ann'), at('bob'), at('cleo', 'other0000000')], 500);
    await games.recordPresence([at('ann')], 400);
    await games.recordPresence([at('bob')], 600);
    expect(await games.lastSeen(['mine00000000', 'unknown00000'])).toEqual(
      new Map([
        [
          'mine00000000',
          new Map([
            ['ann', 500],
            ['bob', 600],
          ]),
        ],
        ['unknown00000', new Map()],
      ]),
    );
  });

  contract('returns the latest heartbeat of any node', async () => {
    const { nodes } = await open();
    await nodes.recordHeartbeat('a', 100);
    await nodes.recordHeartbeat('b', 250);
    await nodes.recordHeartbeat('a', 200);
    expect(await nodes.lastHeartbeat(220)).toBe(250);
    expect(await nodes.lastHeartbeat(220)).toBe(250);
  });
});
