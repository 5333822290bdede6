import { expect, test } from 'vitest';
import type { Answer } from '../../src/online/failure.ts';
import { createIdempotentRequest } from '../../src/online/idempotent-request.ts';

const LOST = { ok: false, refusal: { code: 'no-connection' } } as const;
const DONE = { ok: true, value: 'table' } as const;

/** Creates a sender to a server that gives these responses, and the list of the ids it sends. */
function createSender(answers: readonly Answer<string>[]) {
  const sentIds: string[] = [];
  let ids = 0;
  const send = createIdempotentRequest(
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
  return { send, sentIds };
}

test.each<readonly [string, readonly Answer<string>[], readonly string[], readonly string[]]>([
  ['keeps the id after a lost response', [LOST, LOST], ['A', 'A', 'A'], ['id-1', 'id-1', 'id-1']],
  ['uses a new id after a response', [DONE], ['A', 'A'], ['id-1', 'id-2']],
  ['uses a new id for another request', [LOST], ['A', 'B'], ['id-1', 'id-2']],
])('%s', async (_, answers, requests, ids) => {
  const { send, sentIds } = createSender(answers);
  for (const request of requests) await send(request);
  expect(sentIds).toEqual(ids);
});

test('sends nothing while a request is pending', async () => {
  const { send, sentIds } = createSender([]);
  expect(await Promise.all([send('A'), send('A'), send('B')])).toEqual([DONE, undefined, undefined]);
  expect(sentIds).toEqual(['id-1']);
});
