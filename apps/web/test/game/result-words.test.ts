import { makeRules, parsePosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { hasWon } from '../../src/game/endings.ts';
import type { Player } from '../../src/game/player.ts';
import { resultWords } from '../../src/game/result-words.ts';
import { newSession, type Session } from '../../src/game/session.ts';
import { after, afterMoves, gameOf, valueOrFail } from './setup.ts';

/** Grasshopper, with the last black man one step from home. */
function nearlyHome(seats: readonly [Player, Player]): Session {
  const rules = valueOrFail(makeRules({ game: 'grasshopper-8' }));
  const text = 'H8:4AAAA/5AAA/6AA/6A1/8/8/CC6/CCCCCCCC A - 60 31';
  const position = valueOrFail(parsePosition(rules, text));
  return newSession(
    position,
    new Map([
      [1, seats[0]],
      [3, seats[1]],
    ]),
  );
}

describe('the end in words', () => {
  test('nothing is said while the game goes on', () => {
    expect(resultWords(gameOf('halma-2', 'pc'))).toBeUndefined();
  });

  test('a person who comes home', () => {
    const end = resultWords(afterMoves(nearlyHome(['person', 4]), 'g5-h5'));
    expect(end).toEqual({
      headline: 'You are home.',
      reason: 'First to finish.',
      standing: '31 rounds. The computer had 6 home.',
    });
  });

  test('the computer, and a colour, that come home', () => {
    expect(resultWords(afterMoves(nearlyHome([4, 'person']), 'g5-h5'))?.headline).toBe(
      'The computer is home.',
    );
    expect(resultWords(afterMoves(nearlyHome(['person', 'person']), 'g5-h5'))?.headline).toBe(
      'Black is home.',
    );
  });

  test('a person whose last man leaves the board', () => {
    const rules = valueOrFail(makeRules({ game: 'top-secret' }));
    const rows = '16/'.repeat(14);
    const position = valueOrFail(parsePosition(rules, `H16:${rows}8C7/A15 A - 60 31`));
    const game = newSession(
      position,
      new Map<number, Player>([
        [1, 'person'],
        [3, 4],
      ]),
    );
    expect(resultWords(afterMoves(game, 'a1-off'))?.headline).toBe('You are off the board.');
  });

  test('people who are known by name', () => {
    const names = new Map([
      [1, 'Ruth'],
      [3, 'Tomas'],
    ]);
    const nameOf = (seat: number): string => names.get(seat) ?? '';
    const end = after(gameOf('halma-2', 'pp'), { kind: 'resignation', seat: 1 });
    const told = [undefined, 1, 3].map((own) => resultWords({ ...end, company: { own, nameOf } }));
    expect(told.map((words) => [words?.headline, words?.reason])).toEqual([
      ['Tomas won.', 'Ruth resigned.'],
      ['Tomas won.', 'You resigned.'],
      ['You win.', 'Ruth resigned.'],
    ]);
  });

  test('a resignation, and a draw', () => {
    const game = afterMoves(gameOf('halma-2', 'pc'), 'e1-f1', 'p12-p11');
    expect(resultWords(after(game, { kind: 'resignation', seat: 1 }))).toMatchObject({
      headline: 'The computer won.',
      reason: 'You resigned.',
      standing: '1 round.',
    });
    expect(resultWords(after(game, { kind: 'agreed-draw' }))?.headline).toBe('A draw.');
  });

  test('places after the first, and no rounds where nothing was played', () => {
    const game = gameOf('star-3', 'ppp', { playForRank: 'false' });
    expect(resultWords(after(gameOf('halma-2', 'pp'), { kind: 'resignation', seat: 1 }))?.standing).toBe('');
    const end = after(after(game, { kind: 'resignation', seat: 1 }), { kind: 'resignation', seat: 3 });
    expect(resultWords(end)?.reason).toMatch(/^\w+ resigned\. Then \w+; \w+\.$/);
  });

  test('who has won is known from the end', () => {
    const { present } = after(gameOf('halma-2', 'pc'), { kind: 'resignation', seat: 1 });
    expect([hasWon(present, 1), hasWon(present, 3)]).toEqual([false, true]);
  });

  test('partners', () => {
    const game = gameOf('halma-4', 'pppp', { teams: 'opposite' });
    expect(resultWords(after(game, { kind: 'resignation', seat: 1 }))?.headline).toBe('Red and Green won.');
  });
});
