import {
  GAMES,
  legalMoves,
  makeRules,
  type Position,
  parsePosition,
  play,
  playListed,
  type RulesChoice,
  startPosition,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { type Analysis, type AnalysisChoice, Analyst, type Limits } from '../src/index.ts';
import { must, rulesOf, withMen } from './support/positions.ts';

/** A position of a game after seeded random moves. */
function middleOf(game: string, plies: number): Position {
  let position = must(startPosition(must(makeRules({ game }))));
  let state = 7;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const moves = legalMoves(position);
    const move = moves[state % moves.length];
    if (move === undefined) break;
    position = playListed(position, move);
  }
  return position;
}

const still = { clock: () => 0 } as const;

function analysed(position: Position, limits: Partial<Limits>, choice?: AnalysisChoice): readonly Analysis[] {
  return [...new Analyst(position.rules).analyse(position, { ...still, ...limits }, choice)];
}

describe.each(GAMES.map(({ id }) => id))('analysis of %s', (game) => {
  const position = middleOf(game, 24);
  const found = analysed(position, { nodes: 1500, depth: 4 }, { lines: 3 });
  const last = found.at(-1);

  it('goes deeper every time, within its limits', () => {
    expect(found.length).toBeGreaterThan(0);
    const depths = found.map(({ depth }) => depth);
    expect(depths).toEqual([...new Set(depths)].sort((one, other) => one - other));
  });

  it('tells different first moves, best first, that can be played', () => {
    const lines = last?.lines ?? [];
    expect(lines.length).toBe(Math.min(3, legalMoves(position).length));
    expect(new Set(lines.map(({ moves: [first] }) => JSON.stringify(first))).size).toBe(lines.length);
    for (const { moves, winningChance } of lines) {
      const [first] = moves;
      expect(first !== undefined && play(position, first).ok).toBe(true);
      expect(winningChance).toBeGreaterThanOrEqual(0);
      expect(winningChance).toBeLessThanOrEqual(1);
    }
    const scores = lines.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });

  it('finds the same again with a new analyst, and after forgetting', () => {
    const analyst = new Analyst(position.rules);
    const again = (): readonly Analysis[] => [
      ...analyst.analyse(position, { ...still, nodes: 1500, depth: 4 }, { lines: 3 }),
    ];
    expect(again()).toEqual(found);
    analyst.forget();
    expect(again()).toEqual(found);
  });
});

describe('a line of play', () => {
  it.each(['halma-2', 'star-6', 'halma-4', 'grasshopper-8'])('can be played to its end in %s', (game) => {
    let position = middleOf(game, 12);
    const moves = analysed(position, { nodes: 4000 }).at(-1)?.lines[0]?.moves ?? [];
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) position = must(play(position, move));
  });
});

describe('limits', () => {
  const position = middleOf('halma-2', 40);

  it('one node still finds a move', () => {
    expect(analysed(position, { nodes: 1 }).at(-1)?.lines[0]?.moves.length).toBe(1);
    expect(analysed(position, { nodes: 1 }, { lines: 3 }).at(-1)?.lines.length).toBe(3);
  });

  it.each([1000, 5000])('%i nodes are hardly exceeded', (nodes) => {
    expect(analysed(position, { nodes }).at(-1)?.nodes).toBeLessThanOrEqual(nodes + 1);
  });

  it('time on the clock ends the search', () => {
    let now = 0;
    const clock = (): number => {
      now += 1;
      return now;
    };
    const found = [...new Analyst(position.rules).analyse(position, { clock, milliseconds: 20 })];
    expect(found.length).toBeGreaterThan(0);
    expect(now).toBeLessThan(60);
  });

  it('a stop ends a search without any other limit', () => {
    let asked = 0;
    const isStopped = (): boolean => {
      asked += 1;
      return asked > 5;
    };
    const found = analysed(position, { isStopped });
    expect(found.length).toBeGreaterThan(0);
    expect(found.at(-1)?.nodes).toBeLessThan(50_000);
  });
});

describe('a game that is decided', () => {
  const at = (rows: string, tail: string): Position =>
    must(parsePosition(must(makeRules({ game: 'grasshopper-8' })), `H8:${rows} ${tail}`));

  it('is won when the last man comes in', () => {
    const [line] = analysed(at('4AAAA/5AAA/6AA/6A1/8/8/8/C7', 'A vA,vC 40 21'), {}).at(-1)?.lines ?? [];
    expect(line).toMatchObject({ winningChance: 1, proven: { result: 'won', plies: 1 } });
  });

  it('has nothing to tell when it is over', () => {
    const over = at('4AAAA/5AAA/6AA/7A/8/8/8/C7', 'C vA,vC,fA1 40 21');
    expect(over.outcome).not.toBeNull();
    expect(analysed(over, { nodes: 100 })).toEqual([]);
  });
});

describe('far from contact', () => {
  it.each<[string, string, NonNullable<RulesChoice['options']>, string]>([
    ['one of three', 'star-3', {}, 'A: m1 m2, C: j1 k1 k2, E: j10 k10 k11'],
    ['a team', 'halma-4', { teams: 'opposite' }, 'A: m13 n12, C: d4 c5, B: a16 b16 c16, D: p1 o1 n1'],
  ])('%s is told to be ahead of all rivals', (_, game, options, men) => {
    const [line] = analysed(withMen(rulesOf(game, { options }), men), { nodes: 2000 }).at(-1)?.lines ?? [];
    expect(line?.score).toBeGreaterThan(1);
    expect(line?.winningChance).toBeGreaterThan(0.5);
  });

  it('the race is told in moves ahead', () => {
    const rules = must(makeRules({ game: 'grasshopper-8', preset: 'parker-1885' }));
    const men = 'H8:4AAA1/4AAAA/6AA/7A/C7/CC6/CCC5/1CCC4';
    const [line] =
      analysed(must(parsePosition(rules, `${men} A - 40 21`)), { nodes: 2000 }).at(-1)?.lines ?? [];
    expect(line?.score).toBeGreaterThanOrEqual(-2);
    expect(line?.moves.length).toBeLessThan(6);
  });
});
