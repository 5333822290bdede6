import { readdirSync, readFileSync } from 'node:fs';
import { formatPosition, makeRules, manOf, type RulesConfig, startPosition, VACANT } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { findNotation } from '../../src/analysis/find-notation.ts';
import { openText } from '../../src/analysis/open-text.ts';
import { MAX_TEXT_BYTES, readPosition, readStudy } from '../../src/analysis/read-study.ts';
import { recordOfLine } from '../../src/analysis/record-of-line.ts';
import {
  hasMenOfEverySide,
  startOf,
  withManOn,
  withoutMen,
  withSeatToMove,
} from '../../src/analysis/set-up.ts';
import { type Ending, endingOf, lineThrough, shownNode } from '../../src/analysis/study.ts';
import { addressOfPosition, addressOfRecord, studyAt } from '../../src/analysis/study-address.ts';
import { rulesConfigOf } from '../../src/game/saved-game.ts';
import { valueOrFail } from '../game/setup.ts';

const leafletFolder = new URL('../../../../examples/leaflets/', import.meta.url);
const keyFiles = readdirSync(leafletFolder).filter((name) => name.endsWith('.txt'));
const START = encodeURIComponent('H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/AA14 A - 0 1');
const GRASSHOPPER = valueOrFail(startOf({ game: 'grasshopper-8' }));
const TODAY = new Date(2026, 0, 31);

/** Returns the record of an unfinished game. `seats` are the letters of its seats, whose players have no names. */
function recordText(game: string, seats: string, turns: string): string {
  const seatTags = [...seats].map((letter) => `[Seat${letter} ""]`).join('\n');
  return `[Event ""]
[Date "2026.01.31"]
[Game "${game}"]
[Preset "standard"]
[Options ""]
${seatTags}
[First "A"]
[Result "*"]

${turns}
`;
}

