import { expect, test } from 'vitest';
import type { Answer } from '../../src/online/failure.ts';
import { createIntention } from '../../src/online/one-intention.ts';

const LOST = { ok: false, refusal: { code: 'no-connection' } } as const;
const DONE = { ok: true, value: 'table' } as const;

/** What is asked of a server that gives these answers, by the ids. */
function asker(answers: readonly Answer<string>[]) {
  const asked: string[] = [];
  let ids = 0;
  const ask = createIntention(
    () => {
      ids += 1;
      return `id-${ids}`;
    },
    async (id, _wanted: string) => {
      const answer = answers[asked.length] ?? DONE;
      asked.push(id);
      return answer;
    },
  );
  return { ask, asked };
}

test.each<readonly [string, readonly Answer<string>[], readonly string[], readonly string[]]>([
  ['a lost answer', [LOST, LOST], ['A', 'A', 'A'], ['id-1', 'id-1', 'id-1']],
  ['an answer', [DONE], ['A', 'A'], ['id-1', 'id-2']],
  ['another wish', [LOST], ['A', 'B'], ['id-1', 'id-2']],
])('after %s', async (_, answers, wishes, ids) => {
  const { ask, asked } = asker(answers);
  for (const wish of wishes) await ask(wish);
  expect(asked).toEqual(ids);
});

test('a second press before the answer asks nothing', async () => {
  const { ask, asked } = asker([]);
  expect(await Promise.all([ask('A'), ask('A'), ask('B')])).toEqual([DONE, undefined, undefined]);
  expect(asked).toEqual(['id-1']);
});
