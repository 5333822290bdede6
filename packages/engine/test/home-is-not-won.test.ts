import type { Cell, Position, Rules, RulesChoice } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { Analyst, chancesOfSides, type Line } from '../src/index.ts';
import { rulesOf, withMen } from './support/positions.ts';

const LIMITS = { clock: () => 0, nodes: 2000 } as const;

function bestLine(position: Position): Line | undefined {
  let best: Line | undefined;
  for (const { lines } of new Analyst(position.rules).analyse(position, LIMITS)) [best] = lines;
  return best;
}

/** The cell of Black's target that is farthest from its tip. */
function lastCell({ board, yards }: Rules): Cell {
  const tip = yards[1]?.targetTip ?? board.wall;
  const [last = board.wall] = (yards[1]?.target ?? []).toSorted(
    (one, other) => board.distance(other, tip) - board.distance(one, tip),
  );
  return last;
}

/** The last of Black's men is a step outside of his target. */
function almostHome(game: string, options: NonNullable<RulesChoice['options']>, others: string): Position {
  const rules = rulesOf(game, { options });
  const { board, yards } = rules;
  const last = lastCell(rules);
  const home = (yards[1]?.target ?? []).filter((cell) => cell !== last);
  const outside = [...board.names.keys()].find(
    (cell) => board.distance(cell, last) === 1 && yards[1]?.inTarget[cell] === 0,
  );
  const names = [...home, outside ?? board.wall].map((cell) => board.names[cell]);
  return withMen(rules, `A: ${names.join(' ')}, ${others}`);
}

describe('who comes home has not won', () => {
  it('before his partner is home too', () => {
    const position = almostHome('halma-4', { teams: 'opposite' }, 'B: a16 b16, C: o15 o16, D: p1 o1');
    const line = bestLine(position);
    expect(line?.proven).toBeUndefined();
    expect(line?.winningChance).toBeLessThan(1);
  });

  it('where the other has a turn left to come home in', () => {
    const position = almostHome('halma-2', { equalTurns: 'on' }, 'C: b1 c1 a2');
    expect(bestLine(position)?.proven).toBeUndefined();
  });

  it('where another was home before; but he goes home all the same', () => {
    const start = almostHome('halma-4', {}, 'B: a16 b16, C: h8 i8, D: p1 o1');
    const position: Position = { ...start, ranks: start.ranks.with(2, 1) };
    const line = bestLine(position);
    expect([line?.proven, line?.winningChance]).toEqual([undefined, 0]);
    const [move] = line?.moves ?? [];
    expect(move?.kind === 'walk' && move.to === lastCell(start.rules)).toBe(true);
    expect(chancesOfSides(position, { winningChance: 0 })).toEqual([0, 1, 0, 0]);
  });

  it('but has won where nothing of this is so', () => {
    const position = almostHome('halma-2', {}, 'C: b1 c1 a2 h8');
    expect(bestLine(position)).toMatchObject({ proven: { result: 'won', plies: 1 }, winningChance: 1 });
  });
});