describe('pasted text', () => {
  test.each(keyFiles)('can be the key %s', (name) => {
    const study = readStudy(readFileSync(new URL(name, leafletFolder), 'utf8'));
    expect(valueOrFail(study).nodes).toHaveLength(20);
  });

  test('can be a position, which opens in the first game that allows it', () => {
    const text = 'S121:1/2/3/4/A12/12/11/10/9/10/11/12/13/4/3/2/1 A - 0 1';
    expect(shownNode(valueOrFail(readStudy(text))).position.rules.game.id).toBe('star-2');
    expect(shownNode(valueOrFail(readPosition(text, { game: 'star-6' }))).position.rules.game.id).toBe(
      'star-6',
    );
  });

  test.each([
    [' \n', { kind: 'empty' }],
    ['hello nonsense', { kind: 'unknown' }],
    ['H16:16/16 A', { kind: 'refused', refusal: { code: 'bad-field' } }],
    ['See H8:8/8/8/3C4/8/8/8/AA6 C - 7 4!', { kind: 'study' }],
    [
      `https://halma.example/analysis?game=grasshopper-8&position=${encodeURIComponent('H8:8/8/8/3C4/8/8/8/AA6 C - 7 4')}`,
      { kind: 'study' },
    ],
    ['d1-e1 e8-d8', { kind: 'study', study: { at: 2 } }],
    ['1. D1–e1 e8–d8 {A comment.} 2.e1-f1', { kind: 'study', study: { at: 3 } }],
    ['1. d1-e1 2… e8-d8, a1-b1 e1-f1', { kind: 'illegal-move', illegal: { number: '2.', move: 'a1-b1' } }],
    [
      recordText('grasshopper-8', 'AC', '1. d1-e1 {2. a1-a2} e8-d8 2. e1-f1 a1-b1 3. f1-g1'),
      { kind: 'illegal-move', illegal: { number: '2…', move: 'a1-b1', refusal: { code: 'not-your-man' } } },
    ],
    [
      recordText('star-3', 'ACE', '1. d1-e6 C-time j10-j9 2. nowhere'),
      { kind: 'illegal-move', illegal: { number: '2.', move: 'nowhere', refusal: { code: 'bad-move' } } },
    ],
    [
      recordText('grasshopper-8', 'AC', '1. d1-e1 e8-d8 3. e1-f1'),
      { kind: 'refused', refusal: { code: 'bad-round' } },
    ],
    ['d1-e1 resigns', { kind: 'illegal-move', illegal: { move: 'resigns', refusal: { code: 'bad-move' } } }],
  ])('is classified: %j', async (pasted, expected) => {
    expect(await openText(pasted, GRASSHOPPER)).toMatchObject(expected);
  });

  test.each(['Event', 'Date', 'Preset', 'SeatC', 'Result'])('can be a record without the tag %s', (tag) => {
    const record = recordText('grasshopper-8', 'AC', '1. d1-e1 e8-d8');
    const study = readStudy(record.replace(new RegExp(`^\\[${tag} .*\n`, 'm'), ''));
    expect(study).toEqual(readStudy(record));
    expect(study.ok).toBe(true);
  });

  test.each([
    [
      'a record after a greeting',
      'Look at this:\n\n[Game "halma-2"]\n',
      { notation: 'record', text: '[Game "halma-2"]' },
    ],
    [
      'a position within a sentence',
      'I had H8:8/8/8/3C4/8/8/8/AA6 C - 7 4, and lost.',
      { notation: 'position', text: 'H8:8/8/8/3C4/8/8/8/AA6 C - 7 4' },
    ],
    ['a broken position', 'H8:8/8', { notation: 'position', text: 'H8:8/8' }],
    ['moves', ' d3-e4 m14-l13\n', { notation: 'moves', text: 'd3-e4 m14-l13' }],
    ['drops', '1. @h8', { notation: 'moves', text: '1. @h8' }],
    ['a key', ' I,1 to II,2.', { notation: 'key', text: 'I,1 to II,2.' }],
  ])('can contain %s', (_, pasted, expected) => {
    expect(findNotation(pasted)).toEqual(expected);
  });

  test.each(['hello nonsense', '[sic] a joke', '1. e4 e5'])('contains no notation: %j', (pasted) => {
    expect(findNotation(pasted)).toBeUndefined();
  });

  test('is rejected with the number of games if it has several', async () => {
    const record = recordText('grasshopper-8', 'AC', '1. b1>d3');
    expect(await openText(`${record}\n${record}`, GRASSHOPPER)).toEqual({ kind: 'several', count: 2 });
  });

  test.each(['', 'halma', '[Game "nothing"]', 'I,1 to', 'H16:16 A - 0 1', '[Date "2026.01.31"]'])(
    'is rejected if it cannot be read: %j',
    (text) => {
      expect(readStudy(text)).toMatchObject({ ok: false });
    },
  );
});

