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
      provedAt: 1,
      userAgent: 'x',
    });
    await sessions.markSeen('h1', 9);
    expect(await sessions.find('h1')).toMatchObject({ person: 'ann', lastSeenAt: 9 });
    expect(await sessions.findActive(['s1', 's2'])).toEqual(new Set(['s1']));
    expect(await sessions.end('eve', 's1')).toBe(false);
    expect(await sessions.end('ann', 's1')).toBe(true);
    expect(await sessions.find('h1')).toBeUndefined();
    expect(await sessions.findActive(['s1'])).toEqual(new Set());
    expect(await sessions.findActive([])).toEqual(new Set());
  });

  contract('records when people were last connected, and never an earlier time', async () => {
    const { gamePresence } = await open();
    const at = (person: string, game = 'mine00000000') => ({ game, person });
    await gamePresence.record([at('ann'), at('bob'), at('cleo', 'other0000000')], 'n1', 500);
    await gamePresence.record([at('ann')], 'n1', 400);
    await gamePresence.record([at('bob')], 'n1', 600);
    expect(await gamePresence.read(['mine00000000', 'unknown00000'])).toEqual(
      new Map([
        [
          'mine00000000',
          new Map([
            ['ann', { at: 500, node: 'n1' }],
            ['bob', { at: 600, node: 'n1' }],
          ]),
        ],
        ['unknown00000', new Map()],
      ]),
    );
  });

  contract('keeps a person’s node until that node or a later one records otherwise', async () => {
    const { gamePresence } = await open();
    const dan = { game: 'mine00000000', person: 'dan' };
    expect(await gamePresence.nodeOf(dan)).toBeUndefined();
    await gamePresence.record([dan], 'n1', 100);
    expect(await gamePresence.nodeOf(dan)).toBe('n1');
    await gamePresence.record([dan], 'n2', 200);
    await gamePresence.recordAbsence([dan], 'n1', 300);
    expect(await gamePresence.nodeOf(dan)).toBe('n2');
    await gamePresence.recordAbsence([dan], 'n2', 400);
    expect(await gamePresence.nodeOf(dan)).toBeUndefined();
    expect((await gamePresence.read([dan.game])).get(dan.game)?.get('dan')?.at).toBe(400);
  });

  contract('records when nodes started, were last alive and stopped', async () => {
    const { nodes } = await open();
    await nodes.recordHeartbeat('a', 100, 0);
    await nodes.recordHeartbeat('b', 250, 0);
    await nodes.recordHeartbeat('a', 200, 0);
    await nodes.recordStop('a', 210);
    expect((await nodes.listSpans()).toSorted((one, other) => one.startedAt - other.startedAt)).toEqual([
      { startedAt: 100, beatAt: 210 },
      { startedAt: 250, beatAt: 250 },
    ]);
    expect(await nodes.find('a')).toEqual({ beatAt: 210, isStopped: true });
    expect(await nodes.find('b')).toEqual({ beatAt: 250, isStopped: false });
    expect(await nodes.find('c')).toBeUndefined();
    await nodes.deleteStopped(220);
    await nodes.deleteStopped(1000);
    expect(await nodes.listSpans()).toEqual([{ startedAt: 250, beatAt: 250 }]);
  });

  contract('a node’s heartbeat counts for the people connected to it', async () => {
    const { gamePresence, nodes } = await open();
    const [eve, fred] = ['eve', 'fred'].map((person) => ({ game: 'beat00000000', person }));
    if (eve === undefined || fred === undefined) throw new Error('a person is missing');
    await gamePresence.record([eve, fred], 'beating', 100);
    await nodes.recordHeartbeat('beating', 700, 2);
    await gamePresence.recordAbsence([fred], 'beating', 750);
    await nodes.recordHeartbeat('beating', 800, 1);
    expect((await gamePresence.read([eve.game])).get(eve.game)).toEqual(
      new Map([
        ['eve', { at: 800, node: 'beating' }],
        ['fred', { at: 750, node: undefined }],
      ]),
    );
    expect(await gamePresence.listConnections('eve')).toEqual([{ game: eve.game, at: 800 }]);
  });
});
