import { parseMove } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { choicesOf, targetsFrom } from '../src/reading/targets.ts';
import { ENGLISH_BOARD } from '../src/words/board-words.ts';
import { cellLabel, moveWords, previewWords } from '../src/words/said.ts';
import { cellOf, EDGE, MELEE, positionOf, rulesOf } from './games.ts';

const rules = rulesOf('grasshopper-8');
const melee = positionOf(rules, MELEE);

function said(text: string, move: string, game = rules): string {
  const before = positionOf(game, text);
  const parsed = parseMove(game.board, move);
  if (!parsed.ok) throw new Error(move);
  return moveWords(ENGLISH_BOARD, before, parsed.value, positionOf(game, text, move));
}

describe('a cell is called', () => {
  const plain = { moves: 0, chosen: false, target: null };
  const c3 = cellOf(rules, 'c3');
  const targets = targetsFrom(melee, c3, choicesOf(melee).moves.get(c3) ?? []);
  const targetOn = (name: string) => targets.find(({ to }) => to === cellOf(rules, name)) ?? null;

  test.each([
    ['h1', plain, 'h1, vacant'],
    ['c3', { ...plain, moves: 3 }, 'c3, black man, 3 moves'],
    ['c3', { ...plain, moves: 1, chosen: true }, 'c3, black man, 1 move, chosen'],
    ['h8', plain, 'h8, yellow man'],
    ['c4', { ...plain, target: targetOn('c4') }, 'c4, step'],
    ['a3', { ...plain, target: targetOn('a3') }, 'a3, hop of 1 jump'],
  ])('%s: %o', (name, can, expected) => {
    expect(cellLabel(ENGLISH_BOARD, melee, cellOf(rules, name), can)).toBe(expected);
  });

  test('with the kind of its man', () => {
    const marked = rulesOf('marked');
    const cetro = rulesOf('cetro');
    const start = 'H16:15c/16/16/16/16/16/16/16/16/16/16/16/16/16/16/a15 A - 0 1';
    expect(cellLabel(ENGLISH_BOARD, positionOf(marked, start), 0, plain)).toBe('a1, black marked man');
    expect(cellLabel(ENGLISH_BOARD, positionOf(cetro, 'C9:9/9/9/9/9/9/9/9/B8 A - 0 1'), 0, plain)).toBe(
      'a1, black man with a ring',
    );
  });
});

describe('a move is said', () => {
  test.each([
    ['c3-c4', 'Black, c3 to c4, step. Yellow to move.'],
    ['c3>a3', 'Black, c3 to a3, hop of 1 jump. Yellow to move.'],
  ])('%s: %s', (move, expected) => {
    expect(said(MELEE, move)).toBe(expected);
  });

  test('when it comes home, and when the game is over', () => {
    const text = 'H8:4AAAA/5AAA/6AA/8/6A1/8/8/CCCC4 A - 40 21';
    expect(said(text, 'g4-h5')).toBe('Black, g4 to h5, step, into the yard. The game is over.');
  });

  test('when a man leaves or is dropped', () => {
    const topSecret = rulesOf('top-secret');
    expect(said(EDGE, 'a16-off', topSecret)).toBe('Black, a16 off the board, step. Yellow to move.');
    const start = `H16:${'16/'.repeat(15)}16 A hA18,hC18 0 1`;
    expect(said(start, '@h8', topSecret)).toBe('Black, a man on h8. Yellow to move.');
  });
});

test('a preview is said from its start', () => {
  const from = cellOf(rules, 'c3');
  const target = targetsFrom(melee, from, choicesOf(melee).moves.get(from) ?? []).find(
    ({ way }) => way === 'hop',
  );
  expect(target === undefined ? '' : previewWords(ENGLISH_BOARD, melee, { from }, target)).toMatch(
    /^c3 to .+, hop of \d jumps?$/,
  );
});
