import { describe, expect, test } from 'vitest';
import { reviewRequestedGames } from '../../src/review/review-games.ts';
import { ask, codeOf, idleWork } from '../support/ask.ts';
import { command } from '../support/command.ts';

const MOVES = '1. c1>e1 f8-d8 2. c2-c3 f7-f6 3. b3-c4 f6-e5 4. e1-f1 e5-e6';
const RECORD = `[Event "Test"] [Date "2026.11.20"] [Game "grasshopper-8"] [Preset "standard"]
[SeatA "Ann"] [SeatC "Bob"] [Result "*"]
${MOVES}`;

interface ReviewAnswer {
  readonly plies: readonly {
    readonly ply: number;
    readonly seat: string;
    readonly move: string;
    readonly judgement: string;
    readonly loss: { readonly moves: number; readonly chance: number };
    readonly best: { readonly moves: readonly string[] };
  }[];
  readonly seats: readonly {
    readonly seat: string;
    readonly turns: number;
    readonly worst: readonly number[];
  }[];
}

const reviewOf = async (request: object): Promise<ReviewAnswer> =>
  (await ask('review', request)) as unknown as ReviewAnswer;

test('assesses every turn and summarises every seat', async () => {
  const { plies, seats } = await reviewOf({ record: RECORD, nodes: 500 });
  expect(plies.map(({ ply, seat }) => `${ply}${seat}`)).toEqual([
    '1A',
    '2C',
    '3A',
    '4C',
    '5A',
    '6C',
    '7A',
    '8C',
  ]);
  expect(plies.map(({ move }) => move).slice(0, 3)).toEqual(['c1-e1', 'f8-d8', 'c2-c3']);
  for (const { loss, judgement, best, move } of plies) {
    expect(loss.moves).toBeGreaterThanOrEqual(0);
    expect(loss.chance).toBeGreaterThanOrEqual(0);
    if (judgement === 'best') expect(loss.moves).toBeLessThan(0.25);
    else expect(best.moves[0]).not.toBe(move);
  }
  expect(seats.map(({ seat, turns }) => [seat, turns])).toEqual([
    ['A', 4],
    ['C', 4],
  ]);
});

test('rates a step back worse than the first hop', async () => {
  const { plies } = await reviewOf({ record: RECORD, nodes: 500 });
  const loss = (ply: number): number => plies[ply - 1]?.loss.moves ?? 0;
  expect(loss(8)).toBeGreaterThan(loss(1));
});

test('reviews each record in a file, or one of them', async () => {
  const other = RECORD.replace(MOVES, '1. c2-c3');
  const text = `${RECORD}\n\n${other}\n`;
  const both = (await ask('review', { record: text, nodes: 100 })) as unknown as {
    readonly games: readonly ReviewAnswer[];
  };
  expect(both.games.map(({ plies }) => plies.length)).toEqual([8, 1]);
  expect(await reviewOf({ record: text, number: 2, nodes: 100 })).toEqual(both.games[1]);
  const { out } = await command(['review', 'games.hgn', '--nodes', '50'], { files: { 'games.hgn': text } });
  expect(out).toMatch(/^Record 1\n\nGrasshopper 8 × 8: 8 turns[\s\S]*\n\nRecord 2\n\n/);
});

test('refuses a bad record before the first search', async () => {
  const progress: string[] = [];
  const work = { ...idleWork, reportProgress: (text: string) => void progress.push(text) };
  const record = `${RECORD}\n\n${RECORD.replace('b3-c4', 'b3-c5')}\n`;
  const review = await reviewRequestedGames({ record, nodes: 100 }, work);
  expect(review).toMatchObject({ refusal: { code: 'not-adjacent', ply: 5 } });
  expect(progress).toEqual([]);
});

test('gives the same result every time', async () => {
  const request = { record: RECORD, nodes: 300 };
  expect(await reviewOf(request)).toEqual(await reviewOf(request));
});

test('reviews a key as a one-army game', async () => {
  const { plies } = await reviewOf({ key: 'III,3 to III,5. II,2 to III,3.', nodes: 100 });
  expect(plies.map(({ seat }) => seat)).toEqual(['A', 'A']);
});

test('prints the number of turns and a table of the seats', async () => {
  const { out } = await command(['review', 'game.hgn', '--nodes', '500'], { files: { 'game.hgn': RECORD } });
  expect(out).toContain('Grasshopper 8 × 8: 8 turns reviewed.');
  expect(out).toMatch(/^A +4 /m);
});

describe('refuses', () => {
  test.each([
    ['a request without a game', {}, 'bad-request'],
    ['a limit of no nodes', { record: RECORD, nodes: 0 }, 'bad-request'],
    ['a record with an illegal move', { record: RECORD.replace('b3-c4', 'b3-c5') }, 'not-adjacent'],
    ['a key with an unknown word', { key: 'III,3 nach III,5.' }, 'bad-key'],
  ])('%s', async (_, request, code) => {
    expect(await codeOf('review', request)).toBe(code);
  });
});
