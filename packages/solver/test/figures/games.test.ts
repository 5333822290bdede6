import { readFileSync } from 'node:fs';
import { type Cell, makeRules, parseKey, parsePosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { figureOf } from '../../src/figures/figure.ts';
import { FigureSolver } from '../../src/figures/figure-solver.ts';
import { lineFault } from '../../src/figures/replay.ts';
import { searchSlowly } from '../../src/figures/slow-search.ts';
import { yardOfRules } from '../../src/figures/yard.ts';
import { finish } from '../../src/finish.ts';
import { candidatesOf, gameYard } from './yards.ts';

const leaflet = (name: string): string =>
  readFileSync(new URL(`../../../../examples/leaflets/${name}`, import.meta.url), 'utf8').trim();

describe.each([
  ['grasshopper-8', 10, { 5: 42, 6: 144, 7: 127, 8: 14 }],
  ['halma-4', 13, { 6: 257, 7: 2725, 8: 2429, 9: 1543, 10: 478, 11: 185, 12: 36, 13: 3 }],
  [
    'halma-2',
    19,
    {
      7: 4638,
      8: 87810,
      9: 365996,
      10: 249361,
      11: 187012,
      12: 45776,
      13: 18857,
      14: 2589,
      15: 654,
      16: 36,
    },
  ],
])('the candidates of %s', (game, men, byRow) => {
  const { yard } = gameYard(game);
  const list = candidatesOf(yard);

  test('by their greatest row', () => {
    expect(yard.squares).toHaveLength(men);
    const counts: Record<number, number> = {};
    for (let number = 0; number < list.count; number += 1) {
      const row = list.greatestRow(number);
      counts[row] = (counts[row] ?? 0) + 1;
    }
    expect(counts).toEqual(byRow);
  });

  test('are figures, and found by their squares', () => {
    for (let number = 0; number < list.count; number += Math.ceil(list.count / 500)) {
      const figure = list.at(number);
      expect(figureOf(yard, figure)).toEqual(figure);
      expect(list.numberOf(figure)).toBe(number);
    }
    expect(list.numberOf(yard.squares)).toBe(-1);
  });
});

describe('games without such a yard', () => {
  test.each(['star-2', 'color', 'cetro', 'top-secret'])('%s', (game) => {
    const rules = makeRules({ game });
    expect(rules.ok && yardOfRules(rules.value)).toBeNull();
  });
});

describe('printed figure', () => {
  const { rules, yard, start } = gameYard('halma-2');
  const solver = new FigureSolver(yard);

  test.each(['a', 'b', 'c', 'd'])('%s is reached by a key that is not the printed one', (letter) => {
    const position = parsePosition(rules, leaflet(`figure-${letter}.hfn`));
    const men = position.ok ? position.value.men.subarray(0, rules.board.cells) : [];
    const figure = figureOf(
      yard,
      [...men.keys()].filter((cell) => men[cell] !== 0),
    );
    if (typeof figure === 'string') throw new Error(figure);
    const verdict = finish(solver.decide(figure));
    if (verdict.kind !== 'reachable') throw new Error(verdict.kind);
    expect(lineFault(start, verdict.moves, figure)).toBeNull();
    for (const publisher of ['parker', 'eckha']) {
      const key = parseKey(leaflet(`${publisher}-${letter}-bring-out.txt`));
      expect(key.ok && lineFault(start, key.value, figure)).toBeNull();
      const printed = key.ok ? key.value.map(({ from, to }) => ({ from, to })) : [];
      expect(verdict.moves).not.toEqual(printed);
      // Not the same moves in another order either.
      const text = ({ from, to }: { from: Cell; to: Cell }): string => `${from}-${to}`;
      expect(verdict.moves.map(text).sort()).not.toEqual(printed.map(text).sort());
    }
  });
});

describe('a line is refused', () => {
  const { yard, start, rules } = gameYard('grasshopper-8');
  const list = candidatesOf(yard);
  const solver = new FigureSolver(yard);
  const number = [...Array(list.count).keys()].find(
    (one) => finish(solver.decide(list.at(one))).kind === 'reachable',
  );
  const figure = list.at(number ?? 0);
  const verdict = finish(solver.decide(figure));
  const moves = verdict.kind === 'reachable' ? verdict.moves : [];
  const cell = (name: string): Cell => rules.board.numbers.get(name) ?? -1;

  test('no, as it stands it is not', () => expect(lineFault(start, moves, figure)).toBeNull());
  test('with a move that is not legal', () => {
    const [first, ...rest] = moves;
    const line = [{ from: first?.from ?? 0, to: cell('h8') }, ...rest];
    expect(lineFault(start, line, figure)).toEqual({ code: 'illegal-move', ply: 1 });
  });
  test('in which a man moves again', () => {
    const first = moves[0] ?? { from: 0, to: 0 };
    const line = [first, { from: first.to, to: first.from }];
    expect(lineFault(start, line, figure)).toEqual({ code: 'moved-twice', ply: 2 });
  });
  test('that leads to another figure', () => {
    expect(lineFault(start, moves, list.at((number ?? 0) + 1))).toEqual({ code: 'other-figure' });
    expect(lineFault(start, moves.slice(0, -1), figure)).toEqual({ code: 'other-figure' });
  });
});

test('the slow search agrees on the candidates of ten men', () => {
  const { yard, rules } = gameYard('grasshopper-8');
  const list = candidatesOf(yard);
  const solver = new FigureSolver(yard);
  const verdicts = new Set<string>();
  for (let number = 0; number < list.count; number += 5) {
    const figure = list.at(number);
    const { kind } = finish(solver.decide(figure));
    verdicts.add(kind);
    expect(searchSlowly(rules.board, yard.squares, figure, 1e6)).toBe(kind === 'reachable');
  }
  expect([...verdicts].sort()).toEqual(['impossible', 'reachable']);
  expect(searchSlowly(rules.board, yard.squares, list.at(0), 0)).toBeNull();
});
