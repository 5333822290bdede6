import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatPosition, formatResult, GAME_IDS, parseRecord, play } from '@halma/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseDatasetPlan } from '../../src/dataset/dataset-plan.ts';
import { command } from '../support/command.ts';
import { positionOf } from '../support/positions.ts';

vi.setConfig({ testTimeout: 60_000 });

const FILES = ['games.hgn', 'games.jsonl', 'positions.jsonl', 'dataset.json'] as const;

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'halma-dataset-'));
});
afterAll(() => rm(parent, { recursive: true }));

const SMALL = ['--game', 'rhombus-5-three', '--games', '4', '--nodes', '20'];

/**
 * Writes a small data set.
 *
 * @returns the contents of its files
 */
async function write(name: string, ...words: readonly string[]): Promise<readonly string[]> {
  const folder = join(parent, 'new', name);
  const { status, err } = await command(['dataset', folder, ...SMALL, ...words]);
  expect([status, err]).toEqual([0, '']);
  return Promise.all(FILES.map((file) => readFile(join(folder, file), 'utf8')));
}

const parseLines = (text = ''): readonly ReturnType<typeof JSON.parse>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a data set', () => {
  let files: readonly string[];
  beforeAll(async () => {
    files = await write('first');
  });

  test('has the same bytes for the same seed, and different ones for another seed', async () => {
    expect(await write('again')).toEqual(files);
    const [, games] = await write('other', '--seed', '2');
    expect(games).not.toBe(files[1]);
  });

  test('describes itself', () => {
    const { sha256, ...description } = JSON.parse(files[3] ?? '');
    const positions = parseLines(files[2]).length;
    expect(description).toEqual({
      games: 4,
      positions,
      seed: 1,
      nodes: 20,
      game: 'rhombus-5-three',
      version: '9.8.7',
      licence: 'CC0-1.0',
    });
    for (const [index, file] of FILES.slice(0, 3).entries())
      expect(sha256[file]).toBe(
        createHash('sha256')
          .update(files[index] ?? '')
          .digest('hex'),
      );
  });

  test('has games that lead to the stated results under the rules, and records of the same games', () => {
    const records = (files[0] ?? '').trim().split(/\n\n(?=\[Event)/);
    const games = parseLines(files[1]);
    expect(games.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(records).toHaveLength(games.length);
    for (const [index, game] of games.entries()) {
      const record = parseRecord(`${records[index]}\n`);
      if (!record.ok) throw new Error(record.refusal.code);
      const { start, end } = record.value;
      let position = start;
      for (const move of game.moves) {
        const after = play(position, move);
        if (!after.ok) throw new Error(after.refusal.code);
        position = after.value;
      }
      expect(formatPosition(position)).toBe(formatPosition(end));
      expect([formatResult(end.outcome), end.outcome?.termination]).toEqual([game.result, game.termination]);
      expect(game.moves.length).toBeGreaterThan(game.opening);
      for (const level of Object.values(game.levels))
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(level);
    }
  });

  test('evaluates positions from its games and gives legal moves', () => {
    const games = parseLines(files[1]);
    const evaluations = parseLines(files[2]);
    expect(evaluations.length).toBeGreaterThan(0);
    for (const { number, game, ply, position: text, toMove, best, winningChance, outcome } of evaluations) {
      const { opening, moves, scores } = games[number];
      const position = positionOf(game, { text });
      expect(ply).toBeGreaterThanOrEqual(opening);
      expect(ply).toBeLessThan(moves.length);
      expect(position.ply).toBe(ply);
      expect(play(position, best).ok).toBe(true);
      expect(winningChance >= 0 && winningChance <= 1).toBe(true);
      expect(outcome).toBe(scores[toMove]);
    }
  });

  test('does not overwrite an earlier data set', async () => {
    const { status, err } = await command(['dataset', join(parent, 'new', 'first'), ...SMALL]);
    expect(status).toBe(1);
    expect(err).toContain('unwritable-file');
  });

  test.each<[place: string, path: string, reason: string]>([
    ['below a file', join('games.hgn', 'data'), 'a part of the path is not a folder'],
    ['that is a file', 'games.hgn', 'there is already a file with that name'],
    // In /proc, the system reports that every new folder is missing.
    ...(existsSync('/proc')
      ? [['in /proc', '/proc/a/b', 'there is no such file or folder'] satisfies [string, string, string]]
      : []),
  ])('refuses a folder %s', async (_, path, reason) => {
    const { status, err } = await command(['dataset', resolve(parent, 'new', 'first', path), ...SMALL]);
    expect(status).toBe(1);
    // The message is wrapped.
    expect(err.replaceAll(/\s+/g, ' ')).toContain(`cannot be created: ${reason}`);
  });
});

test('plays all games in rotation', () => {
  const plan = parseDatasetPlan({});
  expect(plan.ok && plan.value.gameIds).toEqual(GAME_IDS);
});

test.each([
  [['--games', '0'], '--games expects'],
  [['--games', '1.5'], '--games expects'],
  [['--seed', '-1'], '--seed expects'],
  [['--nodes', '0'], '--nodes expects'],
  [['--concurrency', '65'], '--concurrency expects'],
])('refuses %j', async (words, message) => {
  const { status, err } = await command(['dataset', join(parent, 'refused'), ...words]);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

test('refuses a game that does not exist', async () => {
  expect(await command(['dataset', join(parent, 'refused'), '--game', 'chess'])).toMatchObject({ status: 1 });
});