describe('the study of a pasted record', () => {
  test('keeps the names and the comments', () => {
    const record = `[Event ""]
[Date "2026.01.31"]
[Game "grasshopper-8"]
[Preset "standard"]
[Options ""]
[SeatA "Ruth"]
[SeatC ""]
[First "A"]
[Result "*"]

{From the club.} 1. d1-e1 {A step.} e8-d8
2. e1-f1 {Another.}
`;
    const study = valueOrFail(readStudy(record));
    expect([...(study.names ?? [])]).toEqual([[1, 'Ruth']]);
    expect(study.nodes.map(({ comment }) => comment)).toEqual([
      'From the club.',
      'A step.',
      undefined,
      'Another.',
    ]);
    const writtenRecord = recordOfLine(study, lineThrough(study, 0), TODAY);
    expect(writtenRecord).toContain('[SeatA "Ruth"]');
    expect(valueOrFail(readStudy(writtenRecord)).nodes).toEqual(study.nodes);
  });

  test('keeps the reasons why players withdrew, and the comments on them', () => {
    const record = recordText('star-3', 'ACE', '1. d1-e6 {Quick.} C-time {Too slow.} j10-j9');
    const study = valueOrFail(readStudy(record));
    expect(study.nodes.map(({ comment }) => comment)).toEqual([undefined, 'Quick. Too slow.', undefined]);
    const writtenRecord = recordOfLine(study, lineThrough(study, 0), TODAY);
    expect(writtenRecord).toContain('1. d1-e6 C-time {Quick. Too slow.} j10-j9');
  });

  test('keeps the reasons of players who withdraw one after the other', () => {
    const turns = '1. d1-e1 B-time C-resigns {Too slow.}';
    const study = valueOrFail(readStudy(recordText('halma-4', 'ABCD', turns)));
    expect(recordOfLine(study, lineThrough(study, 0), TODAY)).toContain(turns);
  });

  test.each<[string, string, Ending]>([
    ['A>C', 'resignation', { tiers: [[[1]], [[3]]], termination: 'resignation' }],
    ['C>A', 'time', { tiers: [[[3]], [[1]]], termination: 'time' }],
    ['A=C', 'agreement', { tiers: [[[1], [3]]], termination: 'agreement' }],
  ])('keeps the result %s by %s, which no move shows', (result, termination, expected) => {
    const record = recordText('grasshopper-8', 'AC', '1. d1-e1 e8-d8').replace(
      '[Result "*"]',
      `[Result "${result}"]\n[Termination "${termination}"]`,
    );
    const study = valueOrFail(readStudy(record));
    expect(endingOf(study)).toEqual(expected);
    expect(shownNode(study).position.outcome).toBeNull();
    const writtenRecord = recordOfLine(study, lineThrough(study, 0), TODAY);
    expect(endingOf(valueOrFail(readStudy(writtenRecord)))).toEqual(expected);
    expect(recordOfLine(study, [0, 1], TODAY)).toContain('[Result "*"]');
  });

  test('has no ending if the game is unfinished', () => {
    const study = valueOrFail(readStudy(recordText('grasshopper-8', 'AC', '1. d1-e1 e8-d8')));
    expect(endingOf(study)).toBeUndefined();
  });
});

test('a study of a pasted key is exported with the date of the export', () => {
  const key = readFileSync(new URL('parker-a-bring-out.txt', leafletFolder), 'utf8');
  const study = valueOrFail(readStudy(key));
  expect(recordOfLine(study, [0], TODAY)).toContain('[Date "2026.01.31"]');
});

describe('a position from the editor', () => {
  test('has the placed men and the chosen seat to move', () => {
    const empty = valueOrFail(withoutMen(valueOrFail(startOf({ game: 'grasshopper-8' }))));
    const placed = valueOrFail(withManOn(empty, 9, manOf(1, 0)));
    expect(formatPosition(valueOrFail(withSeatToMove(placed, 3)))).toBe('H8:8/8/8/8/8/8/1A6/8 C - 0 1');
    expect(formatPosition(valueOrFail(withManOn(placed, 9, VACANT)))).toBe(formatPosition(empty));
  });

  test('starts a new game at round 1', () => {
    const laterPosition = shownNode(valueOrFail(readStudy('H8:8/8/8/3C4/8/8/8/AA6 C vA 7 4'))).position;
    expect(formatPosition(valueOrFail(withSeatToMove(laterPosition, 1)))).toBe(
      'H8:8/8/8/3C4/8/8/8/AA6 A - 0 1',
    );
  });

  test.each([
    ['H8:8/8/8/3C4/8/8/8/AA6 A - 0 1', true],
    ['H8:8/8/8/8/8/8/8/AA6 A - 0 1', false],
    ['H8:8/8/8/8/8/8/8/8 A - 0 1', false],
    ['H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/16 A hA18,hC18 0 1', true],
  ])('has men of every side, on the board or in hand (%s: %s)', (text, expected) => {
    expect(hasMenOfEverySide(shownNode(valueOrFail(readStudy(text))).position)).toBe(expected);
  });

  test('refuses a man of a seat that is not in the game', () => {
    expect(withManOn(valueOrFail(startOf({ game: 'halma-2' })), 0, manOf(2, 0))).toMatchObject({ ok: false });
  });
});

