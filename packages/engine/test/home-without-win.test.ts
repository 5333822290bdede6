import type { Cell, Position, Rules, RulesConfig } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { PositionAnalyser, type PrincipalVariation, winningChances } from '../src/index.ts';
import { rulesOf, withMen } from './support/positions.ts';

const LIMITS = { now: () => 0, nodes: 2000 } as const;

function bestLine(position: Position): PrincipalVariation | undefined {
  let best: PrincipalVariation | undefined;
  for (const { lines } of new PositionAnalyser(position.rules).analyse(position, LIMITS)) [best] = lines;
  return best;
}

/** Returns the cell of seat A's target that is farthest from its tip. */
function lastCell({ board, camps }: Rules): Cell {
  const tip = camps[1]?.targetTip ?? board.wall;
  const [last = board.wall] = (camps[1]?.target ?? []).toSorted(
    (a, b) => board.distance(b, tip) - board.distance(a, tip),
  );
  return last;
}

/** Returns a position in which the last man of seat A is one step outside its target. */
function almostHome(game: string, options: NonNullable<RulesConfig['options']>, otherMen: string): Position {
  const rules = rulesOf(game, { options });
  const { board, camps } = rules;
  const last = lastCell(rules);
  const home = (camps[1]?.target ?? []).filter((cell) => cell !== last);
  const outside = [...board.names.keys()].find(
    (cell) => board.distance(cell, last) === 1 && camps[1]?.inTarget[cell] === 0,
  );
  const names = [...home, outside ?? board.wall].map((cell) => board.names[cell]);
  return withMen(rules, `A: ${names.join(' ')}, ${otherMen}`);
}

describe('a seat that comes home', () => {
  it('has not won if its partner is not home', () => {
    const position = almostHome('halma-4', { teams: 'opposite' }, 'B: a16 b16, C: o15 o16, D: p1 o1');
    const line = bestLine(position);
    expect(line?.proven).toBeUndefined();
    expect(line?.winningChance).toBeLessThan(1);
  });

  it('has not won if the opponent has a turn left to come home', () => {
    const position = almostHome('halma-2', { equalTurns: 'on' }, 'C: b1 c1 a2');
    expect(bestLine(position)?.proven).toBeUndefined();
  });

  it('has not won if another seat came home first, but still prefers to bring its last man home', () => {
    const start = almostHome('halma-4', {}, 'B: a16 b16, C: h8 i8, D: p1 o1');
    const position: Position = { ...start, ranks: start.ranks.with(2, 1) };
    const line = bestLine(position);
    expect([line?.proven, line?.winningChance]).toEqual([undefined, 0]);
    const [move] = line?.moves ?? [];
    expect(move?.kind === 'normal' && move.to === lastCell(start.rules)).toBe(true);
    expect(winningChances(position, { winningChance: 0 })).toEqual([0, 1, 0, 0]);
  });

  it('has won otherwise', () => {
    const position = almostHome('halma-2', {}, 'C: b1 c1 a2 h8');
    expect(bestLine(position)).toMatchObject({ proven: { result: 'won', plies: 1 }, winningChance: 1 });
  });
});
