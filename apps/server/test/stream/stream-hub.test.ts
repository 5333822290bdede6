import { describe, expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import type { NodeServices } from '../../src/services.ts';
import type { StoredAccessToken } from '../../src/store/access-token-store.ts';
import { StreamHub } from '../../src/stream/stream-hub.ts';

const NETWORK = '192.0.2.1';

type Opener = readonly [person: string, token: string, network: string];

/** Creates the streams of a node on which no one plays, and whose store knows every token. */
function createHub(): StreamHub {
  const latestStreams = new Map<string, string>();
  const services = {
    store: {
      accessTokens: {
        claimStream: async (token: string, stream: string) => {
          latestStreams.set(token, stream);
          return { lastOpenAt: undefined };
        },
        findStreams: async () => latestStreams,
      },
      games: { listUnfinishedOf: async () => new Map(), listEndedSince: async () => [] },
      challenges: { listToAll: async () => [] },
    },
    bus: openLocalBus(),
    names: { lookUp: async () => [] },
    metrics: { streamOpened: () => undefined, streamClosed: () => undefined },
    onlinePeople: { noteProgram: () => undefined },
    now: () => 0,
    onError: (error: unknown) => {
      throw error;
    },
  };
  return new StreamHub(services as unknown as NodeServices);
}

/** Opens a token's stream. Returns the code of the refusal; undefined if there is none. */
async function open(hub: StreamHub, ...[person, token, network]: Opener) {
  const accessToken: StoredAccessToken = {
    secretHash: '',
    token,
    person,
    name: 'Engine',
    scopes: ['games:read'],
    createdAt: 0,
    lastUsedAt: undefined,
  };
  const opened = await hub.open(accessToken, network, false);
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
