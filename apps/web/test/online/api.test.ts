import type { Person } from '@halma/protocol';
import { expect, test, vi } from 'vitest';
import { createApi } from '../../src/online/api.ts';
import { routeAddress } from '../../src/online/route-address.ts';
import { GAME, RUTH } from './sample-game.ts';

test.each([
  ['/api/lobby', {}, {}, '/api/lobby'],
  ['/api/people/{name}/games', { name: 'a/b' }, {}, '/api/people/a%2Fb/games'],
  ['/api/games', {}, { phase: 'over', game: undefined, before: '' }, '/api/games?phase=over'],
])(
  'the route %s with the parameters %j and the query %j has the address %s',
  (path, parameters, query, address) => {
    expect(routeAddress(path, parameters, query)).toBe(address);
  },
);

test("a request uses its route's method and address, and returns the response", async () => {
  const sent: unknown[] = [];
  const api = createApi(async (address, init) => {
    sent.push([address, init.method, init.body]);
    return Response.json({ seq: 4 });
  });
  const body = { id: 'command-1', command: { do: 'resign' } } as const;
  expect(await api('sendCommand', { parameters: { game: GAME }, body })).toEqual({
    ok: true,
    value: { seq: 4 },
  });
  expect(sent).toEqual([[`/api/games/${GAME}/commands`, 'POST', JSON.stringify(body)]]);
});

test.each([
  [
    'a refusal',
    async () => Response.json({ refusal: { code: 'name-taken' } }, { status: 409 }),
    'name-taken',
  ],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no-connection'],
  ['an error page of a proxy', async () => new Response('<html>', { status: 502 }), 'no-connection'],
])('%s returns a failure with the right code', async (_, send, code) => {
  expect(await createApi(send)('startSession', {})).toEqual({ ok: false, refusal: { code } });
});

test('a request to which the server does not respond in time fails', async () => {
  const timeout = new AbortController();
  const createTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const api = createApi(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const result = api('startSession', {});
  createTimeout.mockRestore();
  timeout.abort();
  expect(await result).toEqual({ ok: false, refusal: { code: 'no-connection' } });
});

test('a change is sent only once if it is requested again before its response arrives', async () => {
  const sent: string[] = [];
  const api = createApi(async (address, { method }) => {
    sent.push(`${method} ${address}`);
    return new Response(null, { status: 204 });
  });
  const follow = ({ id }: Person) => api('followPerson', { parameters: { person: id } });
  const unfollow = ({ id }: Person) => api('unfollowPerson', { parameters: { person: id } });
  const address = `/api/following/${RUTH.id}`;
  const results = await Promise.all([follow(RUTH), follow(RUTH), unfollow(RUTH), follow(RUTH)]);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(sent).toEqual([`PUT ${address}`, `DELETE ${address}`, `PUT ${address}`]);
  await follow(RUTH);
  expect(sent).toHaveLength(4);
});

test('a response that has no content is undefined, and text is returned unchanged', async () => {
  expect(await createApi(async () => new Response(null, { status: 204 }))('endSession', {})).toEqual({
    ok: true,
    value: undefined,
  });
  const record = await createApi(async () => new Response('[Game "halma-2"]'))('getGameRecord', {
    parameters: { game: GAME },
  });
  expect(record).toEqual({ ok: true, value: '[Game "halma-2"]' });
});
