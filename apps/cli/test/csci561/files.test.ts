import { legalMoves, type Position, play } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { formatInputFile, parseInputFile } from '../../src/csci561/input-file.ts';
import { formatOutputFile, parseOutputFile } from '../../src/csci561/output-file.ts';
import { pickRandom, seededRandom } from '../../src/seeded-random.ts';
import { positionOf } from '../support/positions.ts';
import { inputText, START_ROWS } from './input-text.ts';

const start = positionOf('halma-2', { preset: 'csci-561' });
const { board } = start.rules;

describe('input.txt', () => {
  test('can describe the start of a game', () => {
    const parsed = parseInputFile(inputText());
    expect(parsed).toEqual({
      ok: true,
      value: { kind: 'GAME', toMove: 1, seconds: 300, men: start.men.subarray(0, 256) },
    });
    expect(parsed.ok && parseInputFile(formatInputFile(parsed.value))).toEqual(parsed);
  });

  test.each([
    ['Windows line endings', inputText().replaceAll('\n', '\r\n')],
    ['no final newline', inputText().trimEnd()],
    ['empty lines at the end', `${inputText()}\n\n`],
  ])('may have %s', (_, text) => {
    expect(parseInputFile(text).ok).toBe(true);
  });

  test.each(['0.01', '300', '12.5', '.5', '7.'])('may state %s seconds', (seconds) => {
    expect(parseInputFile(inputText({ seconds }))).toMatchObject({ value: { seconds: Number(seconds) } });
  });

  test.each([
    ['', 'Line 1'],
    [inputText({ kind: 'BOTH' }), 'Line 1'],
    [inputText({ side: 'RED' }), 'Line 2'],
    [inputText({ side: 'constructor' }), 'Line 2'],
    [inputText({ seconds: '0' }), 'Line 3'],
    [inputText({ seconds: '-1' }), 'Line 3'],
    [inputText({ seconds: 'x' }), 'Line 3'],
    [inputText({ seconds: '1e5' }), 'Line 3'],
    [inputText({ rows: START_ROWS.slice(1) }), '18 lines'],
    [inputText({ rows: [...START_ROWS, '................'] }), '20 lines'],
    [inputText({ rows: START_ROWS.with(3, 'BBB.X...........') }), 'Line 7'],
    [inputText({ rows: START_ROWS.with(6, '...............') }), 'Line 10'],
    [inputText({ rows: START_ROWS.with(7, '........B.......') }), '20 B men'],
    [inputText({ rows: START_ROWS.with(15, '................') }), '14 W men'],
  ])('is refused with a message that contains $1, case %#', (text, message) => {
    expect(parseInputFile(text)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-input', message: expect.stringContaining(message) },
    });
  });
});

describe('output.txt', () => {
  test('round-trips every move of random games', () => {
    const random = seededRandom(561);
    let position: Position = start;
    for (let ply = 0; ply < 120; ply += 1) {
      for (const move of legalMoves(position)) {
        const text = formatOutputFile(position, move);
        const parsed = parseOutputFile(board, text);
        expect(parsed, text).toMatchObject(move);
        expect(parsed && play(position, parsed).ok, text).toBe(true);
      }
      const next = play(position, pickRandom(legalMoves(position), random));
      if (next.ok) position = next.value;
    }
  });

  const TWELVE_EMPTY_ROWS = '16/'.repeat(12);
  test.each([
    ['H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/A15 A - 0 1', 0, 1, 'E 0,0 1,0\n'],
    ['H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/AA14 A - 0 1', 0, 2, 'J 0,0 2,0\n'],
    [`H16:${TWELVE_EMPTY_ROWS}1A14/16/A15/A15 A - 0 1`, 0, 66, 'J 0,0 0,2\nJ 0,2 2,4\n'],
  ])('writes the move in %s from %i to %i as %j', (text, from, to, output) => {
    const position = positionOf('halma-2', { text });
    expect(formatOutputFile(position, { kind: 'normal', from, to })).toBe(output);
  });

  test.each([
    '',
    'hello',
    'E 0,0 3,3',
    'J 0,0 1,1',
    'E 0,0 1,1\nE 1,1 2,2',
    'J 0,0 2,2\nJ 4,4 6,6',
    'E 15,15 16,16',
    'E 0,0',
    'E 0,0 0,1 extra',
    'e 0,0 0,1',
  ])('is refused with the text %j', (text) => {
    expect(parseOutputFile(board, text)).toBeUndefined();
  });

  test('drops a round trip from a chain of jumps', () => {
    expect(parseOutputFile(board, 'J 0,0 2,2\nJ 2,2 4,4\nJ 4,4 2,2\nJ 2,2 2,4\n')).toEqual({
      kind: 'normal',
      from: 0,
      to: 66,
      route: [0, 34, 66],
    });
  });
});
