import { type Cell, type Position, type Rules, seatOf, VACANT, type Walk } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { escortHome } from '../src/index.ts';
import { aloneIn, placedOn, playedOut } from './positions.ts';

const rules = aloneIn('color');

const cellsOf = ({ board }: Rules, names: string): readonly Cell[] =>
  names.split(' ').map((name) => board.numbers.get(name) ?? -1);

/** Every step and jump of the army, as first moves to choose from. */
function anyWalk({ rules: { board }, men }: Position): readonly Walk[] {
  const all = [...men.keys()].filter((cell) => cell < board.cells);
  return all.flatMap((from) => {
    const man = men[from] ?? VACANT;
    return man !== VACANT && seatOf(man) === 1 ? all.map((to): Walk => ({ kind: 'walk', from, to })) : [];
  });
}

describe('a man of Color Halma who cannot move by himself is taken along', () => {
  it.each<[string, string, number]>([
    ['a stepper beside him', 'a2 b2', 40],
    ['a stepper who is home already', 'h7 p16', 40],
    ['the nearest of several', 'c2 p16 d2 o15', 40],
  ])('with %s', (_, men, most) => {
    const start = placedOn(rules, cellsOf(rules, men));
    const [jumper = -1] = cellsOf(rules, men);
    const moves = escortHome(start, anyWalk(start)) ?? [];
    expect(moves.length).toBeLessThanOrEqual(most);
    playedOut(start, moves);
    const end = moves.reduce((cell, { from, to }) => (from === cell ? to : cell), jumper);
    expect(rules.yards[1]?.inTarget[end]).toBe(1);
  });

  it.each<[string, string, string]>([
    ['nobody steps', 'color', 'a2 c2'],
    ['nobody is left behind', 'color', 'p15 o15'],
    ['everybody may jump', 'halma-2', 'a2 b2'],
  ])('but not where %s', (_, game, men) => {
    const others = aloneIn(game);
    const start = placedOn(others, cellsOf(others, men));
    expect(escortHome(start, anyWalk(start))).toBeNull();
  });

  it('begins with one of the moves allowed', () => {
    const start = placedOn(rules, cellsOf(rules, 'h7 p16'));
    expect(escortHome(start, [])).toBeNull();
    const [from = -1, to = -1] = cellsOf(rules, 'p16 o15');
    expect(escortHome(start, [{ kind: 'walk', from, to }])?.[0]).toEqual({ kind: 'walk', from, to });
  });
});
