import { makeRules, parsePosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { describeResult } from '../../src/game/describe-result.ts';
import { hasWon } from '../../src/game/endings.ts';
import type { Player } from '../../src/game/player.ts';
import { newSession, type Session } from '../../src/game/session.ts';
import { after, afterMoves, gameOf, valueOrFail } from './setup.ts';

/** Returns a game of Grasshopper in which the last black man is one step from home. */
function almostWonGame(seats: readonly [Player, Player]): Session {
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

describe('the description of a result', () => {
  test('is undefined during the game', () => {
    expect(describeResult(gameOf('halma-2', 'pc'))).toBeUndefined();
  });

  test('congratulates a person who brings all men home', () => {
    const end = describeResult(afterMoves(almostWonGame(['person', 4]), 'g5-h5'));
    expect(end).toEqual({
      headline: 'You won!',
      reason: 'First to finish.',
      finalStanding: 'After 31 moves. The computer had 6 men home.',
    });
  });

  test('names the winner by colour, and addresses a person who lost', () => {
    expect(describeResult(afterMoves(almostWonGame([4, 'person']), 'g5-h5'))?.headline).toBe('You lost.');
    expect(describeResult(afterMoves(almostWonGame(['person', 'person']), 'g5-h5'))?.headline).toBe(
      'Black won.',
    );
  });

  test('congratulates a person who bears off the last man', () => {
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
    expect(describeResult(afterMoves(game, 'a1-off'))?.headline).toBe('You won!');
  });

  test('names the players of an online game, and calls the user “You”', () => {
    const names = new Map([
      [1, 'Ruth'],
      [3, 'Tomas'],
    ]);
    const nameOf = (seat: number): string => names.get(seat) ?? '';
    const end = after(gameOf('halma-2', 'pp'), { kind: 'resignation', seat: 1 });
    const results = [undefined, 1, 3].map((ownSeat) =>
      describeResult({ ...end, onlinePlayers: { ownSeat, nameOf } }),
    );
    expect(results.map((words) => [words?.headline, words?.reason])).toEqual([
      ['Tomas won.', 'Ruth resigned.'],
      ['You lost.', 'You resigned.'],
      ['You won!', 'Ruth resigned.'],
    ]);
  });

  test('reports a resignation and a draw', () => {
    const game = afterMoves(gameOf('halma-2', 'pc'), 'e1-f1', 'p12-p11');
    expect(describeResult(after(game, { kind: 'resignation', seat: 1 }))).toMatchObject({
      headline: 'You lost.',
      reason: 'You resigned.',
      finalStanding: 'After 1 move.',
    });
    expect(describeResult(after(game, { kind: 'agreed-draw' }))?.headline).toBe('Draw.');
    const outcome = { termination: 'win', tiers: [[[1], [3]]] } as const;
    const equalTurns = { ...game, present: { ...game.present, outcome } };
    expect(describeResult(equalTurns)).toMatchObject({
      headline: 'Draw.',
      reason: 'Both sides finished in the same round.',
    });
  });

  test('lists the ranks after the first, and states no length if there were no moves', () => {
    const game = gameOf('star-3', 'ppp', { playForRank: 'false' });
    expect(
      describeResult(after(gameOf('halma-2', 'pp'), { kind: 'resignation', seat: 1 }))?.finalStanding,
    ).toBe('');
    const end = after(after(game, { kind: 'resignation', seat: 1 }), { kind: 'resignation', seat: 3 });
    expect(describeResult(end)?.reason).toMatch(/^\w+ resigned\. Then came \w+; \w+\.$/);
  });

  test('counts a resignation as a win for the opponent only', () => {
    const { present } = after(gameOf('halma-2', 'pc'), { kind: 'resignation', seat: 1 });
    expect([hasWon(present, 1), hasWon(present, 3)]).toEqual([false, true]);
  });

  test('names both winning partners', () => {
    const game = gameOf('halma-4', 'pppp', { teams: 'opposite' });
    expect(describeResult(after(game, { kind: 'resignation', seat: 1 }))?.headline).toBe(
      'Red and Green won.',
    );
  });
});
