import { expect, test } from 'vitest';
import type { ApiResult } from '../../src/online/failure.ts';
import { createIdempotentRequest } from '../../src/online/idempotent-request.ts';

const LOST = { ok: false, refusal: { code: 'no-connection' } } as const;
const DONE = { ok: true, value: 'table' } as const;

/** Returns a sender that gets the given responses from its server, and the list of the ids that it sends. */
function createSender(results: readonly ApiResult<string>[]) {
  const sentIds: string[] = [];
  let ids = 0;
  const send = createIdempotentRequest(
    () => {
      ids += 1;
      return `id-${ids}`;
    },
    async (id, _request: string) => {
      const result = results[sentIds.length] ?? DONE;
      sentIds.push(id);
      return result;
    },
  );
  return { send, sentIds };
}

test.each<readonly [string, readonly ApiResult<string>[], readonly string[], readonly string[]]>([
  ['keeps the id after a lost response', [LOST, LOST], ['A', 'A', 'A'], ['id-1', 'id-1', 'id-1']],
  ['uses a new id after a response', [DONE], ['A', 'A'], ['id-1', 'id-2']],
  ['uses a new id for a different request', [LOST], ['A', 'B'], ['id-1', 'id-2']],
])('the sender %s', async (_, results, requests, ids) => {
  const { send, sentIds } = createSender(results);
  for (const request of requests) await send(request);
  expect(sentIds).toEqual(ids);
});

test('the sender sends nothing while a request is pending', async () => {
  const { send, sentIds } = createSender([]);
  expect(await Promise.all([send('A'), send('A'), send('B')])).toEqual([DONE, undefined, undefined]);
  expect(sentIds).toEqual(['id-1']);
});
