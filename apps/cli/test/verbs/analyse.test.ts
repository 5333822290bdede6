import { GAMES } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { ask, codeOf } from '../support/ask.ts';
import { command } from '../support/command.ts';

interface AnsweredLine {
  readonly score: number;
  readonly winningChance: number;
  readonly depth: number;
  readonly nodes: number;
  readonly moves: readonly string[];
  readonly proven?: object;
}

const linesOf = async (request: object): Promise<readonly AnsweredLine[]> =>
  ((await ask('analyse', request)) as { readonly lines: readonly AnsweredLine[] }).lines;

test.each(GAMES.map(({ id }) => [id]))('returns playable lines for %s, best first', async (game) => {
  const lines = await linesOf({ game, limits: { nodes: 300 }, lines: 3 });
  expect(lines).toHaveLength(3);
  for (const { score, winningChance, depth, nodes, moves } of lines) {
    expect(winningChance).toBeGreaterThanOrEqual(0);
    expect(winningChance).toBeLessThanOrEqual(1);
    expect(depth).toBeGreaterThan(0);
    expect(nodes).toBeGreaterThan(0);
    expect(Number.isFinite(score)).toBe(true);
    expect(await codeOf('apply', { game, moves: moves.slice(0, 1) })).toBeUndefined();
  }
  const scores = lines.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(new Set(lines.map(({ moves }) => moves[0])).size).toBe(3);
});

test.each(['halma-2', 'star-6', 'cetro'])(
  'gives the same result for %s every time with a node limit',
  async (game) => {
    const request = { game, limits: { nodes: 2000 }, lines: 2 };
    const first = await linesOf(request);
    await linesOf({ game: 'grasshopper-8', limits: { nodes: 500 } });
    expect(await linesOf(request)).toEqual(first);
    expect(await linesOf({ game, nodes: 2000, lines: 2 })).toEqual(first);
  },
);

test('prefers the depth field to the depth in limits', async () => {
  const [line] = await linesOf({ game: 'star-2', depth: 2, limits: { depth: 4 } });
  expect(line?.depth).toBe(2);
});

test('returns the requested lines even for one node', async () => {
  expect(await linesOf({ nodes: 1, lines: 2 })).toHaveLength(2);
});

test('returns no lines when the game is over', async () => {
  const position = 'H8:4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21';
  expect(await ask('analyse', { game: 'grasshopper-8', position })).toEqual({ lines: [] });
});

test('proves a win in one', async () => {
  const position = 'H8:4AAAA/5AAA/6AA/6A1/C7/CC6/CCC5/CCC2C2 A - 40 21';
  expect(await linesOf({ game: 'grasshopper-8', position, nodes: 1000 })).toMatchObject([
    { moves: ['g5-h5'], winningChance: 1, proven: { result: 'won', plies: 1 } },
  ]);
});

test.each([
  [{ limits: { nodes: 0 } }],
  [{ limits: { nodes: 1.5 } }],
  [{ limits: { hours: 1 } }],
  [{ limits: { depth: '3' } }],
  [{ limits: 5 }],
  [{ seconds: -1 }],
  [{ seconds: 1e9 }],
  [{ depth: 100 }],
  [{ nodes: 100, lines: 0 }],
  [{ nodes: 100, lines: 1.5 }],
])('refuses %j', async (request) => {
  expect(await codeOf('analyse', request)).toBe('bad-request');
});

describe('prints a table', () => {
  test('with the score, the chance and the line', async () => {
    const { out, status } = await command(['analyse', '--game', 'star-2', '--nodes', '500', '--lines', '2']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Chinese checkers for two: A to move, round 1\.\n\ndepth \d+, [\d,]+ nodes in /);
    expect(out).toMatch(/\n *score +chance +moves\n/);
    expect(out.match(/^ *[+-]\d+\.\d\d +\d+%( +\S+)+$/gm)).toHaveLength(2);
  });

  test('that fits the terminal', async () => {
    const { out } = await command(['analyse', '--game', 'star-6', '--nodes', '3000'], { width: 40 });
    const rows = out.split('\n').slice(2);
    expect(rows.filter((row) => row.length > 40)).toEqual([]);
    expect(out).toMatch(/ …\n$/);
  });
});
