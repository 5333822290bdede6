import { describe, expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import type { NodeServices } from '../../src/services.ts';
import type { StoredAccessToken } from '../../src/store/access-token-store.ts';
import { StreamHub } from '../../src/stream/stream-hub.ts';

const NETWORK = '192.0.2.1';
const OUTAGE = 'the store is down';

type Opener = readonly [person: string, token: string, network: string];

/**
 * Creates the stream hub of a node on which no games are played and whose store knows every token.
 *
 * @param outage whether the store fails once a token has claimed its stream
 * @param latestStreams the stream that each token has claimed last
 */
function createHub(outage = { isOn: false }, latestStreams = new Map<string, string>()): StreamHub {
  const fail = async (): Promise<never> => {
    throw new Error(OUTAGE);
  };
  const services = {
    store: {
      accessTokens: {
        claimStream: async (token: string, stream: string) => {
          latestStreams.set(token, stream);
          return { lastOpenAt: undefined };
        },
        findStreams: () => (outage.isOn ? fail() : Promise.resolve(latestStreams)),
      },
      games: { listUnfinishedOf: async () => new Map(), listEndedSince: async () => [] },
      challenges: { listToAll: async () => [] },
    },
    games: { log: { find: fail, unfollow: () => undefined } },
    bus: openLocalBus(),
    names: { lookUp: async () => [] },
    metrics: { streamOpened: () => undefined, streamClosed: () => undefined },
    onlinePeople: { noteProgram: () => undefined },
    now: () => 0,
    onError: (error: unknown) => {
      if (!(error instanceof Error && error.message === OUTAGE)) throw error;
    },
  };
  return new StreamHub(services as unknown as NodeServices);
}

function accessTokenOf(person: string, token: string): StoredAccessToken {
  return {
    secretHash: '',
    token,
    person,
    name: 'Engine',
    scopes: ['games:read'],
    createdAt: 0,
    lastUsedAt: undefined,
  };
}

/** Opens a token's stream. Returns the code of the refusal; undefined if there is none. */
async function open(hub: StreamHub, ...[person, token, network]: Opener) {
  const opened = await hub.open(accessTokenOf(person, token), network, false);
  return opened.ok ? undefined : opened.refusal.code;
}

describe.each([
  ['one person', 8, (index: number): Opener => ['ann', `token-${index}`, `network-${index}`]],
  ['one network', 200, (index: number): Opener => [`person-${index}`, `token-${index}`, NETWORK]],
  ['a node', 1000, (index: number): Opener => [`person-${index}`, `token-${index}`, `network-${index}`]],
] as const)('the streams of %s', (_, max, openerAt) => {
  const fill = async (): Promise<StreamHub> => {
    const hub = createHub();
    for (let index = 0; index < max; index += 1) {
      expect(await open(hub, ...openerAt(index))).toBeUndefined();
    }
    return hub;
  };

  test(`number at most ${max}`, async () => {
    const hub = await fill();
    expect(await open(hub, ...openerAt(max))).toBe('too-many');
    expect(hub.count).toBe(max);
  });

  test('can be replaced when there are as many as allowed', async () => {
    const hub = await fill();
    expect(await open(hub, ...openerAt(0))).toBeUndefined();
    expect(hub.count).toBe(max);
  });
});

test('the streams of one person leave room for other people', async () => {
  const hub = createHub();
  for (let index = 0; index < 8; index += 1) await open(hub, 'ann', `token-${index}`, NETWORK);
  expect(await open(hub, 'bob', 'token-of-bob', NETWORK)).toBeUndefined();
});

test('a stream that is refused because others open at the same time does not end its token’s earlier stream', async () => {
  const latestStreams = new Map<string, string>();
  const hub = createHub(undefined, latestStreams);
  const tokens = Array.from({ length: 9 }, (_, index) => `token-${index}`);
  const codes = await Promise.all(tokens.map((token) => open(hub, 'ann', token, NETWORK)));
  expect(codes).toEqual([...tokens.slice(1).map(() => undefined), 'too-many']);
  expect([...latestStreams.keys()]).toEqual(tokens.slice(0, -1));
});

test('streams that a failing store keeps from opening leave nothing behind', async () => {
  const outage = { isOn: true };
  const hub = createHub(outage);
  const token = accessTokenOf('ann', 'token');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await expect(hub.open(token, NETWORK, false)).rejects.toThrow(OUTAGE);
    await expect(hub.openGame(token, NETWORK, 'game00000000', undefined)).rejects.toThrow(
      'the store is down',
    );
  }
  expect(hub.count).toBe(0);
  outage.isOn = false;
  expect(await open(hub, 'ann', 'token', NETWORK)).toBeUndefined();
});
