import type { Position } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../src/drawing/board.ts';
import { coloured, plainText, shouldUseColour } from '../../src/drawing/paint.ts';
import { playMoveText, requestedPosition } from '../../src/request/position.ts';

function positionAt(game: string, position?: string): Position {
  const requested = requestedPosition(position === undefined ? { game } : { game, position });
  if (!requested.ok) throw new Error(requested.refusal.message);
  return requested.value;
}

function playMoves(start: Position, ...moves: string[]): Position {
  return moves.reduce((before, move) => {
    const played = playMoveText(before, move, 1);
    if (!played.ok) throw new Error(played.refusal.message);
    return played.value.after;
  }, start);
}

const draw = (position: Position): string => `\n${drawBoard(position, plainText)}\n`;

test('draws a square board with coordinates, the edges of camps and the last move', () => {
  expect(draw(playMoves(positionAt('grasshopper-8'), 'c1-e1', 'h5-h4'))).toBe(`
    a b c d e f g h
 8  . . . .|C C C C  8
 7  . . . . .|C C C  7
 6  . . . . . .|C C  6
 5  . . . . . . .(.) 5
 4  A|. . . . . .[C] 4
 3  A A|. . . . . .  3
 2  A A A|. . . . .  2
 1  A A . A|A . . .  1
    a b c d e f g h
`);
});

test('draws the star with the number of every hole', () => {
  const lines = draw(playMoves(positionAt('star-6'), 'd2-e6')).split('\n');
  expect(lines[5]).toBe(' m   C1  C2  C3  C4|  5   6   7   8   9|E10 E11 E12 E13  m');
  expect(lines[13]).toBe(' e   B1  B2  B3  B4|  5[ A6]  7   8   9|F10 F11 F12 F13  e');
  expect(lines[14]).toBe(' d                     A1(  2) A3  A4  d');
  expect(lines).toHaveLength(19);
});

test('draws a rhombus with shifted rows, and letters above and below them', () => {
  const [top, first, ...others] = drawBoard(
    playMoves(positionAt('rhombus-5-three'), 'a2-a3'),
    plainText,
  ).split('\n');
  expect(top).toBe('        a b c d e');
  expect(first).toBe(' 5      . . .|C C  5');
  expect(others.at(-3)).toBe(' 2  (.). . . .  2');
  expect(others.at(-2)).toBe(' 1  A A|. . .  1');
  expect(others.at(-1)).toBe('    a b c d e');
});

test('draws the playable squares of Cetro and labels the goal rows', () => {
  const lines = draw(positionAt('cetro')).split('\n');
  expect(lines[2]).toBe(' 9  b   b   b   b   b  9  for B');
  expect(lines[3]).toBe(' 8    g   g   g   g    8  for G');
  expect(lines[10]).toBe(' 1  B   B   B   B   B  1  for b');
});

test('marks the drop zone of Top Secret while players drop men', () => {
  const line = (position: Position): string | undefined => draw(position).split('\n')[7];
  expect(line(playMoves(positionAt('top-secret'), '@h11'))).toBe('11  . . . . .|. .[A]. . .|. . . . .  11');
  const moving = 'H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/A15 A - 36 19';
  expect(line(positionAt('top-secret', moving))).toBe('11  . . . . . . . . . . . . . . . .  11');
});

test('draws a marked man in lower case', () => {
  expect(draw(positionAt('marked'))).toContain('\n 1  a A A A A|.');
});

describe('colour', () => {
  test('adds nothing but styles', () => {
    const position = playMoves(positionAt('star-6'), 'd2-e6');
    const drawn = drawBoard(position, coloured);
    expect(drawn).toContain('\u001b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    expect(drawn.replaceAll(/\u001b\[\d+m/g, '')).toBe(drawBoard(position, plainText));
  });

  test.each([
    ['is used', 'on a terminal', {}],
    ['is not used', 'in a file', {}],
    ['is not used', 'on a terminal', { NO_COLOR: '1' }],
    ['is used', 'on a terminal', { NO_COLOR: '' }],
    ['is not used', 'on a terminal', { TERM: 'dumb' }],
    ['is used', 'in a file', { FORCE_COLOR: '1' }],
    ['is not used', 'on a terminal', { FORCE_COLOR: '0' }],
    ['is not used', 'on a terminal', { FORCE_COLOR: '1', NO_COLOR: '1' }],
  ])('%s %s with the environment %j', (expected, output, environment) => {
    const isUsed = shouldUseColour(output === 'on a terminal', environment);
    expect(isUsed ? 'is used' : 'is not used').toBe(expected);
  });
});
