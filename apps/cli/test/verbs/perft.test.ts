import { expect, test } from 'vitest';
import { perft } from '../../src/verbs/perft.ts';
import { ask, codeOf, idleWork } from '../support/ask.ts';
import { command } from '../support/command.ts';

test.each([
  ['halma-2', 3, [40, 1600, 85_440]],
  ['grasshopper-8', 3, [24, 576, 20_050]],
  ['star-2', 4, [14, 196, 4760, 115_600]],
  ['star-3', 3, [14, 196, 2744]],
  ['star-6', 3, [14, 199, 2828]],
])('counts the sequences of %s up to %i turns', async (game, depth, counts) => {
  const answer = (await ask('perft', { game, depth })) as { readonly counts: readonly number[] };
  expect(answer.counts.slice(0, 3)).toEqual(counts.slice(0, 3));
  expect(answer).toEqual({ nodes: answer.counts.at(-1), counts: expect.any(Array) });
  expect(answer.counts).toHaveLength(depth);
});

test.each([1, 2, 3])('divides the count by first move at depth %i', async (depth) => {
  const answer = (await ask('perft', { game: 'star-2', depth, divide: true })) as {
    readonly nodes: number;
    readonly divide: Readonly<Record<string, number>>;
  };
  const names = Object.keys(answer.divide);
  expect(names).toEqual([...names].sort());
  expect(names).toHaveLength(14);
  expect(Object.values(answer.divide).reduce((sum, value) => sum + value)).toBe(answer.nodes);
});

test('counts no sequences when the game is over', async () => {
  const position = 'H8:4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21';
  expect(await ask('perft', { game: 'grasshopper-8', position, depth: 3 })).toEqual({
    nodes: 0,
    counts: [0, 0, 0],
  });
});

test.each([
  ['bad-depth', { depth: 0 }],
  ['bad-depth', { depth: 10 }],
  ['bad-depth', { depth: 1.5 }],
  ['bad-depth', { depth: -1 }],
  ['bad-request', { depth: '3' }],
  ['bad-request', {}],
])('refuses with %s: %j', async (code, request) => {
  expect(await codeOf('perft', request)).toBe(code);
});

test('reports progress and yields during a long count', async () => {
  let clock = 0;
  let yieldCount = 0;
  const progress: string[] = [];
  const result = await perft.run(
    { game: 'star-2', depth: 3 },
    {
      ...idleWork,
      now: () => {
        clock += 30;
        return clock;
      },
      yieldToEventLoop: async () => {
        yieldCount += 1;
      },
      reportProgress: (text) => progress.push(text),
    },
  );
  expect(result.ok).toBe(true);
  expect(yieldCount).toBeGreaterThan(3);
  expect(progress[0]).toMatch(/^c1-e7, 2 of 14 first moves; \d+ sequences$/);
});

test('prints a line for each depth, and the rate', async () => {
  const { out } = await command(['perft', '3', '--divide']);
  expect(out).toContain('    3     85,440');
  expect(out).toContain('nodes per second');
  expect(out).toMatch(/a4-a6 +[\d,]+\n/);
});
