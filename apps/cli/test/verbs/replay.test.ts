import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { command } from '../support/command.ts';

const recordOf = (moves: string, result = '*', tags = ''): string =>
  `[Event "Test"] [Date "2026.11.20"] [Game "grasshopper-8"] [Preset "standard"]
[SeatA "Ann"] [SeatC "Bob"] [Result "${result}"] ${tags}
${moves}`;

test('replays a record', async () => {
  expect(await ask('replay', { record: recordOf('1. c1>e1 f8-d8 {quiet} 2. c2-c3') })).toEqual({
    position: 'H8:3CC1CC/5CCC/6CC/7C/A7/AAA5/AA6/AA1AA3 C - 3 2',
    result: '*',
    termination: 'unfinished',
    moves: ['c1>e1', 'f8>d8', 'c2-c3'],
  });
});

describe('a file of several records', () => {
  const text = `${recordOf('1. c1>e1')}\n\n${recordOf('1. c2-c3 f8-d8 {[Event "x"]}', 'A>C')}\n${recordOf('')}`;
  test('is replayed as a list for programs', async () => {
    expect(await ask('replay', { record: text })).toMatchObject({
      games: [{ moves: ['c1>e1'] }, { moves: ['c2-c3', 'f8>d8'], result: 'A>C' }, { moves: [] }],
    });
  });

  test('is replayed as a table for people', async () => {
    const { out } = await command(['replay', 'games.hgn'], { files: { 'games.hgn': text } });
    expect(out).toMatch(/\n2 +grasshopper-8 +Ann, Bob +2 +A>C +unfinished\n/);
    expect(out).toContain('3 games replayed.');
  });

  test.each([
    ['of a player', text.replaceAll('Ann', 'Ann\u001b[2J'), 'out', 'Ann\u{FFFD}[2J, Bob'],
    ['of an invalid tag', text.replace('[Date', '[\u001b[2J'), 'err', '\u{FFFD}[2J'],
  ] as const)('does not send the control characters %s to the terminal', async (_, record, stream, shown) => {
    const result = await command(['replay', 'games.hgn'], { files: { 'games.hgn': record } });
    expect(result[stream]).toContain(shown);
    expect(result[stream]).not.toContain('\u001b');
  });

  test('can be replayed one record at a time', async () => {
    expect(await ask('replay', { record: text, number: 2 })).toMatchObject({ moves: ['c2-c3', 'f8>d8'] });
  });

  test.each([
    [{ number: 4 }, { code: 'unknown-record', message: 'There is no record 4; the last one is 3.' }],
    [{ number: 0 }, { code: 'bad-request' }],
    [
      { record: `${text}\n${recordOf('1. c1-h8')}` },
      { code: 'occupied', ply: 1, message: expect.stringMatching(/^Record 4: /) },
    ],
    [
      { record: `${text}\r\n${recordOf('[Note "late"]')}\n\n[Round] 1. c1>e1` },
      {
        code: 'bad-tag',
        message: 'Record 4: Line 15: This tag is not valid: [Round].',
        at: `${text}\r\n${recordOf('[Note "late"]')}\n\n`.length,
      },
    ],
  ])('is not replayed with %j', async (request, error) => {
    expect(await ask('replay', { record: text, ...request })).toMatchObject({ error });
  });
});

test('keeps the recorded result of a game that the rules have not ended', async () => {
  const text = recordOf('1. c1>e1', 'C>A', '[Termination "resignation"]');
  expect(await ask('replay', { record: text })).toMatchObject({ result: 'C>A', termination: 'resignation' });
  const { out } = await command(['replay', 'game.hgn'], { files: { 'game.hgn': text } });
  expect(out).toContain('Result C>A: a player resigned.');
});

test('replays a key with one army that starts in its camp', async () => {
  expect(await ask('replay', { key: 'III,3 to III,5. II,2 to III,3.' })).toEqual({
    position: 'H16:16/16/16/16/16/16/16/16/16/16/16/AA14/AAA13/AAAAA11/A1AAA11/AAAAA11 A - 2 3',
    result: '*',
    termination: 'unfinished',
    moves: ['c3>e3', 'b2-c3'],
  });
});

test('replays a key for a different seat, or for the seat to move in a position', async () => {
  expect(await ask('replay', { key: 'XIV,14 to XIII,13.', first: 'C' })).toMatchObject({
    moves: ['n14-m13'],
  });
  const position = 'H16:16/16/16/16/16/16/16/CA14/16/16/16/16/16/16/16/A15 C - 5 3';
  expect(await ask('replay', { key: 'IX,1 to VIII,1. VIII,1 to VII,1.', position })).toMatchObject({
    position: 'H16:16/16/16/16/16/16/16/1A14/16/C15/16/16/16/16/16/A15 C - 7 5',
    moves: ['a9-a8', 'a8-a7'],
  });
});

