import {
  BOARDS,
  type BoardId,
  formatFullMove,
  formatMove,
  parseLeafletMoves,
  parseMove,
  play,
  playAll,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { codeOf, moveOf, must, resultOf, rulesOf, startOf, withMen } from './fixtures.ts';

describe('valid moves survive a round trip', () => {
  it.each([
    ['H16', 'a1-b2'],
    ['H16', 'a1-p16'],
    ['H16', 'a1>c3>e5'],
    ['H16', '@h8'],
    ['H16', 'a1-off'],
    ['H16', 'a1>off'],
    ['H16', 'a1>c1>off'],
    ['H16', '--'],
    ['S121', 'm13-q1'],
    ['C9', 'a1>c3!'],
    ['C9', 'c3-b2!'],
  ])('%s %s', (board, text) => {
    const parsedBoard = BOARDS[board as BoardId];
    expect(formatMove(parsedBoard, must(parseMove(parsedBoard, text)))).toBe(text);
  });
});

describe('invalid moves are refused', () => {
  it.each([
    ['H16', '', 'bad-move'],
    ['H16', 'a1', 'bad-move'],
    ['H16', 'A1-b2', 'unknown-cell'],
    ['H16', 'a01-b2', 'unknown-cell'],
    ['H16', 'a1-b17', 'unknown-cell'],
    ['H16', 'a1 - b2', 'unknown-cell'],
    ['H16', 'a1-b2 ', 'unknown-cell'],
    ['H16', 'a1-b2-c3', 'bad-move'],
    ['H16', 'a1>c3-e5', 'unknown-cell'],
    ['H16', 'a1>c3>a1', 'repeated-cell'],
    ['H16', '>off', 'unknown-cell'],
    ['H16', 'a1>off>c1', 'unknown-cell'],
    ['H16', 'a1-b2!', 'no-demand-here'],
    ['H16', '---', 'bad-move'],
    ['H16', '@', 'unknown-cell'],
    ['H8', '@a1', 'no-drop-here'],
    ['H8', 'a1-off', 'no-leaving-here'],
    ['H8', 'a1>off', 'no-leaving-here'],
    ['H8', 'i1-a1', 'unknown-cell'],
    ['C9', 'a2-b3', 'unknown-cell'],
    ['C9', '--!', 'bad-move'],
    ['H16', `a1${'>b2'.repeat(500)}`, 'too-long'],
  ])('%s %s: %s', (board, text, code) => {
    expect(codeOf(parseMove(BOARDS[board as BoardId], text))).toBe(code);
  });
});

describe('formatFullMove writes a legal move', () => {
  const rules = rulesOf('halma-2');
  it.each([
    ['as a step', 'A: a1, C: p16', 'a1-b2', 'a1-b2'],
    ['as the shortest chain', 'A: a1, C: b1 b2 d2 d1', 'a1-e1', 'a1>c1>e1'],
    ['as a single jump where there is one', 'A: c3, C: b3 d3 b4 d4 c2 a1', 'c3-e3', 'c3>e3'],
    ['as the first of equal chains by row and column', 'A: c3, C: b4 d4 b6 d6', 'c3-c7', 'c3>a5>c7'],
  ])('%s', (_, men, short, full) => {
    const position = withMen(rules, men);
    expect(formatFullMove(position, moveOf(position, short))).toBe(full);
  });

  it('as a step when a man bears off from the edge, otherwise as a hop', () => {
    const position = withMen(rulesOf('top-secret'), 'A: a5 b9, C: a8');
    expect(formatFullMove(position, moveOf(position, 'a5>off'))).toBe('a5-off');
    expect(formatFullMove(position, moveOf(position, 'b9-off'))).toBe('b9>off');
  });
});

describe('a stated route must be legal', () => {
  const position = withMen(rulesOf('halma-2'), 'A: a1, C: b2 d4 b4');
  it.each([
    ['a1>c3', 'accepted'],
    ['a1>c3>e5', 'accepted'],
    ['a1>e5', 'broken-route'],
    ['a1>c3>a5', 'accepted'],
    ['a1>a2', 'broken-route'],
    ['a1-c3', 'accepted'],
  ])('%s %s', (text, code) => {
    expect(resultOf(position, text)).toBe(code);
  });
});

describe('a move is accepted or refused with a code', () => {
  const position = withMen(rulesOf('halma-2'), 'A: c3 c4, C: h8');
  it.each([
    ['h9-h10', 'no-man-there'],
    ['h8-h9', 'not-your-man'],
    ['c3-c4', 'occupied'],
    ['c3-c3', 'same-cell'],
    ['c3-d5', 'not-adjacent'],
    ['c3-e3', 'no-man-to-jump'],
    ['c3-c5', 'accepted'],
    ['--', 'must-move'],
  ])('%s %s', (text, code) => {
    expect(resultOf(position, text)).toBe(code);
    expect(codeOf(play(position, text))).toBe(code);
  });

  it('that names the wrong movement in Color Halma', () => {
    const colorHalma = withMen(rulesOf('color'), 'A: c3 b2 d3 e3, C: h8');
    expect(resultOf(colorHalma, 'c3-c4')).toBe('wrong-gait');
    expect(resultOf(colorHalma, 'b2-d4')).toBe('wrong-gait');
    expect(resultOf(colorHalma, 'b2-b8')).toBe('no-man-to-jump');
    expect(resultOf(colorHalma, 'd3-f3')).toBe('accepted');
    expect(resultOf(colorHalma, 'd3-d4')).toBe('wrong-gait');
  });

  it('and, in a list of moves, the number of the move', () => {
    const moves = ['a5-a6', 'p12-p11', 'a5-a7'].map((text) => moveOf(startOf('halma-2'), text));
    expect(playAll(startOf('halma-2'), moves)).toEqual({
      ok: false,
      refusal: { code: 'no-man-there', ply: 3, at: 'a5' },
    });
  });
});

describe('keys in the leaflets’ notation', () => {
  it.each([
    ['II,5 to III,6', 1],
    ['II,5 to III,6.', 1],
    ['II, 5 to III, 6.—III, 4 to IV, 5.', 2],
    ['II,5 to III,6 III,4 to IV,5', 2],
    ['  II,5, to III,6.\nIII,4; to IV,5.\n', 2],
    ['XVI,16 to XV,15', 1],
  ])('%j has %i moves', (text, count) => {
    expect(must(parseLeafletMoves(text))).toHaveLength(count);
  });

  it.each([
    ['', 0],
    ['ii,5 to III,6', 0],
    ['II,05 to III,6', 0],
    ['II,17 to III,6', 0],
    ['XVII,1 to III,6', 0],
    ['IIII,1 to III,6', 0],
    ['II,5 - III,6', 4],
    ['II,5 to III,6-III,4 to IV,5', 13],
    ['II,5 to III,6. and so on', 15],
    ['II,5 to', 4],
    ['II,5 to III,6..', 15],
    ['II,5 to III,6.—', 15],
    ['II,5 to III,6—', 14],
  ])('%j is refused at %i', (text, offset) => {
    const parsed = parseLeafletMoves(text);
    expect(parsed.ok ? 'accepted' : parsed.refusal).toEqual({ code: 'bad-key', at: offset });
  });
});
