import { readFileSync } from 'node:fs';
import { type Cell, makeRules, parseLeafletMoves, parsePosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { bruteForceSearch } from '../../src/figures/brute-force-search.ts';
import { checkFigureSolution } from '../../src/figures/check-figure-solution.ts';
import { cornerCampOf } from '../../src/figures/corner-camp.ts';
import { createFigure } from '../../src/figures/figure.ts';
import { FigureSolver } from '../../src/figures/figure-solver.ts';
import { runToCompletion } from '../../src/run-to-completion.ts';
import { candidatesOf, gameCamp } from './camps.ts';

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
  const { camp } = gameCamp(game);
  const list = candidatesOf(camp);

  test('have the expected counts by highest row', () => {
    expect(camp.squares).toHaveLength(men);
    const counts: Record<number, number> = {};
    for (let number = 0; number < list.count; number += 1) {
      const row = list.maxRow(number);
      counts[row] = (counts[row] ?? 0) + 1;
    }
    expect(counts).toEqual(byRow);
  });

  test('are figures, and indexOf returns their numbers', () => {
    for (let number = 0; number < list.count; number += Math.ceil(list.count / 500)) {
      const figure = list.at(number);
      expect(createFigure(camp, figure)).toEqual(figure);
      expect(list.indexOf(figure)).toBe(number);
    }
    expect(list.indexOf(camp.squares)).toBe(-1);
  });
});

describe('cornerCampOf returns null for', () => {
  test.each(['star-2', 'color', 'cetro', 'top-secret'])('%s', (game) => {
    const rules = makeRules({ game });
    expect(rules.ok && cornerCampOf(rules.value)).toBeNull();
  });
});

describe('the figure printed in the leaflets', () => {
  const { rules, camp, start } = gameCamp('halma-2');
  const solver = new FigureSolver(camp);

  test.each(['a', 'b', 'c', 'd'])('%s has a key whose moves differ from the printed keys', (letter) => {
    const position = parsePosition(rules, leaflet(`figure-${letter}.hfn`));
    const men = position.ok ? position.value.men.subarray(0, rules.board.cellCount) : [];
    const figure = createFigure(
      camp,
      [...men.keys()].filter((cell) => men[cell] !== 0),
    );
    if (typeof figure === 'string') throw new Error(figure);
    const verdict = runToCompletion(solver.decide(figure));
    if (verdict.kind !== 'reachable') throw new Error(verdict.kind);
    expect(checkFigureSolution(start, verdict.moves, figure)).toBeNull();
    for (const publisher of ['parker', 'eckha']) {
      const key = parseLeafletMoves(leaflet(`${publisher}-${letter}-bring-out.txt`));
      expect(key.ok && checkFigureSolution(start, key.value, figure)).toBeNull();
      const printedMoves = key.ok ? key.value.map(({ from, to }) => ({ from, to })) : [];
      expect(verdict.moves).not.toEqual(printedMoves);
      // They differ even if the order of the moves is ignored.
      const text = ({ from, to }: { from: Cell; to: Cell }): string => `${from}-${to}`;
      expect(verdict.moves.map(text).sort()).not.toEqual(printedMoves.map(text).sort());
    }
  });
});

describe('checkFigureSolution', () => {
  const { camp, start, rules } = gameCamp('grasshopper-8');
  const list = candidatesOf(camp);
  const solver = new FigureSolver(camp);
  const number = [...Array(list.count).keys()].find(
    (index) => runToCompletion(solver.decide(list.at(index))).kind === 'reachable',
  );
  const figure = list.at(number ?? 0);
  const verdict = runToCompletion(solver.decide(figure));
  const moves = verdict.kind === 'reachable' ? verdict.moves : [];
  const cell = (name: string): Cell => rules.board.cellByName.get(name) ?? -1;

  test('accepts a solution', () => expect(checkFigureSolution(start, moves, figure)).toBeNull());
  test('refuses an illegal move', () => {
    const [first, ...rest] = moves;
    const illegalMoves = [{ from: first?.from ?? 0, to: cell('h8') }, ...rest];
    expect(checkFigureSolution(start, illegalMoves, figure)).toEqual({ code: 'illegal-move', ply: 1 });
  });
  test('refuses a second move of a man', () => {
    const first = moves[0] ?? { from: 0, to: 0 };
    const illegalMoves = [first, { from: first.to, to: first.from }];
    expect(checkFigureSolution(start, illegalMoves, figure)).toEqual({ code: 'moved-twice', ply: 2 });
  });
  test('refuses moves that lead to a different figure', () => {
    expect(checkFigureSolution(start, moves, list.at((number ?? 0) + 1))).toEqual({ code: 'wrong-figure' });
    expect(checkFigureSolution(start, moves.slice(0, -1), figure)).toEqual({ code: 'wrong-figure' });
  });
});

test('bruteForceSearch confirms the verdicts on candidates of ten men', () => {
  const { camp, rules } = gameCamp('grasshopper-8');
  const list = candidatesOf(camp);
  const solver = new FigureSolver(camp);
  const verdicts = new Set<string>();
  for (let number = 0; number < list.count; number += 5) {
    const figure = list.at(number);
    const { kind } = runToCompletion(solver.decide(figure));
    verdicts.add(kind);
    expect(bruteForceSearch(rules.board, camp.squares, figure, 1e6)).toBe(kind === 'reachable');
  }
  expect([...verdicts].sort()).toEqual(['impossible', 'reachable']);
  expect(bruteForceSearch(rules.board, camp.squares, list.at(0), 0)).toBeNull();
});
