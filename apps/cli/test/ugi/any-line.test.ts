import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UgiSession } from '../../src/ugi/session.ts';
import { USUAL_SETTINGS } from '../../src/ugi/settings.ts';
import { thinkerHere } from '../support/thinker.ts';

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

test('any lines are answered, and none throws', async () => {
  const thinker = thinkerHere();
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      const said: string[] = [];
      const send = (text: string): void => {
        said.push(text);
      };
      const session = new UgiSession({ send, thinker, now: () => 0, version: '' }, USUAL_SETTINGS);
      for (const text of lines) {
        // A search without a limit would not end in this thread.
        if (!/^\s*go\b/.test(text) || /(depth|nodes|time)/.test(text)) await session.hear(text);
        await session.finish();
      }
      await session.hear('isready');
      expect(said.at(-1)).toBe('readyok');
      expect(said.filter((text) => text.includes('this should not happen'))).toEqual([]);
      expect(said.filter((text) => text.includes('\n'))).toEqual([]);
    }),
    { numRuns: 80 },
  );
}, 30_000);
