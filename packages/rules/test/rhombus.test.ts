import { formatPosition, GAMES, type Game, perft } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { after, ending, movesAt, positionFrom, resultOf, rulesOf, startOf } from './fixtures.ts';
import { rhombusPerft } from './rhombus-oracle.ts';

const games = GAMES.filter(({ board }) => board.startsWith('R'));

/** The depth of the brute-force count for each game; each count takes about a second. */
const TURNS: Readonly<Partial<Record<Game['id'], number>>> = { 'rhombus-9': 3 };

describe('the games on a rhombus', () => {
  it('are the six games in the rules', () => {
    expect(games.map(({ id }) => id)).toEqual([
      'rhombus-9',
      'rhombus-7',
      'rhombus-6',
      'rhombus-5',
      'rhombus-7-three',
      'rhombus-5-three',
    ]);
  });

  it.each([
    ['rhombus-9', 'R9:5CCCC/6CCC/7CC/8C/9/A8/AA7/AAA6/AAAA5 A - 0 1'],
    ['rhombus-6', 'R6:3CCC/4CC/5C/A5/AA4/AAA3 A - 0 1'],
    ['rhombus-5-three', 'R5:3CC/4C/5/A4/AA3 A - 0 1'],
  ])('%s starts in the camps that the rules define', (game, text) => {
    expect(formatPosition(startOf(game))).toBe(text);
  });

  it.each(games.map(({ id }) => id))('%s has as many turn sequences as a brute-force count finds', (game) => {
    const { board, seats, camps } = rulesOf(game);
    const men = camps[seats[0] ?? 0]?.home.length ?? 0;
    const turns = TURNS[game] ?? 4;
    expect(perft(startOf(game), turns)).toEqual(rhombusPerft(board.rows.length, men, turns));
  });

  it.each(games.map(({ id }) => id))('%s is symmetric under rotation and reflection', (game) => {
    const { board } = rulesOf(game);
    const start = startOf(game);
    const moves = new Set(movesAt(start));
    const mirror = board.symmetries().find(({ isMirror, rotation }) => isMirror && rotation === 0);
    const mirrored = (text: string): string =>
      text
        .split('-')
        .map((name) => board.names[mirror?.cells[board.cellByName.get(name) ?? -1] ?? -1])
        .join('-');
    expect(new Set([...moves].map(mirrored))).toEqual(moves);
    expect(board.symmetries()).toHaveLength(4);
  });
});

describe('the strong-solving preset', () => {
  const rules = rulesOf('rhombus-5-three', {}, 'strong-solving');

  it('counts a full target as a win if it contains at least one of the seat’s men', () => {
    const position = positionFrom(rules, 'R5:2A1C/3AC/5/5/5 A - 0 1');
    expect(ending(after(position, 'c5-d5'))).toBe('A>C win');
  });

  it('refuses a move that completes the opponent’s win', () => {
    const position = positionFrom(rules, 'R5:5/5/A4/2C2/CC3 A - 0 1');
    expect(resultOf(position, 'a3-a2')).toBe('completes-opponent');
    expect(movesAt(position)).not.toContain('a3-a2');
    expect(movesAt(position)).toContain('a3-a4');
  });

  it('makes a side with no legal moves lose', () => {
    const position = positionFrom(rules, 'R5:ACC2/CC3/C2C1/5/5 C - 0 1');
    expect(ending(after(position, 'd3-c3'))).toBe('C>A no-move');
  });
});

describe('a game with no seat left to move', () => {
  it('names the next seat in turn order as the seat to move', () => {
    const rules = rulesOf('rhombus-5-three', { equalTurns: 'on', evacuate: 'off' });
    const almostFinished = positionFrom(rules, 'R5:3AA/3A1/5/1C3/CC3 A - 0 1');
    const end = after(almostFinished, 'd4-e4 b2-a2');
    expect(ending(end)).toBe('A=C win');
    expect(formatPosition(end)).toBe('R5:3AA/4A/5/C4/CC3 A fA1,fC2 2 2');
  });
});
