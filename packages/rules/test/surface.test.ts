import * as surface from '@halma/rules';
import {
  formatFullMove,
  formatMove,
  formatShortMove,
  type Move,
  parseMove,
  play,
  playAll,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { codeOf, must, startOf } from './fixtures.ts';

const start = startOf('halma-2');

describe('the exported tables', () => {
  const tables = Object.entries(surface).filter(([, value]) => typeof value === 'object');

  it('exist', () => expect(tables.length).toBeGreaterThan(8));
  it.each(tables)('%s is frozen', (_, value) => expect(Object.isFrozen(value)).toBe(true));
  it.each(surface.GAMES.map((game) => [game.id, game] as const))(
    '%s is frozen, with its lists',
    (_, game) => {
      for (const part of [game, game.seats, game.options, game.startingSetup, game.fixedOptions])
        expect(Object.isFrozen(part)).toBe(true);
    },
  );
});

it('makeRules accepts any string, and its type names the known games', () => {
  // With the type `string` alone, editors could not offer the ids, and this would not compile.
  const knownId: Extract<Parameters<typeof surface.makeRules>[0]['game'], 'star-2'> = 'star-2';
  expect(surface.makeRules({ game: knownId }).ok).toBe(true);
  const unknownId: string = 'star-9';
  expect(codeOf(surface.makeRules({ game: unknownId }))).toBe('unknown-game');
});

describe('a move given as text', () => {
  it.each(['a5-a6', 'c3-e3', 'c3>e3'])('%s has the same effect as the parsed move', (text) => {
    expect(must(play(start, text)).hash).toBe(must(play(start, must(parseMove(start, text)))).hash);
  });

  it.each([
    ['bad-move', 'junk'],
    ['unknown-cell', 'a4-z9'],
    ['occupied', 'a1-p16'],
    ['too-long', 'a'.repeat(2000)],
  ])('is refused with %s and its ply', (code, text) => {
    const refused = play(start, text);
    expect(refused).toMatchObject({ ok: false, refusal: { code, ply: 1 } });
  });

  it('can be mixed with other moves in a list', () => {
    const move = must(parseMove(start, 'a5-a6'));
    expect(must(playAll(start, [move, 'p12-p11'])).ply).toBe(2);
    expect(playAll(start, [move, 'p12-p10'])).toMatchObject({ ok: false, refusal: { ply: 2 } });
  });
});

describe('a value that is not a move', () => {
  const VALUES: readonly unknown[] = [
    undefined,
    null,
    5,
    {},
    [],
    { kind: 'toString' },
    { kind: 'normal', from: 3 },
    { kind: 'normal', from: 64, to: '80' },
    { kind: 'normal', from: 64, to: 80, route: 5 },
    { kind: 'normal', from: 64, to: 80, route: null },
    { kind: 'normal', from: 64, to: 4000 },
    { kind: 'normal', from: -1, to: 80 },
    { kind: 'normal', from: 64, to: 80.5 },
    { kind: 'bear-off', from: 64, route: 5 },
    { kind: 'drop' },
  ];

  it.each(VALUES.map((value) => [value]))('is refused: %o', (value) => {
    const refusal = { code: 'bad-move', ply: 1 };
    expect(play(start, value as Move)).toEqual({ ok: false, refusal });
    expect(playAll(start, [value as Move])).toEqual({ ok: false, refusal });
  });

  it.each([undefined, null, 5, 'a5-a6'])('is refused in place of a list: %o', (value) => {
    expect(codeOf(playAll(start, value as never))).toBe('bad-move');
  });
});

it.each<[code: string, move: Move]>([
  ['no-demand-here', { kind: 'normal', from: 64, to: 80, demandsJump: true }],
  ['no-drop-here', { kind: 'drop', to: 100 }],
  ['no-leaving-here', { kind: 'bear-off', from: 64 }],
  ['broken-route', { kind: 'normal', from: 34, to: 36, route: [34, 36, 34, 36] }],
])('an object for a move that no text can state is refused with %s', (code, move) => {
  expect(codeOf(play(start, move))).toBe(code);
});

it.each([[undefined], [null], [5], ['halma-2'], [{}], [[]]])(
  'functions that take an object refuse %o',
  (value) => {
    expect(codeOf(surface.makeRules(value as never))).toBe('unknown-game');
    expect(codeOf(surface.deserializePosition(value as never))).toBe('bad-definition');
    expect(codeOf(surface.defineGame(value as never))).toBe('bad-definition');
    expect(codeOf(surface.defineBoard(value as never))).toMatch(/^bad-(board|id)$/);
  },
);

describe('the text of a move', () => {
  const move = must(parseMove(start, 'c3-e3'));

  it.each([
    ['a board', start.rules.board],
    ['rules', start.rules],
    ['a position', start],
  ])('can be formatted and parsed with %s', (_, source) => {
    expect([
      formatMove(source, move),
      formatShortMove(source, move),
      codeOf(parseMove(source, 'c3-e3')),
    ]).toEqual(['c3-e3', 'c3-e3', 'accepted']);
  });

  it('with its route needs a position', () => {
    expect(formatFullMove(start, move)).toBe('c3>e3');
    expect(() => formatFullMove(start.rules.board as never, move)).toThrow(
      '`position` must be the `value` of a result',
    );
  });
});
