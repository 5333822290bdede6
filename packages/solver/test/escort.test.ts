import { type Cell, type NormalMove, type Position, type Rules, seatOf, VACANT } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { escortHome, stepperCells } from '../src/race/index.ts';
import { playMoves, positionWithMen, soloRules } from './positions.ts';

const rules = soloRules('color');

const cellsOf = ({ board }: Rules, names: string): readonly Cell[] =>
  names.split(' ').map((name) => board.cellByName.get(name) ?? -1);

/** Returns a move from each cell of the army to each cell of the board, so that no first move is excluded. */
function allMoves({ rules: { board }, men }: Position): readonly NormalMove[] {
  const cells = [...men.keys()].filter((cell) => cell < board.cellCount);
  return cells.flatMap((from) => {
    const man = men[from] ?? VACANT;
    return man !== VACANT && seatOf(man) === 1
      ? cells.map((to): NormalMove => ({ kind: 'normal', from, to }))
      : [];
  });
}

describe('escortHome', () => {
  it.each<[string, string, number]>([
    ['an adjacent stepper', 'a2 b2', 40],
    ['a stepper that is home', 'h7 p16', 40],
    ['the nearest of several steppers', 'c2 p16 d2 o15', 40],
  ])('in Color Halma, escorts a man with %s', (_, men, maxMoves) => {
    const start = positionWithMen(rules, cellsOf(rules, men));
    const [jumper = -1] = cellsOf(rules, men);
    const moves = escortHome(start, allMoves(start)) ?? [];
    expect(moves.length).toBeLessThanOrEqual(maxMoves);
    playMoves(start, moves);
    const end = moves.reduce((cell, { from, to }) => (from === cell ? to : cell), jumper);
    expect(rules.camps[1]?.inTarget[end]).toBe(1);
  });

  it.each<[string, string, string]>([
    ['there is no stepper', 'color', 'a2 c2'],
    ['no man is left behind', 'color', 'p15 o15'],
    ['every man may jump', 'halma-2', 'a2 b2'],
  ])('returns null if %s', (_, game, men) => {
    const otherRules = soloRules(game);
    const start = positionWithMen(otherRules, cellsOf(otherRules, men));
    expect(escortHome(start, allMoves(start))).toBeNull();
  });

  it('begins with one of the allowed moves', () => {
    const start = positionWithMen(rules, cellsOf(rules, 'h7 p16'));
    expect(escortHome(start, [])).toBeNull();
    const [from = -1, to = -1] = cellsOf(rules, 'p16 o15');
    expect(escortHome(start, [{ kind: 'normal', from, to }])?.[0]).toEqual({ kind: 'normal', from, to });
  });
});

it.each<[string, string, readonly number[] | null]>([
  ['color', 'a1 a2 b2 c2 d2 h7 o15 p16', [1, 0, 1, 0, 1, 0, 1, 1]],
  ['halma-2', 'b2', null],
])('in %s, the men on %s can only step: %j', (game, names, expected) => {
  const otherRules = soloRules(game);
  const isStepper = stepperCells(otherRules, 1);
  expect(isStepper && cellsOf(otherRules, names).map((cell) => isStepper[cell])).toEqual(expected);
});
