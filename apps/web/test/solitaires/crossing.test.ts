import { formatMove, type Position, parseMove } from '@halma/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src/board/set-up.ts';
import { fullCamp } from '../../src/solitaires/army.ts';
import { checkCrossing, checkCrossingText, knownCrossing, lineText } from '../../src/solitaires/crossing.ts';
import { bestCrossing, storeIfBest } from '../../src/solitaires/crossing-record.ts';
import { keyMoves } from '../../src/solitaires/keys.ts';
import { readLine } from '../../src/solitaires/line.ts';

const { board } = fullCamp().rules;
const storedLine = knownCrossing().line;
const words = storedLine.map((move) => formatMove(board, move));

describe('a line of Solitaire II', () => {
  it('is accepted if it ends in the far camp', () => {
    expect(checkCrossing(storedLine)).toMatchObject({ kind: 'across', end: { ply: 43 } });
  });

  it.each([
    ['with numbered moves', words.map((word, index) => `${index + 1}. ${word}`).join('\n')],
    ['with numbers joined to the moves', words.map((word, index) => `${index + 1}.${word}`).join(' ')],
    ['with commas', words.join(', ')],
  ])('can be read %s', (_, text) => {
    expect(checkCrossingText(text).kind).toBe('across');
  });

  it.each([
    ['a move from a vacant square', words.with(6, 'a1-c4').join(' '), { code: 'no-man-there', ply: 7 }],
    ['a hop whose route is not a chain of jumps', words.with(1, 'd1>d3>e5').join(' '), { ply: 2 }],
    ['a word that is not a move', words.with(9, 'hello').join(' '), { ply: 10, detail: 'hello' }],
    ['a move made twice', [...words.slice(0, 3), ...words.slice(2)].join(' '), { ply: 4 }],
  ])('is refused with the ply and the reason: %s', (_, text, refusal) => {
    expect(checkCrossingText(text)).toMatchObject({ kind: 'refused', refusal });
  });

  it('that ends early is reported with the number of men across', () => {
    expect(checkCrossing(storedLine.slice(0, 42))).toMatchObject({ kind: 'short', homeCount: 18 });
    expect(checkCrossingText('')).toMatchObject({ kind: 'short', homeCount: 0 });
  });

  it('can be in the notation of the leaflets', () => {
    const key = keyMoves({ leaflet: 'parker', figure: 'a', direction: 'bring-out' });
    expect(unwrap(readLine(board, 'II,5 to III,6.'))).toEqual(key.slice(0, 1));
  });

  it('that is too long is refused', () => {
    expect(readLine(board, 'a1-b2 '.repeat(10_000))).toMatchObject({
      ok: false,
      refusal: { code: 'too-long' },
    });
  });
});

describe('the stored record', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, text: string) => storage.set(name, text),
    });
  });

  const endOfStoredLine = (): Position => {
    const check = checkCrossing(storedLine);
    if (check.kind !== 'across') throw new Error('the stored line does not reach the far camp');
    return check.end;
  };

  it('is empty at first, and stores only a better line', () => {
    expect(bestCrossing()).toBeUndefined();
    expect(storeIfBest(endOfStoredLine())).toBe(true);
    expect(bestCrossing()?.ply).toBe(43);
    expect(storeIfBest(endOfStoredLine())).toBe(false);
    const detour = ['d3-e4', 'e4-d3', ...words];
    const longer = checkCrossing(detour.map((word) => unwrap(parseMove(board, word))));
    if (longer.kind !== 'across') throw new Error('the detour does not reach the far camp');
    expect(storeIfBest(longer.end)).toBe(false);
  });

  it('is ignored if its line is not legal', () => {
    storeIfBest(endOfStoredLine());
    const [name = '', text = ''] = [...storage][0] ?? [];
    storage.set(name, text.replace('l11-l12', 'l11-l13'));
    expect(bestCrossing()).toBeUndefined();
  });

  it('is formatted with the routes of its hops', () => {
    expect(lineText(endOfStoredLine()).split(' ').slice(0, 3)).toEqual(['c2>e4', 'd3>f5', 'b2>d4>f4>f6']);
  });
});