describe('refuses', () => {
  test.each([
    [{ record: recordOf('1. c1>e1 f8-d8 2. a1-b2') }, { code: 'occupied', ply: 3, at: 'b2' }],
    [{ record: recordOf('1. c1>e1 f8-d8 3. c2-c3') }, { code: 'bad-round', ply: 3, at: expect.any(Number) }],
    [{ record: '[Event "x"]' }, { code: 'missing-tag' }],
    [{ key: 'III,3 to III,5. IX,9 to X,9.' }, { code: 'no-man-there', ply: 2, at: 'i9' }],
    [
      {
        key: 'IX,1 to VIII,1. IX,1 to VIII,1.',
        position: 'H16:16/16/16/16/16/16/16/CA14/16/16/16/16/16/16/16/A15 C - 5 3',
      },
      { code: 'no-man-there', ply: 2, at: 'a9' },
    ],
    [{ key: 'III,3 nach III,5.' }, { code: 'bad-key', at: 5 }],
    [
      { key: 'III,3 to III,5.\nII,2 nach III,3.' },
      { code: 'bad-key', at: 20, message: expect.stringMatching(/^Line 2: /) },
    ],
    [
      { record: 'III,3 to III,5.' },
      {
        code: 'not-a-game',
        message: 'This is a key, not a record. A record starts with a tag such as [Event "Club evening"].',
      },
    ],
    [{ key: 'I,1 to I,2.', game: 'star-2' }, { code: 'wrong-board' }],
    [{ key: 'I,1 to I,2.', first: 'B' }, { code: 'unknown-seat' }],
    [
      { key: 'I,1 to I,2.', position: 'H16' },
      { code: 'bad-field', at: expect.any(Number) },
    ],
    [{ key: 'I,1 to I,2.', record: '[' }, { code: 'bad-request' }],
    [{}, { code: 'bad-request' }],
    [{ key: 3 }, { code: 'bad-request' }],
    [{ record: 'x'.repeat(300_000) }, { code: 'too-long', at: expect.any(Number) }],
  ])('case %#', async (request, error) => {
    const answer = await ask('replay', request);
    expect(answer).toEqual({ error: { message: expect.any(String), ...error } });
  });
});

describe('reads', () => {
  const key = 'III,3 to III,5.';
  test.each([
    ['a record by its content', ['game'], { game: recordOf('1. c1>e1') }, 'c1>e1'],
    ['a record after blanks', ['game'], { game: `\r\n  ${recordOf('1. c1>e1')}` }, 'c1>e1'],
    ['Windows line endings', ['game'], { game: recordOf('1. c1>e1\n').replaceAll('\n', '\r\n') }, 'c1>e1'],
    ['a key by its content', ['key'], { key }, 'c3>e3'],
    ['standard input', ['-'], { '-': key }, 'c3>e3'],
    ['a key by its option', ['--key', 'key'], { key }, 'c3>e3'],
    ['a record by its option', ['--record=game'], { game: recordOf('1. c1>e1') }, 'c1>e1'],
    ['a file named with --file', ['--file', 'key'], { key }, 'c3>e3'],
  ])('%s', async (_, words, files, move) => {
    const { status, out } = await command(['replay', ...words, '--json'], { files });
    expect(status).toBe(0);
    expect(JSON.parse(out).moves).toEqual([move]);
  });

  test.each([
    ['', 'The text is empty. '],
    ['\r\n', 'The text is empty. '],
    ['{"game": "halma-2"}', 'This is JSON, not a game. '],
    ['[{"game": "halma-2"}]', 'This is JSON, not a game. '],
    ['{ With comments by Anna }\n[Event "x"]', 'This is not a game. '],
    ['[Évent "x"]', 'This is not a game. '],
    ['<!doctype html>', 'This is a web page or XML, not a game. '],
    ['H8:3CCCCC/5CCC/6CC/7C/A7/AA6/AAA5/AAAAA3 A - 1 1\n', 'This is a position, not a game. '],
    ['a1-b2', 'This is not a game. '],
  ])('neither a record nor a key in %j', async (text, message) => {
    const { status, out } = await command(['replay', 'file', '--json'], { files: { file: text } });
    expect({ status, ...JSON.parse(out) }).toEqual({
      status: 1,
      error: {
        code: 'not-a-game',
        message: `${message}A record starts with a tag such as [Event "Club evening"], and a key with a square such as II,5.`,
      },
    });
  });

  test('no missing file', async () => {
    expect(await command(['replay', 'nowhere'])).toMatchObject({ status: 1, out: '' });
  });

  test('only one file', async () => {
    expect((await command(['replay', 'one', 'two'], { files: { one: key } })).status).toBe(2);
  });
});
