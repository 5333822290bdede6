import { parseRecord } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { talkWith } from '../support/talk.ts';

const small = { game: 'grasshopper-8', hotSeat: true };
const kept = 'halma-20261120-090507.hgn';
const goOn = `The game is kept. Go on: halma play --record ${kept}`;

const recordOf = async (request: object, lines: readonly string[]): Promise<string> =>
  (await talkWith(request, [...lines, 'save g.hgn'])).files.get('g.hgn') ?? '';

describe('a game that is cut off in its middle', () => {
  test.each([
    ['by the end of the input', []],
    ['by a signal', ['^C']],
    ['by a signal at a question', ['resign', '^C']],
  ])('%s is kept, and how to go on is said', async (_, end) => {
    const { said, files, ended } = await talkWith(small, ['c1-e1', 'f8-d8', ...end]);
    expect(said.endsWith(`\n${goOn}`)).toBe(true);
    const record = parseRecord(files.get(kept) ?? '');
    expect(record.ok && record.value.turns).toHaveLength(2);
    expect(ended).toBe(true);
  });

  test.each([
    ['without a move', []],
    ['with its moves taken back', ['c1-e1', 'undo']],
    ['left on purpose', ['c1-e1', 'quit']],
    ['over', ['resign', 'yes']],
  ])('but not one %s', async (_, lines) => {
    const { said, files } = await talkWith(small, lines);
    expect([...files]).toEqual([]);
    expect(said).not.toContain('Go on');
  });

  test('nor one that was saved, unless a move was made since', async () => {
    const saved = await talkWith(small, ['c1-e1', 'save my game.hgn']);
    expect([...saved.files.keys()]).toEqual(['my game.hgn']);
    expect(saved.said).toMatch(/Go on: halma play --record 'my game\.hgn'$/);
    const later = await talkWith(small, ['c1-e1', 'save g.hgn', 'f8-d8']);
    expect([...later.files.keys()]).toEqual(['g.hgn', kept]);
    expect(later.said.endsWith(goOn)).toBe(true);
  });

  test('is told as it stands where no file can be written', async () => {
    const { said } = await talkWith(small, ['c1-e1'], undefined, { files: { [kept]: 'another' } });
    expect(said).toContain(`${kept} is there already. This is the game;`);
    expect(said).toMatch(/\n1\. c1>e1\n$/);
  });
});

describe('a game goes on from its record', () => {
  test('where it stopped, with the computer on its seats', async () => {
    const record = await recordOf({ game: 'grasshopper-8' }, ['c1-e1']);
    const { said, files } = await talkWith({ record }, ['a4 a5', 'save g.hgn'], undefined, {
      file: 'g.hgn',
      files: { 'g.hgn': record },
    });
    expect(said).toContain('A, C (the computer).\n');
    expect(said).toContain('2 turns of the record played.');
    expect(said).toMatch(/A to move: a4 a5\nC \(the computer\) plays /);
    expect(said).toContain('Saved to g.hgn, in place of what was saved there before.');
    const after = parseRecord(files.get('g.hgn') ?? '');
    expect(after.ok && after.value.turns).toHaveLength(4);
  });

  test('with all its turns to take back, and nothing to keep while nothing was played', async () => {
    const record = await recordOf(small, ['c1-e1', 'f8-d8']);
    const { said, files } = await talkWith({ record }, [], undefined, { file: 'g.hgn' });
    expect([...files]).toEqual([]);
    expect(said).toMatch(/Go on: halma play --record g\.hgn$/);
    const back = await talkWith({ record }, ['undo', 'undo', 'undo']);
    expect(back.said).toContain('There is nothing to take back.');
  });

  test('with other players if that is asked for', async () => {
    const record = await recordOf(small, ['c1-e1']);
    expect((await talkWith({ record }, ['quit'])).said).toContain('A, C.\n');
    const { said } = await talkWith({ record, computer: ['C'] }, ['quit']);
    expect(said).toContain('C (the computer) plays ');
  });

  test('after seats gave up, with all that was played before', async () => {
    const record = await recordOf({ game: 'star-3' }, ['d2-e6', 'resign', 'yes', '']);
    expect(record).toMatch(/\n1\. d2-e6 \S+ \S+ A-resigns\n/);
    expect(record).not.toContain('[Start "');
    const { said, files } = await talkWith({ record }, ['', 'save s']);
    expect(said).toContain('C (the computer), E (the computer)');
    expect([...files.values()].every((text) => text.includes('A-resigns'))).toBe(true);
  });

  test('and keeps why a seat went out, and what was said of it', async () => {
    const record = await recordOf({ game: 'star-3' }, ['d2-e6', 'resign', 'yes', '']);
    const late = record.replace('A-resigns', 'A-time {too late}');
    expect(await recordOf({ record: late }, [''])).toContain('A-time {too late}');
  });

  test('and keeps names, tags and remarks', async () => {
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
    const same = await recordOf({ record }, []);
    const before = parseRecord(record);
    const after = parseRecord(same);
    expect(after).toMatchObject({ ok: true });
    expect(after.ok && { ...after.value, start: 0, end: 0 }).toEqual(
      before.ok && { ...before.value, start: 0, end: 0 },
    );
    const { said, files } = await talkWith({ record }, ['undo', 'a4-a5', 'save g']);
    expect(said).toContain('2 turns of the record played. It ends there with C>A, ');
    expect(said).toMatch(/you may\splay on\./);
    const text = files.get('g') ?? '';
    expect(text).toContain('[SeatA "Ann"]\n[SeatC "Computer"]');
    expect(text).toContain('[Result "*"]');
    expect(text).toContain('{hello}');
    expect(text).not.toContain('bold');
  });

  test.each([
    [{ record: 'nonsense' }, 'missing-tag'],
    [{ game: 'star-2' }, 'bad-request'],
    [{ position: 'x' }, 'bad-request'],
  ])('%j beside a record is refused with %s', async (request, code) => {
    const record = await recordOf(small, ['c1-e1']);
    expect((await talkWith({ record, ...request }, [])).refused).toBe(code);
  });
});
