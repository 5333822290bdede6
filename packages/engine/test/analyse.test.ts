import {
  GAMES,
  legalMoves,
  makeRules,
  type Position,
  parsePosition,
  play,
  type RulesConfig,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { type AnalysisOptions, type Limits, PositionAnalyser, type SearchInfo } from '../src/index.ts';
import { moveOf, must, rulesOf, withMen } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

/** Returns a game's position after random moves. */
function middleOf(game: string, plies: number): Position {
  return positionAfter(must(makeRules({ game })), plies, 7);
}

const STOPPED_CLOCK = { now: () => 0 } as const;

function analyse(
  position: Position,
  limits: Partial<Limits>,
  options?: AnalysisOptions,
): readonly SearchInfo[] {
  return [
    ...new PositionAnalyser(position.rules).analyse(position, { ...STOPPED_CLOCK, ...limits }, options),
  ];
}

describe.each(GAMES.map(({ id }) => id))('analysis of %s', (game) => {
  const position = middleOf(game, 24);
  const iterations = analyse(position, { nodes: 1500, depth: 4 }, { lineCount: 3 });
  const last = iterations.at(-1);

  it('goes deeper in each iteration', () => {
    expect(iterations.length).toBeGreaterThan(0);
    const depths = iterations.map(({ depth }) => depth);
    expect(depths).toEqual([...new Set(depths)].sort((a, b) => a - b));
  });

  it('reports lines with different legal first moves, best first', () => {
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
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('gives the same result with a new analyser and after a reset', () => {
    const analyser = new PositionAnalyser(position.rules);
    const repeatAnalysis = (): readonly SearchInfo[] => [
      ...analyser.analyse(position, { ...STOPPED_CLOCK, nodes: 1500, depth: 4 }, { lineCount: 3 }),
    ];
    expect(repeatAnalysis()).toEqual(iterations);
    analyser.reset();
    expect(repeatAnalysis()).toEqual(iterations);
  });
});

describe('a line', () => {
  it.each(['halma-2', 'star-6', 'halma-4', 'grasshopper-8'])('is legal to the end in %s', (game) => {
    let position = middleOf(game, 12);
    const moves = analyse(position, { nodes: 4000 }).at(-1)?.lines[0]?.moves ?? [];
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) position = must(play(position, move));
  });

  // C has left its camp, or can, so A must leave its own.
  it.each([
    ['grasshopper-8', 'H8:4A2A/6AA/4C2A/1CA1CA1C/2A5/1CCCA3/1CAC4/1C6 A - 26 14'],
    ['rhombus-5-three', 'R5:2C2/2C2/2A2/C4/A3A A vC 20 11'],
  ])('is legal where men must leave their camp in %s', (game, text) => {
    const position = must(parsePosition(must(makeRules({ game })), text));
    for (const { lines } of analyse(position, { nodes: 3000 }, { lineCount: 6 }))
      for (const { moves } of lines)
        expect(moves.reduce((before, move) => must(play(before, move)), position).ply).toBe(
          position.ply + moves.length,
        );
  });
});

/** The number of positions that take about 10 ms to search on a slow machine, with the move generator of the rules. */
const MAX_NODES_PER_CLOCK_READ = 500;

describe('limits', () => {
  const position = middleOf('halma-2', 40);

  it('of one node still yield a move for every line', () => {
    expect(analyse(position, { nodes: 1 }).at(-1)?.lines[0]?.moves.length).toBe(1);
    expect(analyse(position, { nodes: 1 }, { lineCount: 3 }).at(-1)?.lines.length).toBe(3);
  });

  it.each([1000, 5000])('of %i nodes are exceeded by one node at most', (nodes) => {
    expect(analyse(position, { nodes }).at(-1)?.nodes).toBeLessThanOrEqual(nodes + 1);
  });

  it('on time end the search', () => {
    let now = 0;
    const clock = (): number => {
      now += 1;
      return now;
    };
    const iterations = [
      ...new PositionAnalyser(position.rules).analyse(position, { now: clock, milliseconds: 20 }),
    ];
    expect(iterations.length).toBeGreaterThan(0);
    expect(now).toBeLessThan(60);
  });

  it.each(['halma-2', 'halma-4'])('interrupt depth 2 in %s with long jumps', (game) => {
    const rules = must(makeRules({ game, options: { jumpReach: 'symmetric' } }));
    const middle = positionAfter(rules, 60, 7);
    let now = 0;
    const clock = (): number => {
      now += 1;
      return now;
    };
    const [, complete] = analyse(middle, { depth: 2 }, { lineCount: 3 });
    const [, interrupted] = analyse(middle, { now: clock, milliseconds: 10 }, { lineCount: 3 });
    expect(interrupted).toMatchObject({ depth: 2, lines: [{}, {}, {}] });
    expect(interrupted?.nodes).toBeLessThan((complete?.nodes ?? 0) / 5);
  });

  it.each<[string, NonNullable<RulesConfig['options']>]>([
    ['halma-2', { jumpReach: 'symmetric' }],
    ['top-secret', {}],
    ['cetro', {}],
  ])('are checked regularly in %s %j', (game, options) => {
    const nodes = 5000;
    let clockReads = 0;
    const now = (): number => {
      clockReads += 1;
      return 0;
    };
    analyse(positionAfter(must(makeRules({ game, options })), 40, 7), { now, nodes });
    expect(nodes / clockReads).toBeLessThan(MAX_NODES_PER_CLOCK_READ);
  });

  it('are not needed if shouldStop ends the search', () => {
    let calls = 0;
    const shouldStop = (): boolean => {
      calls += 1;
      return calls > 5;
    };
    const iterations = analyse(position, { shouldStop });
    expect(iterations.length).toBeGreaterThan(0);
    expect(iterations.at(-1)?.nodes).toBeLessThan(50_000);
  });
});

describe('an analysis of given first moves', () => {
  const position = middleOf('grasshopper-8', 12);

  it('considers no others', () => {
    const firstMoves = legalMoves(position).slice(3, 5);
    const [{ lines = [] } = {}] = analyse(position, { nodes: 1500 }, { firstMoves, lineCount: 9 }).slice(-1);
    expect(new Set(lines.map(({ moves: [first] }) => first))).toEqual(new Set(firstMoves));
  });

  it('yields no iterations if none is legal', () => {
    const [firstMove] = legalMoves(middleOf('grasshopper-8', 13));
    const firstMoves = firstMove === undefined ? [] : [firstMove];
    expect(analyse(position, { nodes: 1500 }, { firstMoves })).toEqual([]);
  });
});

describe('a decided game', () => {
  const parse = (rows: string, tail: string): Position =>
    must(parsePosition(must(makeRules({ game: 'grasshopper-8' })), `H8:${rows} ${tail}`));

  it('is won when the last man enters the target', () => {
    const [line] = analyse(parse('4AAAA/5AAA/6AA/6A1/8/8/8/C7', 'A vA,vC 40 21'), {}).at(-1)?.lines ?? [];
    expect(line).toMatchObject({ winningChance: 1, proven: { result: 'won', plies: 1 } });
  });

  it.each([
    ['a race', 'grasshopper-8', 'H8:4AAAA/5AAA/5AA1/7A/C7/CCC5/CCC5/CC1C4 C vA,vC 43 22', 'c3-c1'],
    ['a search', 'rhombus-5', 'R5:1A1A1/3AA/CA2A/C1C2/CCC2 C vA,vC 37 19', 'c2-b2'],
  ])('has the immediate win first among several lines of %s', (_, game, text, win) => {
    const position = must(parsePosition(must(makeRules({ game })), text));
    const iterations = analyse(position, { nodes: 3000 }, { lineCount: 3 });
    expect(iterations.length).toBeGreaterThan(0);
    for (const { lines } of iterations) {
      const [best, ...others] = lines;
      expect(best).toMatchObject({ moves: [moveOf(position, win)], proven: { result: 'won', plies: 1 } });
      expect(others).toHaveLength(2);
      for (const { proven } of others) expect(proven?.plies ?? 2).toBeGreaterThan(1);
    }
  });

  it('is level if every move draws', () => {
    const rules = must(makeRules({ game: 'rhombus-5-three', options: { moveCap: '24' } }));
    const position = must(parsePosition(rules, 'R5:2A1A/5/AC3/C4/C4 A vA,vC 23 12', 'C'));
    const [line] = analyse(position, { nodes: 3000 }).at(-1)?.lines ?? [];
    expect(line).toEqual({ moves: [expect.anything()], score: 0, winningChance: 0.5 });
  });

  it('yields no iterations once it is over', () => {
    const over = parse('4AAAA/5AAA/6AA/7A/8/8/8/C7', 'C vA,vC,fA1 40 21');
    expect(over.outcome).not.toBeNull();
    expect(analyse(over, { nodes: 100 })).toEqual([]);
  });
});

describe('armies out of contact', () => {
  it.each<[string, string, NonNullable<RulesConfig['options']>, string]>([
    ['one of three', 'star-3', {}, 'A: m1 m2, C: j1 k1 k2, E: j10 k10 k11'],
    ['a team', 'halma-4', { teams: 'opposite' }, 'A: m13 n12, C: d4 c5, B: a16 b16 c16, D: p1 o1 n1'],
  ])('are ahead of all opponents if they are closer to home: %s', (_, game, options, men) => {
    const [line] = analyse(withMen(rulesOf(game, { options }), men), { nodes: 2000 }).at(-1)?.lines ?? [];
    expect(line?.score).toBeGreaterThan(1);
    expect(line?.winningChance).toBeGreaterThan(0.5);
  });

  it.each<[string, (now: () => number) => Partial<Limits>]>([
    ['the time is up', (now) => ({ now, milliseconds: 100 })],
    ['the caller stops the search', (now) => ({ shouldStop: () => now() > 0 })],
  ])('are searched for several lines only until %s', (_, limitsWith) => {
    const rules = must(makeRules({ game: 'halma-2' }));
    const men =
      'H16:12A1AA/11AAAAA/12A1A1/11A1AA1/9AA3AA/16/10A5/16/16/6A9/5C1C8/1C3C10/1CC1C11/CC1C12/CCCCC11/CCC1C11';
    let milliseconds = 0;
    const limits = limitsWith(() => {
      milliseconds += 1;
      return milliseconds;
    });
    const position = must(parsePosition(rules, `${men} A vA,vC 142 72`));
    expect(analyse(position, limits, { lineCount: 3 }).length).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(300);
  });

  it('have a score that counts moves', () => {
    const rules = must(makeRules({ game: 'grasshopper-8', preset: 'parker-1885' }));
    const men = 'H8:4AAA1/4AAAA/6AA/7A/C7/CC6/CCC5/1CCC4';
    const [line] =
      analyse(must(parsePosition(rules, `${men} A - 40 21`)), { nodes: 2000 }).at(-1)?.lines ?? [];
    expect(line?.score).toBeGreaterThanOrEqual(-2);
    expect(line?.moves.length).toBeLessThan(6);
  });
});