describe('studyAt', () => {
  const site = 'https://halma.example';

  test('restores a position from its URL', async () => {
    const { position } = shownNode(valueOrFail(readStudy('H8:8/8/8/3C4/8/8/8/AA6 C - 7 4')));
    const study = await studyAt(new URL(addressOfPosition(position), site));
    expect(study?.ok && formatPosition(shownNode(study.value).position)).toBe(formatPosition(position));
  });

  test.each<readonly [string, RulesConfig]>([
    ['game=halma-2', { game: 'halma-2' }],
    ['game=halma-2&preset=csci-561', { game: 'halma-2', preset: 'csci-561' }],
    ['game=halma-4&teams=opposite', { game: 'halma-4', options: { teams: 'opposite' } }],
  ])('restores the rules of a position from its URL (%s)', async (query, config) => {
    const position = valueOrFail(startPosition(valueOrFail(makeRules(config))));
    const address = addressOfPosition(position);
    expect(address).toContain(`/analysis?${query}&position=`);
    const study = await studyAt(new URL(address, site));
    expect(study?.ok && rulesConfigOf(shownNode(study.value).position.rules)).toEqual(
      rulesConfigOf(position.rules),
    );
  });

  test('opens the start of the game in a URL without a position', async () => {
    const start = valueOrFail(startOf({ game: 'star-3', preset: 'article' }));
    const study = await studyAt(new URL('/analysis?game=star-3&preset=article', site));
    const position = study?.ok ? shownNode(study.value).position : undefined;
    expect(position && [formatPosition(position), rulesConfigOf(position.rules)]).toEqual([
      formatPosition(start),
      rulesConfigOf(start.rules),
    ]);
  });

  test('restores a record from its URL', async () => {
    const start = shownNode(
      valueOrFail(readPosition('H8:8/8/8/3C4/8/8/8/AA6 A - 0 1', { game: 'grasshopper-8' })),
    );
    const record = recordOfLine({ nodes: [start], at: 0 }, lineThrough({ nodes: [start], at: 0 }, 0), TODAY);
    const study = await studyAt(new URL(await addressOfRecord(record), site));
    expect(study?.ok && formatPosition(shownNode(study.value).position)).toBe(formatPosition(start.position));
  });

  test('refuses a link whose decompressed text is longer than the page accepts', async () => {
    const padded = `H8:8/8/8/3C4/8/8/8/AA6 C - 7 4${' '.repeat(MAX_TEXT_BYTES)}`;
    const study = await studyAt(new URL(await addressOfRecord(padded), site));
    expect(study).toMatchObject({ ok: false, refusal: { code: 'too-long' } });
  });

  test.each(['#', '?', ''])('ignores a URL that has no content (%j)', async (suffix) => {
    expect(await studyAt(new URL(`/analysis${suffix}`, site))).toBeUndefined();
  });

  test.each([
    '#zzzz',
    '#%',
    '?position=nothing',
    `?game=halma-2&preset=none&position=${START}`,
    `?game=none&position=${START}`,
    '?game=none',
    '?game=halma-2&winRule=none',
  ])('rejects an unreadable URL (%j)', async (suffix) => {
    expect(await studyAt(new URL(`/analysis${suffix}`, site))).toMatchObject({ ok: false });
  });

  test('rejects a link that has been cut off', async () => {
    const address = await addressOfRecord('H8:8/8/8/3C4/8/8/8/AA6 C - 7 4');
    const study = await studyAt(new URL(address.slice(0, -4), site));
    expect(study).toMatchObject({ ok: false, refusal: { code: 'bad-link' } });
  });
});
