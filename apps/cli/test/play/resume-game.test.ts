import { parseRecord } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { playWith } from '../support/play-terminal.ts';

const smallGame = { game: 'grasshopper-8', hotSeat: true };
const autosave = 'halma-20261120-090507.hgn';
const resumeHint = `The game is saved. Continue it with: halma play --record ${autosave}`;

const recordOf = async (request: object, lines: readonly string[]): Promise<string> =>
  (await playWith(request, [...lines, 'save g.hgn'])).files.get('g.hgn') ?? '';

describe('an interrupted game', () => {
  test.each([
    ['by the end of the input', []],
    ['by a signal', ['^C']],
    ['by a signal at a question', ['resign', '^C']],
  ])('%s is saved, and the output says how to continue it', async (_, end) => {
    const { output, files, isClosed } = await playWith(smallGame, ['c1-e1', 'f8-d8', ...end]);
    expect(output.endsWith(`\n${resumeHint}`)).toBe(true);
    const record = parseRecord(files.get(autosave) ?? '');
    expect(record.ok && record.value.turns).toHaveLength(2);
    expect(isClosed).toBe(true);
  });

  test.each([
    ['if no move has been made', []],
    ['if all its moves have been undone', ['c1-e1', 'undo']],
    ['after quit', ['c1-e1', 'quit']],
    ['after it has ended', ['resign', 'yes']],
  ])('is not saved %s', async (_, lines) => {
    const { output, files } = await playWith(smallGame, lines);
    expect([...files]).toEqual([]);
    expect(output).not.toContain('Continue it');
  });

  test('is not saved again unless another move has been made', async () => {
    const saved = await playWith(smallGame, ['c1-e1', 'save my game.hgn']);
    expect([...saved.files.keys()]).toEqual(['my game.hgn']);
    expect(saved.output).toMatch(/Continue it with: halma play --record 'my game\.hgn'$/);
    const laterSession = await playWith(smallGame, ['c1-e1', 'save g.hgn', 'f8-d8']);
    expect([...laterSession.files.keys()]).toEqual(['g.hgn', autosave]);
    expect(laterSession.output.endsWith(resumeHint)).toBe(true);
  });

  test('is printed when no file can be written', async () => {
    const { output } = await playWith(smallGame, ['c1-e1'], undefined, { files: { [autosave]: 'another' } });
    expect(output).toContain(`${autosave} already exists. This is the game;`);
    expect(output).toMatch(/\n1\. c1>e1\n$/);
  });
});

describe('a game continued from its record', () => {
  test('keeps the computer in its seats', async () => {
    const record = await recordOf({ game: 'grasshopper-8' }, ['c1-e1']);
    const { output, files } = await playWith({ record }, ['a4 a5', 'save g.hgn'], undefined, {
      recordPath: 'g.hgn',
      files: { 'g.hgn': record },
    });
    expect(output).toContain('A, C (the computer).\n');
    expect(output).toContain('2 moves of the record replayed.');
    expect(output).toMatch(/A to move: a4 a5\nC \(the computer\) plays /);
    expect(output).toContain('Saved to g.hgn, replacing its previous content.');
    const after = parseRecord(files.get('g.hgn') ?? '');
    expect(after.ok && after.value.turns).toHaveLength(4);
  });

  test('can be undone to the start, and is not saved until a new move is made', async () => {
    const record = await recordOf(smallGame, ['c1-e1', 'f8-d8']);
    const { output, files } = await playWith({ record }, [], undefined, { recordPath: 'g.hgn' });
    expect([...files]).toEqual([]);
    expect(output).toMatch(/Continue it with: halma play --record g\.hgn$/);
    const back = await playWith({ record }, ['undo', 'undo', 'undo']);
    expect(back.output).toContain('There is nothing to undo.');
  });

  test('can have different players', async () => {
    const record = await recordOf(smallGame, ['c1-e1']);
    expect((await playWith({ record }, ['quit'])).output).toContain('A, C.\n');
    const { output } = await playWith({ record, computer: ['C'] }, ['quit']);
    expect(output).toContain('C (the computer) plays ');
  });

  test('keeps the moves before and after a resignation', async () => {
    const record = await recordOf({ game: 'star-3' }, ['d2-e6', 'resign', 'yes', '']);
    expect(record).toMatch(/\n1\. d2-e6 \S+ \S+ A-resigns\n/);
    expect(record).not.toContain('[Start "');
    const { output, files } = await playWith({ record }, ['', 'save s']);
    expect(output).toContain('C (the computer), E (the computer)');
    expect([...files.values()].every((text) => text.includes('A-resigns'))).toBe(true);
  });

  test('keeps the reason and the comment of an elimination', async () => {
    const record = await recordOf({ game: 'star-3' }, ['d2-e6', 'resign', 'yes', '']);
    const lateRecord = record.replace('A-resigns', 'A-time {too late}');
    expect(await recordOf({ record: lateRecord }, [''])).toContain('A-time {too late}');
  });

  test('keeps names, tags and comments', async () => {
    const record = `[Event "Club night"]
[Date "2020.02.02"]
[Game "grasshopper-8"]
[Preset "standard"]
[SeatA "Ann"]
[SeatC "Computer"]
[Result "C>A"]
[Termination "resignation"]
[TimeControl "none"]

{hello} 1. c1>e1 {bold} f8>d8 {bolder}
`;
    const savedAgain = await recordOf({ record }, []);
    const before = parseRecord(record);
    const after = parseRecord(savedAgain);
    expect(after).toMatchObject({ ok: true });
    expect(after.ok && { ...after.value, start: 0, end: 0 }).toEqual(
      before.ok && { ...before.value, start: 0, end: 0 },
    );
    const { output, files } = await playWith({ record }, ['undo', 'a4-a5', 'save g']);
    expect(output).toContain('2 moves of the record replayed. The record ends with C>A, ');
    expect(output).toMatch(/you\s+can continue\s+the game\./);
    const text = files.get('g') ?? '';
    expect(text).toContain('[SeatA "Ann"]\n[SeatC "Computer"]');
    expect(text).toContain('[Result "*"]');
    expect(text).toContain('{hello}');
    expect(text).not.toContain('bold');
  });

  test.each([
    ['nonsense', 'not-a-game'],
    ['[Event "x"] 1. a1-b2\n[Event "y"]', 'several-records'],
  ])('cannot come from the text %j: %s', async (record, code) => {
    expect((await playWith({ record }, [])).refusalCode).toBe(code);
  });

  test.each([{ game: 'star-2' }, { position: 'x' }])('does not allow %j as well', async (request) => {
    const record = await recordOf(smallGame, ['c1-e1']);
    expect((await playWith({ record, ...request }, [])).refusalCode).toBe('bad-request');
  });
});
