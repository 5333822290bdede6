import { canonicalRoute, cellName, legalMoves, play, routesTo } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { rulesOf, startOf, withMen } from './fixtures.ts';

/** The expected routes between two cells, up to a limit. */
const CASES: readonly (readonly [
  title: string,
  game: string,
  men: string,
  from: string,
  to: string,
  limit: number,
  routes: readonly string[],
])[] = [
  [
    'returns both routes around a square',
    'grasshopper-8',
    'A: a1 b1 c2 a2 b3',
    'a1',
    'c3',
    8,
    ['a1>c1>c3', 'a1>a3>c3'],
  ],
  [
    'returns the straight route before the ones around the square',
    'grasshopper-8',
    'A: a1 b1 c2 a2 b3 b2',
    'a1',
    'c3',
    8,
    ['a1>c3', 'a1>c1>c3', 'a1>a3>c3'],
  ],
  [
    'returns no more routes than the limit',
    'grasshopper-8',
    'A: a1 b1 c2 a2 b3 b2',
    'a1',
    'c3',
    2,
    ['a1>c3', 'a1>c1>c3'],
  ],
  ['returns a single route', 'grasshopper-8', 'A: a1 b1', 'a1', 'c1', 8, ['a1>c1']],
  ['returns the two cells of a step', 'grasshopper-8', 'A: a1', 'a1', 'b2', 8, ['a1>b2']],
  ['returns no route to a cell that the man cannot reach', 'grasshopper-8', 'A: a1', 'a1', 'c3', 8, []],
  ['returns no step onto a man', 'grasshopper-8', 'A: a1 b1', 'a1', 'b1', 8, []],
  ['returns no step in a direction in which the man cannot move', 'color', 'A: a2', 'a2', 'a3', 8, []],
  ['returns no route from a vacant cell', 'grasshopper-8', 'A: a1', 'b1', 'c1', 8, []],
];

test.each(CASES)('%s', (_, game, men, from, to, limit, routes) => {
  const position = withMen(rulesOf(game), men);
  const { board } = position.rules;
  const cell = (name: string): number => board.cellByName.get(name) ?? -1;
  const found = routesTo(position, { from: cell(from), to: cell(to) }, limit);
  expect(found.map((route) => route.map((cellNumber) => cellName(board, cellNumber)).join('>'))).toEqual(
    routes,
  );
});

describe.each(['halma-2', 'star-6', 'color', 'cetro', 'cetro-reconstruction', 'marked'])('in %s', (game) => {
  test('returns legal routes without duplicates, the canonical one first', () => {
    let position = startOf(game);
    for (let turn = 0; turn < 60 && position.outcome === null; turn += 1) {
      const moves = legalMoves(position);
      for (const move of moves) {
        if (move.kind !== 'normal' || position.rules.board.distance(move.from, move.to) === 1) continue;
        const routes = routesTo(position, move, 6);
        expect(routes[0]).toEqual(canonicalRoute(position, move));
        expect(new Set(routes.map(String)).size).toBe(routes.length);
        for (const route of routes) expect(play(position, { ...move, route }).ok).toBe(true);
      }
      const move = moves[(turn * 7) % moves.length];
      const next = move === undefined ? undefined : play(position, move);
      if (next?.ok !== true) break;
      position = next.value;
    }
  });
});
