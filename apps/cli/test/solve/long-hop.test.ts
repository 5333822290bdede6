import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { command } from '../support/command.ts';

async function longHop(...words: readonly string[]): Promise<unknown> {
  const { out } = await command(['solve', 'long-hop', ...words, '--side', '7', '--json']);
  return JSON.parse(out);
}

describe('on a board of side 7', () => {
  const impossible = { proven: true, impossible: true, arrangement: [] };
  test.each<[string[], object]>([
    [['--jumps', '14'], { jumps: 14, men: 10, proven: true, impossible: false }],
    [['--jumps', '15'], { jumps: 15, men: null, ...impossible }],
    [['--jumps', '2'], { jumps: 2, men: null, ...impossible }],
    [['--men', '8'], { jumps: 12, men: 8, proven: true, impossible: false }],
    [['--men', '100'], { jumps: 14, men: 10, proven: true, impossible: false }],
    [['--men', '2'], { jumps: null, men: 2, ...impossible }],
    [['--jumps', '14', '--men', '9'], { jumps: 14, men: 9, ...impossible }],
    [[], { jumps: 14, men: 10, proven: true, impossible: false }],
  ])('answers with the options %j', async (words, answer) =>
    expect(await longHop(...words)).toMatchObject(answer),
  );

  test('finds an arrangement that passes the check', async () => {
    const { arrangement, jumps, men } = (await longHop('--jumps', '13')) as {
      arrangement: string[];
      jumps: number;
      men: number;
    };
    const checked = await ask('solve long-hop check', { side: 7, arrangement: arrangement.join(' ') });
    expect(checked).toMatchObject({ jumps, men });
  });

  test.each([
    [false, '7', /^No men can force 1, 2 or more than 14 jumps\.$/],
    [false, '3', /^No men can force more than 2 jumps\.$/],
    [true, '7', /^Interrupted before the fewest men were known\.$/],
  ])(
    'ends the table with what it knows (interrupted: %s, side %s)',
    async (isInterrupted, side, lastLine) => {
      const { out } = await command(['solve', 'long-hop', 'table', '--side', side], { isInterrupted });
      expect(out.trimEnd().split('\n').at(-1)).toMatch(lastLine);
    },
  );

  test('lists every number of jumps from 3 to 14', async () => {
    const { out } = await command(['solve', 'long-hop', 'table', '--side', '7', '--json']);
    const { rows, impossible } = JSON.parse(out);
    expect(rows.map(({ jumps }: { jumps: number }) => jumps)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect(rows.every(({ arrangement }: { arrangement: unknown }) => arrangement !== null)).toBe(true);
    expect(impossible).toEqual([1, 2, 15]);
  });
});

test.each([
  [['solve', 'long-hop', '--side', '17'], '--side expects'],
  [['solve', 'long-hop', '--jumps', '0'], '--jumps expects'],
  [['solve', 'long-hop', 'check', 'a1'], '(occupied)'],
  [['solve', 'long-hop', 'check', 'q1'], '(unknown-cell)'],
])('refuses %j', async (words, message) => expect((await command(words)).err).toContain(message));
