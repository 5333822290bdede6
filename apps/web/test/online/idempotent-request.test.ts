import { expect, test } from 'vitest';
import type { Answer } from '../../src/online/failure.ts';
import { createIdempotentRequest } from '../../src/online/idempotent-request.ts';

const LOST = { ok: false, refusal: { code: 'no-connection' } } as const;
const DONE = { ok: true, value: 'table' } as const;

/** Returns the ids of the requests to a server that gives these responses. */
function requester(answers: readonly Answer<string>[]) {
  const sentIds: string[] = [];
  let ids = 0;
  const ask = createIdempotentRequest(
    () => {
      ids += 1;
      return `id-${ids}`;
    },
    async (id, _request: string) => {
      const answer = answers[sentIds.length] ?? DONE;
      sentIds.push(id);
      return answer;
    },
  );
  return { ask, sentIds };
}

test.each<readonly [string, readonly Answer<string>[], readonly string[], readonly string[]]>([
  ['a lost response', [LOST, LOST], ['A', 'A', 'A'], ['id-1', 'id-1', 'id-1']],
  ['a response', [DONE], ['A', 'A'], ['id-1', 'id-2']],
  ['another request', [LOST], ['A', 'B'], ['id-1', 'id-2']],
])('after %s', async (_, answers, requests, ids) => {
  const { ask, sentIds } = requester(answers);
  for (const request of requests) await ask(request);
  expect(sentIds).toEqual(ids);
});

test('a second click before the response sends nothing', async () => {
  const { ask, sentIds } = requester([]);
  expect(await Promise.all([ask('A'), ask('A'), ask('B')])).toEqual([DONE, undefined, undefined]);
  expect(sentIds).toEqual(['id-1']);
});
