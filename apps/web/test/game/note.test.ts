import { parsePosition } from '@halma/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { type Note, noteOf, type Situation } from '../../src/game/note.ts';
import { newSession, passing, type Session } from '../../src/game/session.ts';
import { changeLanguage } from '../../src/site/catalogues.ts';
import { gameWords } from '../../src/words/game.ts';
import { afterMoves, gameOf, valueOrFail } from './setup.ts';

afterEach(async () => {
  await changeLanguage('en');
});

function note(session: Session, more: Partial<Situation> = {}): Note {
  return noteOf({
    session,
    shown: null,
    selection: null,
    refusal: null,
    hint: 'none',
    computerFailed: false,
    hovers: false,
    ...more,
  });
}

/** The note on a position of Grasshopper, a person against the computer. */
function noteOn(text: string, options: Readonly<Record<string, string>> = {}): Note {
  const { rules, players } = gameOf('grasshopper-8', 'pc', options);
  return note(newSession(valueOrFail(parsePosition(rules, text)), players));
}

const cell = (session: Session, name: string): number => session.rules.board.numbers.get(name) ?? -1;

describe('the note', () => {
  const start = gameOf('halma-2', 'pc');

  test('invites to move', () => {
    expect(note(start)).toMatchObject({ tone: 'go', strong: 'Your move.' });
    expect(note(gameOf('halma-2', 'pp')).strong).toBe('Black to move.');
  });

  test('says what the other has done', () => {
    expect(note(afterMoves(start, 'd1-f1'))).toMatchObject({
      strong: 'The computer is thinking.',
      text: 'You: d1 to f1, a hop of 1 jump.',
    });
    expect(note(afterMoves(start, 'd1-f1', 'p12-p11')).text).toBe('The computer: p12 to p11, a step.');
  });

  test('says where the chosen man can go, and what the shown move is', () => {
    const from = cell(start, 'e1');
    expect(note(start, { selection: { from, to: null, jumps: 0 } })).toMatchObject({
      strong: 'e1 is chosen.',
      text: expect.stringMatching(/^2 steps and 1 hop\./),
    });
    const hop = { from: cell(start, 'd1'), to: cell(start, 'f1'), jumps: 1 };
    expect(note(start, { selection: hop })).toMatchObject({
      strong: 'd1 to f1, a hop of 1 jump.',
      text: expect.stringMatching(/^Press f1 again/),
    });
  });

  test('asks for one press where a mouse has shown the route', () => {
    const hop = { from: cell(start, 'd1'), to: cell(start, 'f1'), jumps: 1 };
    expect(note(start, { selection: hop, hovers: true }).text).toBe('Press f1 to move.');
  });

  test('says to let go while the man is carried', () => {
    const hop = { from: cell(start, 'd1'), to: cell(start, 'f1'), jumps: 1, isCarried: true };
    expect(note(start, { selection: hop, hovers: true }).text).toBe('Let go to move.');
  });

  test('says why a man cannot be moved or put there', () => {
    expect(note(start, { refusal: { stuck: 'a1' } }).strong).toBe('The man on a1 cannot move now.');
    expect(note(start, { refusal: { code: 'not-your-man', at: 'p16' } }).strong).toBe(
      'The man on p16 is not yours.',
    );
    expect(note(start, { refusal: { code: 'outside-drop-zone', at: 'a1' } }).strong).toBe(
      'Men are put in the middle only.',
    );
  });

  test('counts no way off the board as a hop', () => {
    const { rules, players } = gameOf('top-secret', 'pp');
    const text = `H16:${'16/'.repeat(14)}8C7/A15 A - 60 31`;
    const game = newSession(valueOrFail(parsePosition(rules, text)), players);
    expect(note(game, { selection: { from: cell(game, 'a1'), to: null, jumps: 0 } }).text).toBe(
      '3 steps, and he can leave by the arrow. Open rings are steps, solid dots are hops.',
    );
  });

  test('names the kind of a man in Cetro and in our reconstruction', () => {
    const chosen = (game: Session, name: string): string =>
      note(game, { selection: { from: cell(game, name), to: null, jumps: 0 } }).text;
    expect(chosen(gameOf('cetro', 'pp'), 'b2')).toMatch(/Two cuts: he has to end on row 8\.$/);
    expect(chosen(gameOf('cetro-reconstruction', 'pp'), 'b2')).toMatch(/(is|are) mark [123]: he goes /);
  });

  test('says why a move is refused', () => {
    expect(note(start, { refusal: { code: 'occupied', at: 'a2' } })).toMatchObject({
      tone: 'bad',
      text: 'a2: A man stands there already.',
    });
  });

  test('looks back in words', () => {
    const game = afterMoves(start, 'd1-f1', 'p12-p11');
    expect(note(game, { shown: 1 }).strong).toBe('Round 1: You: d1 to f1, a hop of 1 jump.');
    expect(note(game, { shown: 0 }).strong).toBe('The start of the game.');
  });

  test('says that the computer has stopped', () => {
    expect(note(afterMoves(start, 'e1-f1'), { computerFailed: true }).tone).toBe('bad');
  });

  test('tells the duty to leave the yard', () => {
    const duty = noteOn('H8:8/8/8/3A4/8/8/8/A2A4 A vC 8 5');
    expect(duty).toMatchObject({ tone: 'duty', strong: 'Leave your yard.' });
    expect(duty.text).toBe(
      'The computer has left the other yard, so a man must come out of yours. One man can.',
    );
  });

  test('tells the duty to move on inside the yard, and none where all moves are open', () => {
    const shutIn = 'H8:8/8/8/3A4/8/8/8/A7 A vC 8 5';
    expect(noteOn(shutIn).strong).toBe('Move on inside your yard.');
    expect(noteOn(shutIn, { evacuateBlocked: 'free' }).strong).toBe('Your move.');
  });

  test('tells the duty of rules that empty the yard first', () => {
    const duty = noteOn('H8:8/8/8/3A4/8/8/8/A2A4 A - 8 5', { homeDuty: 'on' });
    expect(duty.text).toBe('In these rules your own yard is emptied first. One man can.');
  });

  test('says that there is nothing but to pass', () => {
    const small = gameOf('grasshopper-8', 'pp');
    const text = 'H8:8/8/8/8/8/CCC5/CCC5/ACC5 A - 60 31';
    const stuck = newSession(valueOrFail(parsePosition(small.rules, text)), small.players);
    expect(note(stuck)).toMatchObject({ tone: 'duty', strong: 'There is no move.' });
    expect(passing(stuck.present)).toBe('must');
  });

  test('tells the demand of Cetro and the dropping of Top Secret', () => {
    expect(note(afterMoves(gameOf('cetro', 'pp'), 'b2-d4!')).strong).toBe('A jump is demanded.');
    expect(note(gameOf('top-secret', 'pp')).text).toMatch(/18 men in hand/);
  });

  test.each([
    ['en', 'A man put on h8.', 'Put a man on a free square in the middle. 1 man in hand.'],
    ['de', 'Ein Stein auf h8.', 'Setze einen Stein auf ein freies Feld in der Mitte. Ein Stein in der Hand.'],
  ] as const)(
    'begins sentences about a man in the hand with a capital: %s',
    async (language, put, invited) => {
      const game = gameOf('top-secret', 'pp');
      await changeLanguage(language);
      expect(note(game, { selection: { from: 'hand', to: cell(game, 'h8'), jumps: 0 } }).strong).toBe(put);
      expect(gameWords().notes.drop(1)).toBe(invited);
    },
  );

  test('names a stepper and a hopper', () => {
    const color = gameOf('color', 'pp');
    const chosen = (name: string): string =>
      note(color, { selection: { from: cell(color, name), to: null, jumps: 0 } }).text;
    expect(chosen('e1')).toMatch(/stepper/);
    expect(chosen('d1')).toMatch(/hopper/);
  });
});
