import { parseMove } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { choicesOf, targetsFrom } from '../src/queries/targets.ts';
import { cellLabel, moveAnnouncement, previewAnnouncement } from '../src/strings/announcements.ts';
import { ENGLISH_BOARD_STRINGS } from '../src/strings/board-strings.ts';
import { cellOf, EDGE, MELEE, positionOf, rulesOf, TWO_ROUTES } from './fixtures.ts';

const rules = rulesOf('grasshopper-8');
const melee = positionOf(rules, MELEE);

function announcementOf(text: string, move: string, game = rules): string {
  const before = positionOf(game, text);
  const parsed = parseMove(game.board, move);
  if (!parsed.ok) throw new Error(move);
  return moveAnnouncement(ENGLISH_BOARD_STRINGS, before, parsed.value, positionOf(game, text, move));
}

describe('the label of a cell', () => {
  const plain = { moveCount: 0, isSelected: false, target: null };
  const c3 = cellOf(rules, 'c3');
  const targets = targetsFrom(melee, c3, choicesOf(melee).moves.get(c3) ?? []);
  const targetOn = (name: string) => targets.find(({ to }) => to === cellOf(rules, name)) ?? null;

  test.each([
    ['h1, vacant', 'h1', plain],
    ['c3, black man, 3 moves', 'c3', { ...plain, moveCount: 3 }],
    ['c3, black man, 1 move, selected', 'c3', { ...plain, moveCount: 1, isSelected: true }],
    ['h8, yellow man', 'h8', plain],
    ['c4, step', 'c4', { ...plain, target: targetOn('c4') }],
    ['a3, jump', 'a3', { ...plain, target: targetOn('a3') }],
  ])('reads “%s”', (expected, name, state) => {
    expect(cellLabel(ENGLISH_BOARD_STRINGS, melee, cellOf(rules, name), state)).toBe(expected);
  });

  test('names the kind of its man', () => {
    const marked = rulesOf('marked');
    const cetro = rulesOf('cetro');
    const start = 'H16:15c/16/16/16/16/16/16/16/16/16/16/16/16/16/16/a15 A - 0 1';
    const colours = new Map([[1, 'blue']] as const);
    expect(cellLabel(ENGLISH_BOARD_STRINGS, positionOf(marked, start), 0, { ...plain, colours })).toBe(
      'a1, blue marked man',
    );
    expect(cellLabel(ENGLISH_BOARD_STRINGS, positionOf(marked, start), 0, plain)).toBe(
      'a1, black marked man',
    );
    expect(
      cellLabel(ENGLISH_BOARD_STRINGS, positionOf(cetro, 'C9:9/9/9/9/9/9/9/9/B8 A - 0 1'), 0, plain),
    ).toBe('a1, black man with a ring');
  });
});

describe('the announcement of a move', () => {
  test.each([
    ['c3-c4', 'Black, c3 to c4, step. Yellow to move.'],
    ['c3>a3', 'Black, c3 to a3, jump. Yellow to move.'],
  ])('%s reads “%s”', (move, expected) => {
    expect(announcementOf(MELEE, move)).toBe(expected);
  });

  test('names the arrival in the target and the end of the game', () => {
    const text = 'H8:4AAAA/5AAA/6AA/8/6A1/8/8/CCCC4 A - 40 21';
    expect(announcementOf(text, 'g4-h5')).toBe('Black, g4 to h5, step, into the target. The game is over.');
  });

  test('covers men that leave the board and men that are dropped', () => {
    const topSecret = rulesOf('top-secret');
    expect(announcementOf(EDGE, 'a16-off', topSecret)).toBe(
      'Black, a16 off the board, step. Yellow to move.',
    );
    const start = `H16:${'16/'.repeat(15)}16 A hA18,hC18 0 1`;
    expect(announcementOf(start, '@h8', topSecret)).toBe('Black, a man on h8. Yellow to move.');
  });
});

test('the announcement of a preview names the route and its jumps', () => {
  const from = cellOf(rules, 'c3');
  const targets = targetsFrom(melee, from, choicesOf(melee).moves.get(from) ?? []);
  const announcements = targets
    .filter(({ kind }) => kind === 'hop')
    .map((target) => previewAnnouncement(ENGLISH_BOARD_STRINGS, melee, { from }, target));
  expect(announcements).toContain('c3 to a3, jump');
});

test('the announcement of a preview numbers the route if there are several', () => {
  const position = positionOf(rules, TWO_ROUTES);
  const from = cellOf(rules, 'a1');
  const target = targetsFrom(position, from, choicesOf(position).moves.get(from) ?? []).find(
    ({ to }) => to === cellOf(rules, 'c3'),
  );
  if (target === undefined) throw new Error('no hop to c3');
  const routes = { number: 1, count: 2 };
  expect(previewAnnouncement(ENGLISH_BOARD_STRINGS, position, { from, routes }, target)).toBe(
    'a1 to c3, hop of 2 jumps, route 1 of 2, via c1',
  );
});
