import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves, type Move, type Position, play } from '@halma/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatInputFile, parseInputFile } from '../../src/csci561/input-file.ts';
import { parseOutputFile } from '../../src/csci561/output-file.ts';
import { playFromFolder } from '../../src/csci561/play-from-folder.ts';
import { formatPlaydata, resumePosition } from '../../src/csci561/playdata-file.ts';
import { pickRandom, seededRandom } from '../../src/seeded-random.ts';
import { command } from '../support/command.ts';
import { positionOf } from '../support/positions.ts';
import { inputText, START_ROWS } from './input-text.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeTo = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
const readFrom = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

const start = positionOf('halma-2', { preset: 'csci-561' });
const inputOf = (position: Position, seconds = 0.01): string =>
  formatInputFile({ kind: 'GAME', toMove: position.toMove, seconds, men: position.men.subarray(0, 256) });

describe('writes a legal move', () => {
  test.each([
    ['BLACK', '0.01'],
    ['WHITE', '0.01'],
    ['BLACK', '1.5'],
  ])('for %s with %s seconds left', async (side, seconds) => {
    await writeTo('input.txt', inputText({ kind: 'SINGLE', side, seconds }));
    const { status, out, err } = await command(['csci561', folder]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const text = await readFrom('output.txt');
    expect(out).toBe(text);
    const move = parseOutputFile(start.rules.board, text);
    const toMove = side === 'BLACK' ? 1 : 3;
    expect(move && play({ ...start, toMove, firstSeat: toMove }, move).ok).toBe(true);
    expect((await readdir(folder)).sort()).toEqual(['input.txt', 'output.txt']);
  });
});

test('continues a game from its earlier moves', async () => {
  const random = seededRandom(1);
  let position = start;
  const advance = (move: Move): void => {
    const next = play(position, move);
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  };
  for (let turn = 0; turn < 5; turn += 1) {
    await writeTo('input.txt', inputOf(position));
    expect((await command(['csci561', folder])).status).toBe(0);
    const move = parseOutputFile(start.rules.board, await readFrom('output.txt'));
    if (move === undefined) throw new Error('no move');
    advance(move);
    advance(pickRandom(legalMoves(position), random));
  }
  const input = parseInputFile(inputOf(position));
  if (!input.ok) throw new Error(input.refusal.code);
  expect(resumePosition(start.rules, input.value, await readFrom('playdata.txt')).ply).toBe(10);
});

/** A search brings Black home in seven moves; a greedy player has not finished after twenty. */
const NEARLY_HOME: readonly string[] = [
  'WWWWW...........',
  'WWWWW...........',
  'WWWW............',
  'WWW.............',
  'W...............',
  '................',
  '......W.........',
  '................',
  '................',
  '...............B',
  '..........B.B...',
  '..............BB',
  '..............BB',
  '............BBBB',
  '...........BBBB.',
  '...........BBB.B',
];

test('still searches and brings the army home if there is time for only twenty more processes', async () => {
  const input = parseInputFile(inputText({ rows: NEARLY_HOME }));
  if (!input.ok) throw new Error(input.refusal.code);
  let position = resumePosition(start.rules, input.value, undefined);
  const random = seededRandom(1);
  for (let turn = 0; turn < 14 && position.outcome === null; turn += 1) {
    let move: Move | undefined = pickRandom(legalMoves(position), random);
    if (position.toMove === 1) {
      await writeTo('input.txt', inputOf(position, 5));
      // A process that has already used a quarter of a second, as on a slow machine.
      let cpuTimeMs = 250;
      expect(await playFromFolder({ folder }, () => ++cpuTimeMs)).toMatchObject({ ok: true });
      move = parseOutputFile(start.rules.board, await readFrom('output.txt'));
    }
    const next = move === undefined ? undefined : play(position, move);
    if (next?.ok !== true) throw new Error('no legal move');
    position = next.value;
  }
  expect({ ply: position.ply, end: position.outcome?.termination }).toEqual({ ply: 13, end: 'win' });
});

describe('ignores playdata.txt with', () => {
  const input = parseInputFile(inputText());
  if (!input.ok) throw new Error(input.refusal.code);
  const nextPositions = legalMoves(start).map((move) => play(start, move));
  const otherPosition = nextPositions.find((next) => next.ok);
  test.each([
    ['no content, because the file does not exist', undefined],
    ['an empty text', ''],
    ['another text', 'rubbish\n\n\n'],
    ['an unreadable position', 'halma 1\nA\nrubbish\n'],
    ['an unknown seat', 'halma 1\nX\n'],
    ['an illegal move', `${formatPlaydata(start).trimEnd()} a1-p16\n`],
    ['a game that does not lead to the input', otherPosition?.ok ? formatPlaydata(otherPosition.value) : ''],
  ])('%s', (_, content) => {
    const position = resumePosition(start.rules, input.value, content);
    expect(position).toMatchObject({ ply: 0, toMove: 1, previous: null });
    expect(position.men).toEqual(start.men);
  });
});

describe('leaves all files unchanged when it refuses', () => {
  test.each([
    ['an unknown side', inputText({ side: 'RED' })],
    ['too few rows', inputText({ rows: START_ROWS.slice(2) })],
  ])('%s', async (_, text) => {
    await writeTo('input.txt', text);
    await writeTo('output.txt', 'before');
    await writeTo('playdata.txt', 'before');
    const { status, out } = await command(['csci561', folder, '--json']);
    expect({ status, code: JSON.parse(out).error.code }).toEqual({ status: 1, code: 'bad-input' });
    expect([
      await readFrom('input.txt'),
      await readFrom('output.txt'),
      await readFrom('playdata.txt'),
    ]).toEqual([text, 'before', 'before']);
  });

  test('a missing folder, or a folder without input.txt', async () => {
    expect((await command(['csci561'])).status).toBe(2);
    expect(await command(['csci561', folder])).toMatchObject({
      status: 1,
      err: expect.stringContaining('unreadable-file'),
    });
    expect(await readdir(folder)).toEqual([]);
  });
});
