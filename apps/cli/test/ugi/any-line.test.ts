import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UgiSession } from '../../src/ugi/session.ts';
import { DEFAULT_UGI_SETTINGS } from '../../src/ugi/settings.ts';
import { createInProcessEngine } from '../support/engine.ts';

const word = fc.oneof(
  fc.constantFrom('ugi', 'isready', 'setoption', 'name', 'value', 'Game', 'star-6', 'Level', '3', 'position'),
  fc.constantFrom(
    'startpos',
    'fen',
    'moves',
    'a1-b2',
    'c3-e3',
    '--',
    'H8:8/8/8/8/8/1C1C4/8/A7',
    'A',
    '-',
    '0',
  ),
  fc.constantFrom('query', 'p1turn', 'result', 'stop', 'uginewgame', 'infinite', 'depth', '1', '-1', 'NaN'),
  fc.string(),
);
const line = fc.oneof(
  fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
  fc.constantFrom('go depth 1', 'go nodes 1', 'go nodes -5 depth 1', 'go movetime 1', 'go p1time 1 p2time 1'),
);

test('handles any lines without an error', async () => {
  const engine = createInProcessEngine();
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      const output: string[] = [];
      const send = (text: string): void => {
        output.push(text);
      };
      const session = new UgiSession({ send, engine, now: () => 0, version: '' }, DEFAULT_UGI_SETTINGS);
      for (const text of lines) {
        // A search without a limit would not end in this thread.
        if (!/^\s*go\b/.test(text) || /(depth|nodes|time)/.test(text)) await session.handleLine(text);
        await session.finish();
      }
      await session.handleLine('isready');
      expect(output.at(-1)).toBe('readyok');
      expect(output.filter((text) => text.includes('internal error'))).toEqual([]);
      expect(output.filter((text) => text.includes('\n'))).toEqual([]);
    }),
    { numRuns: 80 },
  );
}, 30_000);
