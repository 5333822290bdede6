import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord } from '@halma/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicationText } from '../../src/arena/adjudicate.ts';
import { command } from '../support/command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-arena-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SMALL = ['--game', 'grasshopper-8', '--option', 'moveCap=60'];

/** Plays a match and returns its result without the measured times. */
async function playMatch(...words: readonly string[]): Promise<Record<string, unknown>> {
  const { out, err } = await command(['arena', ...words, '--json']);
  expect(err).toBe('');
  const result = JSON.parse(out) as { readonly players: readonly object[] };
  return { ...result, players: result.players.map((player) => ({ ...player, millisecondsPerTurn: 0 })) };
}

describe('with a node limit, repeats a match exactly for', () => {
  test.each([
    ['two sides', ['level:10@300n', 'greedy', '--game', 'star-2', '--option', 'moveCap=30', '--games', '4']],
    ['three sides', ['greedy', 'random', '--game', 'star-3', '--option', 'moveCap=90', '--games', '3']],
    [
      'four sides',
      ['level:10@100n', 'greedy', '--game', 'halma-4', '--option', 'moveCap=40', '--games', '4'],
    ],
  ])('%s', async (name, words) => {
    const play = async (seed: string, time: string): Promise<readonly [object, string]> => {
      const file = join(folder, `${name.replace(' ', '-')}-${seed}-${time}`);
      const result = await playMatch(...words, '--seed', seed, '--records', file);
      return [result, await readFile(file, 'utf8')];
    };
    const first = await play('7', 'first');
    expect(await play('7', 'again')).toEqual(first);
    const [, records] = await play('8', 'first');
    expect(records).not.toBe(first[1]);
  });
});

