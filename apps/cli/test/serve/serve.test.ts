import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RawRequest } from '../../src/request/fields/fields.ts';
import { answerLine } from '../../src/serve/answer-line.ts';
import { MAX_LINE_BYTES } from '../../src/serve/line-splitter.ts';
import { serve } from '../../src/serve/serve.ts';
import { moves } from '../../src/verbs/moves.ts';
import type { RequestVerb } from '../../src/verbs/verb.ts';
import { bytesOf, idleWork } from '../support/ask.ts';

interface Answer {
  readonly id?: unknown;
  readonly moves?: readonly string[];
  readonly nodes?: number;
  readonly error?: { readonly code: string };
}

async function answers(
  input: string,
  { verb = moves, defaults = {} }: { readonly verb?: RequestVerb; readonly defaults?: RawRequest } = {},
): Promise<readonly Answer[]> {
  let out = '';
  const send = async (text: string): Promise<void> => {
    out += text;
  };
  await serve(bytesOf(input, 50), send, (line) => answerLine(line, { verb, defaults, work: idleWork }));
  expect(out === '' || out.endsWith('\n')).toBe(true);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const codesOf = async (input: string) => (await answers(input)).map(({ error }) => error?.code ?? 'answered');

afterEach(() => {
  vi.restoreAllMocks();
});

test('answers fast and slow requests in order', async () => {
  const requests = Array.from({ length: 40 }, (_, id) =>
    JSON.stringify(id % 3 === 0 ? { id, verb: 'perft', depth: 2, game: 'star-2' } : { id }),
  );
  const responses = await answers(requests.join('\n'));
  expect(responses.map(({ id }) => id)).toEqual(requests.map((_, id) => id));
  expect(responses[0]?.nodes).toBe(196);
  expect(responses[1]?.moves).toHaveLength(40);
});

test.each<[unknown]>([[null], [0], [-1.5], [''], ['é'], [true], [[]], [[1, { a: null }]], [{}], [{ id: 1 }]])(
  'returns the id %j',
  async (id) => {
    const [good, bad] = await answers(
      `${JSON.stringify({ id })}\n${JSON.stringify({ id, game: 'chess' })}\n`,
    );
    expect(good).toHaveProperty('id', id);
    expect(bad).toEqual({ id, error: expect.objectContaining({ code: 'unknown-game' }) });
  },
);

test('treats null as a missing field', async () => {
  const context = { verb: moves, defaults: { game: 'star-2' } };
  const [plain, ...others] = await answers('{}\n{"game":null}\n{"verb":null}\n', context);
  expect(plain?.moves).toHaveLength(14);
  expect(others).toEqual([plain, plain]);
});

test('answers without an id when the request has none', async () => {
  expect((await answers('{}\n'))[0]).not.toHaveProperty('id');
});

describe('answers a bad line with an error and serves the next', () => {
  test.each([
    ['', 'bad-json'],
    [' \r', 'bad-json'],
    ['{', 'bad-json'],
    ["{'id':1}", 'bad-json'],
    ['null', 'bad-request'],
    ['[]', 'bad-request'],
    ['"moves"', 'bad-request'],
    ['3', 'bad-request'],
    ['{"game":1}', 'bad-request'],
    ['{"verb":"dance"}', 'unknown-verb'],
    ['{"verb":"play"}', 'unknown-verb'],
    ['{"verb":3}', 'unknown-verb'],
    ['{"verb":"toString"}', 'unknown-verb'],
    [`{"id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'bad-request'],
    ['x'.repeat(MAX_LINE_BYTES + 1), 'too-long'],
  ])('$1, case %#', async (line, code) => {
    expect(await codesOf(`{}\n${line}\n{"id":2}`)).toEqual(['answered', code, 'answered']);
  });

  test('when a verb throws', async () => {
    const failingVerb: RequestVerb = {
      ...moves,
      run: ({ game }) => {
        if (game === 'later') return Promise.reject(new Error('late'));
        throw new Error('at once');
      },
    };
    const responses = await answers('{"id":1}\n{"id":2,"game":"later"}\n', { verb: failingVerb });
    expect(responses).toEqual([
      { id: 1, error: { code: 'internal', message: expect.stringContaining('at once') } },
      { id: 2, error: { code: 'internal', message: expect.stringContaining('late') } },
    ]);
  });
});

test('reads a line of the maximum length, with either line ending', async () => {
  const padded = `{"id":1,"note":"${'x'.repeat(MAX_LINE_BYTES - 18)}"}`;
  expect(padded).toHaveLength(MAX_LINE_BYTES);
  expect(await codesOf(`${padded}\n{}\r\n`)).toEqual(['answered', 'answered']);
});

test('reads no more input while the reader of the responses lags behind', async () => {
  let takenLines = 0;
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (; takenLines < 50; takenLines += 1) yield new TextEncoder().encode('{}\n');
  }
  const resolvers: (() => void)[] = [];
  const send = (): Promise<void> => new Promise((resolve) => resolvers.push(resolve));
  const done = serve(lines(), send, (line) =>
    answerLine(line, { verb: moves, defaults: {}, work: idleWork }),
  );
  await vi.waitFor(() => expect(resolvers).toHaveLength(1), { timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(takenLines).toBe(0);
  const timer = setInterval(() => resolvers.shift()?.(), 0);
  await done;
  clearInterval(timer);
  expect(takenLines).toBe(50);
});
