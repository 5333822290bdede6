import { gameStrings } from '@halma/locales/game';
import { parsePosition } from '@halma/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { type Note, noteOf, type Situation } from '../../src/game/note.ts';
import { noteOnRefusal } from '../../src/game/refusal-note.ts';
import { newSession, passStatus, type Session } from '../../src/game/session.ts';
import { changeLanguage } from '../../src/locale/language.ts';
import { afterMoves, gameOf, valueOrFail } from './setup.ts';

afterEach(async () => {
  await changeLanguage('en');
});

function note(session: Session, more: Partial<Situation> = {}): Note {
  return noteOf({
    session,
    viewedTurn: null,
    selection: null,
    refusal: null,
    hint: 'none',
    hasComputerFailed: false,
    canHover: false,
    ...more,
  });
}

/** Returns the note on a Grasshopper position in a game between a person and the computer. */
function noteOn(text: string, options: Readonly<Record<string, string>> = {}): Note {
  const { rules, players } = gameOf('grasshopper-8', 'pc', options);
  return note(newSession(valueOrFail(parsePosition(rules, text)), players));
}

const cell = (session: Session, name: string): number => session.rules.board.cellByName.get(name) ?? -1;

describe('the note', () => {
  const start = gameOf('halma-2', 'pc');

  test('asks the player to move', () => {
    expect(note(start)).toMatchObject({ tone: 'go', strong: 'Your move.' });
    expect(note(gameOf('halma-2', 'pp')).strong).toBe('Black to move.');
  });

  test("describes the opponent's last action", () => {
    expect(note(afterMoves(start, 'd1-f1'))).toMatchObject({
      strong: 'The computer is thinking.',
      text: 'You: d1 to f1, a jump.',
    });
    expect(note(afterMoves(start, 'd1-f1', 'p12-p11')).text).toBe('The computer: p12 to p11, a step.');
  });

  test('counts the destinations of the selected man, and describes the previewed move', () => {
    const from = cell(start, 'e1');
    expect(note(start, { selection: { from, to: null, jumps: 0 } })).toMatchObject({
      strong: 'e1 is selected.',
      text: expect.stringMatching(/^2 steps and 1 hop\./),
    });
    const hop = { from: cell(start, 'd1'), to: cell(start, 'f1'), jumps: 1 };
    expect(note(start, { selection: hop })).toMatchObject({
      strong: 'd1 to f1, a jump.',
      text: expect.stringMatching(/^Tap or click f1 again/),
    });
  });

  test('asks for one click if the mouse shows the route', () => {
    const hop = { from: cell(start, 'd1'), to: cell(start, 'f1'), jumps: 1 };
    expect(note(start, { selection: hop, canHover: true }).text).toBe('Tap or click f1 to move.');
  });

  test.each([
    ['the player to release a dragged man', { isDragged: true }, 'Release to move.'],
    ['for Enter if the keyboard shows the route', { isByKeyboard: true }, 'Press Enter to move.'],
  ])('asks %s', (_, input, text) => {
    const hop = { from: cell(start, 'd1'), to: cell(start, 'f1'), jumps: 1, ...input };
    expect(note(start, { selection: hop, canHover: true }).text).toBe(text);
  });

  test('explains why a man cannot be moved or dropped', () => {
    expect(noteOnRefusal(start.present, { stuck: 'a1' }).strong).toBe('The man on a1 cannot move now.');
    expect(noteOnRefusal(start.present, { code: 'not-your-man', at: 'p16' }).strong).toBe(
      'The man on p16 is not yours.',
    );
    expect(noteOnRefusal(start.present, { code: 'outside-drop-zone', at: 'a1' }).strong).toBe(
      'Men can only be dropped in the middle.',
    );
  });

  test('says whose move it is when a shared device refuses a move', () => {
    const refusal = () => noteOnRefusal(start.present, { code: 'not-your-man', at: 'p16' });
    expect(note(gameOf('halma-2', 'pp'), { refusal }).text).toBe('You can only jump over it. Black to move.');
    expect(note(start, { refusal }).text).toBe('You can only jump over it.');
  });

  test('does not count bearing off as a hop', () => {
    const { rules, players } = gameOf('top-secret', 'pp');
    const text = `H16:${'16/'.repeat(14)}8C7/A15 A - 60 31`;
    const game = newSession(valueOrFail(parsePosition(rules, text)), players);
    expect(note(game, { selection: { from: cell(game, 'a1'), to: null, jumps: 0 } }).text).toBe(
      '3 steps, and it can leave via the arrow. Open rings are steps, solid dots are hops.',
    );
  });

  test('names the kind of a man in Cetro and its reconstruction', () => {
    const noteOnMan = (game: Session, name: string): string =>
      note(game, { selection: { from: cell(game, name), to: null, jumps: 0 } }).text;
    expect(noteOnMan(gameOf('cetro', 'pp'), 'b2')).toMatch(/Two bars: it has to finish on row 8\.$/);
    expect(noteOnMan(gameOf('cetro-reconstruction', 'pp'), 'b2')).toMatch(/(is|are) mark [123]: it moves /);
  });

  test('explains why a move is refused', () => {
    expect(noteOnRefusal(start.present, { code: 'occupied', at: 'a2' })).toMatchObject({
      tone: 'bad',
      text: 'a2: That square is occupied.',
    });
  });

  test('describes an earlier position', () => {
    const game = afterMoves(start, 'd1-f1', 'p12-p11');
    expect(note(game, { viewedTurn: 1 }).strong).toBe('Move 1: You: d1 to f1, a jump.');
    expect(note(game, { viewedTurn: 0 }).strong).toBe('The start of the game.');
  });

  test('reports that the computer has stopped', () => {
    expect(note(afterMoves(start, 'e1-f1'), { hasComputerFailed: true }).tone).toBe('bad');
  });

  test('says that a man must leave the camp', () => {
    const restricted = noteOn('H8:8/8/8/3A4/8/8/8/A2A4 A vC 8 5');
    expect(restricted).toMatchObject({ tone: 'restriction', strong: 'Leave your camp.' });
    expect(restricted.text).toBe(
      'The computer has left their camp, so one of your men must leave yours. One man can.',
    );
  });

  test('says that a man must move inside the camp, but not if all moves are legal', () => {
    const blockedIn = 'H8:8/8/8/3A4/8/8/8/A7 A vC 8 5';
    expect(noteOn(blockedIn).strong).toBe('Move inside your camp.');
    expect(noteOn(blockedIn, { evacuateBlocked: 'free' }).strong).toBe('Your move.');
  });

  test('says that the camp must be emptied first', () => {
    const restricted = noteOn('H8:8/8/8/3A4/8/8/8/A2A4 A - 8 5', { homeDuty: 'on' });
    expect(restricted.text).toBe('Under these rules all your men must leave your camp first. One man can.');
  });

  test('reports that the only move is to pass', () => {
    const small = gameOf('grasshopper-8', 'pp');
    const text = 'H8:8/8/8/8/8/CCC5/CCC5/ACC5 A - 60 31';
    const stuck = newSession(valueOrFail(parsePosition(small.rules, text)), small.players);
    expect(note(stuck)).toMatchObject({ tone: 'restriction', strong: 'You have no legal move.' });
    expect(passStatus(stuck.present)).toBe('must');
  });

  test('explains demands in Cetro and drops in Top Secret', () => {
    expect(note(afterMoves(gameOf('cetro', 'pp'), 'b2-d4!')).strong).toBe('A jump is demanded.');
    expect(note(gameOf('top-secret', 'pp')).text).toMatch(/18 men in hand/);
  });

  test.each([
    ['en', 'A man dropped on h8.', 'Drop a man on a free square in the middle. 1 man in hand.'],
    [
      'de',
      'Ein Stein auf h8 eingesetzt.',
      'Setze einen Stein auf ein freies Feld in der Mitte. Ein Stein in der Hand.',
    ],
  ] as const)(
    'starts sentences about a man in hand with a capital letter: %s',
    async (language, dropped, prompt) => {
      const game = gameOf('top-secret', 'pp');
      await changeLanguage(language);
      expect(note(game, { selection: { from: 'hand', to: cell(game, 'h8'), jumps: 0 } }).strong).toBe(
        dropped,
      );
      expect(gameStrings().notes.drop(1)).toBe(prompt);
    },
  );

  test('says whether a man in Color Halma is a stepper or a hopper', () => {
    const color = gameOf('color', 'pp');
    const noteOnMan = (name: string): string =>
      note(color, { selection: { from: cell(color, name), to: null, jumps: 0 } }).text;
    expect(noteOnMan('e1')).toMatch(/stepper/);
    expect(noteOnMan('d1')).toMatch(/hopper/);
  });
});