test('plays the openings in a list in rotation, each from both sides', async () => {
  const openings = join(folder, 'openings.txt');
  const records = join(folder, 'listed.hgn');
  await writeFile(openings, 'c2-d3 f7-e6\nb2-c3\n');
  const { games } = await playMatch(
    'greedy',
    'random',
    ...SMALL,
    '--games',
    '6',
    '--openings',
    openings,
    '--records',
    records,
  );
  expect(games).toBe(6);
  const starts = (await readFile(records, 'utf8'))
    .split(/^\[Event /m)
    .slice(1)
    .map((record) => {
      const moves = record
        .slice(record.lastIndexOf(']') + 1)
        .replaceAll(/\d+\.+|\s+/g, ' ')
        .trim()
        .split(/ +/);
      return moves.slice(0, 2).join(' ');
    });
  expect(starts.map((moves) => moves.startsWith('c2-d3 f7-e6'))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(starts.map((moves) => moves.startsWith('b2-c3'))).toEqual([false, false, true, true, false, false]);
});

test('scores the engine above the greedy player', async () => {
  const { players, elo } = await playMatch(
    'level:10@300n',
    'greedy',
    '--game',
    'grasshopper-8',
    '--games',
    '4',
  );
  expect(players).toMatchObject([{ name: 'level:10@300n', games: 4, faults: 0 }, { name: 'greedy' }]);
  expect((players as readonly { readonly wins: number }[])[0]?.wins).toBeGreaterThan(2);
  expect(elo).toMatchObject({ low: expect.any(Number) });
});

test('rounds the number of games up to whole rotations and treats partners as one side', async () => {
  const cap = ['--option', 'moveCap=30'];
  expect(await playMatch('greedy', '--game', 'star-6', ...cap, '--games', '1')).toMatchObject({ games: 6 });
  const teams = ['--game', 'halma-4', '--option', 'teams=opposite', ...cap];
  expect(await playMatch('greedy', 'random', ...teams, '--games', '1')).toMatchObject({
    games: 2,
    options: { moveCap: '30', teams: 'opposite' },
    players: [{ games: 2 }, { games: 2 }],
    ends: { cap: 2 },
  });
});

test('starts from the requested position', async () => {
  const position = 'H8:4AAAA/5AAA/6AA/6A1/7C/CC6/CCC5/CCC5 A - 40 21';
  const words = ['level:10@50n', ...SMALL, '--position', position, '--opening-plies', '0', '--games', '2'];
  expect(await playMatch(...words)).toMatchObject({
    ends: { win: 2 },
    plies: { mean: 1, least: 1, most: 1 },
  });
});

test('a match resumes after the games in its file, and gives the same result', async () => {
  const file = (name: string): string => join(folder, name);
  const words = (name: string): readonly string[] => [
    ...['greedy', 'random', ...SMALL, '--games', '6'],
    ...['--results', file(`${name}.jsonl`), '--records', file(`${name}.hgn`)],
  ];
  const uninterrupted = await playMatch(...words('whole'));
  const results = await readFile(file('whole.jsonl'), 'utf8');
  const records = await readFile(file('whole.hgn'), 'utf8');
  const lines = results.split('\n');
  expect(lines).toHaveLength(8);
  // Two games, a third whose line was cut off, and the records of one.
  await writeFile(file('part.jsonl'), `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 50)}`);
  await writeFile(file('part.hgn'), `[Event${records.split('[Event')[1]}`);
  expect(await playMatch(...words('part'))).toEqual(uninterrupted);
  expect(await readFile(file('part.hgn'), 'utf8')).toBe(records);
  const withoutTime = (text: string): string => text.replaceAll(/"milliseconds":[\d.]+/g, '');
  expect(withoutTime(await readFile(file('part.jsonl'), 'utf8'))).toBe(withoutTime(results));
  expect(await playMatch(...words('part'))).toEqual(uninterrupted);
  await writeFile(file('part.hgn'), 'another text');
  expect(await command(['arena', ...words('part')])).toMatchObject({
    status: 1,
    err: expect.stringContaining('contains other records'),
  });
});

test('refuses a results file with different settings or damaged games', async () => {
  const file = join(folder, 'refused.jsonl');
  const words = ['arena', 'greedy', 'random', ...SMALL, '--games', '2', '--results', file];
  await command(words);
  const refusalOf = async (...options: readonly string[]): Promise<string> =>
    (await command([...words, ...options])).err.replaceAll(/\s+/g, ' ');
  expect(await refusalOf('--seed', '5')).toContain('“seed” is 1, not 5');
  expect(await refusalOf('--adjudicate', '3')).toContain('“adjudication” is not set, not 3');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"plies":', '"plies":-'));
  expect(await refusalOf()).toContain('Line 2 of the match file is not a game. (bad-results)');
});

test('logs the lines of programs and the moves of all players', async () => {
  const engine = fileURLToPath(new URL('../support/fake-engine.mjs', import.meta.url));
  const log = join(folder, 'lines.log');
  const program = `ugi:"${process.execPath}" "${engine}" illegal`;
  await playMatch(program, 'greedy', ...SMALL, '--games', '2', '--opening-plies', '0', '--log', log);
  const entries = (await readFile(log, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').slice(1));
  expect(entries.slice(0, 2)).toEqual([
    ['1', `A ${program}`, '>', 'ugi'],
    ['1', `A ${program}`, '<', 'id name fake'],
  ]);
  expect(entries).toContainEqual(['1', `A ${program}`, '<', 'bestmove a1-h8']);
  expect(entries).toContainEqual(['2', 'A greedy', '=', expect.stringMatching(/^[a-h]\d-[a-h]\d$/)]);
});

test('adjudicates games whose armies have passed each other, if requested', async () => {
  const records = join(folder, 'adjudicated.hgn');
  const words = ['level:10@300n', 'level:4@300n', '--game', 'star-2', '--games', '2'];
  const playedOut = await playMatch(...words);
  expect(playedOut).not.toHaveProperty('adjudicate');
  const adjudicated = await playMatch(...words, '--adjudicate', '2', '--records', records);
  expect(adjudicated).toMatchObject({
    adjudicate: 2,
    ends: { adjudication: 2 },
    players: [{ wins: 2 }, { wins: 0 }],
  });
  const length = (result: object): number => (result as { plies: { mean: number } }).plies.mean;
  expect(length(adjudicated)).toBeLessThan(length(playedOut));
  const text = await readFile(records, 'utf8');
  expect(text).toMatch(/\{adjudicated: [AD] needs \d+ moves?, [AD] needs \d+\}/);
  expect(parseRecord(text.split(/\n(?=\[Event)/)[0] ?? '').ok).toBe(true);
});

test.each([
  [1, 4, 'adjudicated: D needs 1 move, A needs 4'],
  [3, 9, 'adjudicated: D needs 3 moves, A needs 9'],
])('the comment on an adjudication counts %i and %i moves', (winnerMoves, loserMoves, text) => {
  expect(adjudicationText({ winner: 4, loser: 1, winnerMoves, loserMoves })).toBe(text);
});

test('stops when the SPRT is decided', async () => {
  const words = ['greedy', 'random', '--game', 'grasshopper-8', '--games', '200', '--sprt', '0,200'];
  const result = (await playMatch(...words)) as { readonly games: number };
  expect(result.games).toBeLessThan(100);
  expect(result).toMatchObject({
    sprt: { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05, bounds: [-2.944, 2.944], verdict: 'elo1' },
  });
  const stricter = (await playMatch(...words, '--alpha', '0.001')) as { readonly games: number };
  expect(stricter.games).toBeGreaterThan(result.games);
});

test('writes the records to a new file', async () => {
  const file = join(folder, 'games.hgn');
  await playMatch('greedy', 'random', ...SMALL, '--games', '4', '--records', file);
  const texts = (await readFile(file, 'utf8')).split(/\n(?=\[Event)/);
  expect(texts).toHaveLength(4);
  const players = texts.map((text) => {
    const record = parseRecord(text);
    return record.ok ? record.value.players : record.refusal;
  });
  expect(players).toEqual([
    { A: 'greedy', C: 'random' },
    { A: 'random', C: 'greedy' },
    { A: 'greedy', C: 'random' },
    { A: 'random', C: 'greedy' },
  ]);
  expect(await command(['arena', 'greedy', 'random', '--records', file])).toMatchObject({
    status: 1,
    err: expect.stringContaining('unwritable-file'),
  });
});

test('prints a table', async () => {
  const words = ['arena', 'greedy', 'random', ...SMALL, '--games', '2', '--sprt', '0,10'];
  const { out } = await command(words);
  expect(out).toMatch(/^grasshopper-8, standard: 2 games, seed 1, openings of 4 to 8 plies\n/);
  expect(out).toMatch(/\nplayer +score +wins .*\ngreedy +\d.*\nrandom +\d/);
  expect(out).toMatch(/\nElo of greedy against random: .+ \(95%\)\n/);
  expect(out).toMatch(/\nSPRT of 0 against 10 Elo: no verdict yet/);
  expect(out).toMatch(/\nEndings: \w+ \d/);
});

test.each([80, 100])('shortens long names to fit a width of %i characters', async (width) => {
  const position = 'H8:4AAAA/5AAA/6AA/6A1/7C/CC6/CCC5/CCC5 A - 40 21';
  const name = `ugi:/no/such/program ${'word '.repeat(20)}`;
  const words = ['arena', name, 'greedy', ...SMALL, '--position', position, '--games', '2'];
  const { out } = await command(words, { width });
  expect(out.split('\n').filter((line) => line.length > width)).toEqual([]);
  expect(out).toMatch(/\nugi:\/no\/su.*… /);
  expect(out).toContain('crash');
});

describe('refuses', () => {
  test.each([
    [[], 'name at least one and at most 2 players'],
    [['greedy', 'random', 'greedy'], 'name at least one and at most 2 players'],
    [['greedy', 'fast'], 'unknown player “fast”'],
    [['greedy', 'level:11'], 'unknown player “level:11”'],
    [['greedy', '--games', '0'], '--games expects'],
    [['greedy', '--seed', '-1'], '--seed expects'],
    [['greedy', '--concurrency', '0'], '--concurrency expects'],
    [['greedy', '--games', '1000001'], '--games expects'],
    [['greedy', '--games', '2.5'], '--games expects'],
    [['greedy', '--seed', '4294967296'], '--seed expects'],
    [['greedy', '--concurrency', '65'], '--concurrency expects'],
    [['greedy', '--nodes', '0'], '--nodes expects'],
    [['greedy', '--clock', 'x'], '--clock expects'],
    [['greedy', '--opening-plies', '9..1'], '--opening-plies expects'],
    [['greedy', '--sprt', '10,0'], '--sprt expects'],
    [['greedy', '--sprt', '0,10', '--game', 'star-6'], '--sprt needs a game with two sides'],
    [['greedy', '--alpha', '0.01'], '--alpha and --beta need --sprt'],
    [['greedy', '--sprt', '0,10', '--alpha', '0.5'], '--alpha expects'],
    [['greedy', '--beta', '0.01'], '--alpha and --beta need --sprt'],
    [['greedy', '--sprt', '0,10', '--alpha', '0'], '--alpha expects'],
    [['greedy', '--sprt', '0,10', '--beta', '0.5'], '--beta expects'],
    [['greedy', '--sprt', '0,10', '--beta', '0'], '--beta expects'],
    [['greedy', '--adjudicate', '0'], '--adjudicate expects'],
    [['greedy', '--adjudicate', '1.5'], '--adjudicate expects'],
    [['greedy', '--adjudicate', '3', '--game', 'star-3'], '--adjudicate needs a game with two armies'],
    [
      ['csci561:x', '--game', 'star-2'],
      'the CSCI-561 file protocol supports only the board and men of halma-2',
    ],
  ])('%j', async (words, message) => {
    const { status, err } = await command(['arena', ...words]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining(message) });
  });

  test('a finished game', async () => {
    const position = 'H8:4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21';
    const { status, err } = await command([
      'arena',
      'greedy',
      '--game',
      'grasshopper-8',
      '--position',
      position,
    ]);
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('game-over') });
  });
});
