import { GAMES, legalMoves, makeRules, play, playUnchecked, startPosition } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EnginePlayer,
  LEVELS,
  type Level,
  PositionAnalyser,
  STRONGEST_LEVEL,
  type ThinkOptions,
} from '../src/index.ts';
import type { LimitedLevel } from '../src/levels/level.ts';
import { LEVEL_PROFILES } from '../src/levels/level-profiles.ts';
import { profileForLevel } from '../src/levels/move-selector.ts';
import { rootMoves } from '../src/root/root-moves.ts';
import { middleOf } from './support/middle-games.ts';
import { must } from './support/positions.ts';
import { playToEnd, positionAfter, seededRandom } from './support/seeded-play.ts';

const now = (): number => 0;
const LIMITED_LEVELS = LEVELS.filter((level) => level !== STRONGEST_LEVEL);

describe('every level', () => {
  it.each(GAMES.map((game) => game.id))('chooses a legal move in %s', (game) => {
    let position = must(startPosition(must(makeRules({ game }))));
    const player = new EnginePlayer(position);
    const random = seededRandom(7);
    for (let turn = 0; turn < 2 * LEVELS.length && position.outcome === null; turn += 1) {
      const level = LEVELS[turn % LEVELS.length] ?? STRONGEST_LEVEL;
      const move = player.chooseMove(position, { now, level, random, nodes: 300 });
      expect(play(position, move).ok, `level ${level} after ${turn} turns`).toBe(true);
      const moves = legalMoves(position);
      position = playUnchecked(position, moves[Math.floor(random() * moves.length)] ?? move);
    }
  });
});

describe('a limited level', () => {
  const input = fc.record({
    game: fc.constantFrom('halma-2', 'grasshopper-8', 'star-3', 'marked'),
    level: fc.constantFrom(...LIMITED_LEVELS),
    seed: fc.nat(),
    plies: fc.integer({ min: 0, max: 60 }),
  });

  it('chooses the same move regardless of earlier searches', () => {
    fc.assert(
      fc.property(input, ({ game, level, seed, plies }) => {
        const rules = must(makeRules({ game }));
        const position = positionAfter(rules, plies, seed);
        const options = (): ThinkOptions => ({ now, level, nodes: 300, random: seededRandom(seed) });
        const usedPlayer = new EnginePlayer(position);
        usedPlayer.chooseMove(positionAfter(rules, 5, seed + 1), { now, nodes: 300 });
        usedPlayer.chooseMove(position, { ...options(), random: seededRandom(seed + 1) });
        expect(usedPlayer.chooseMove(position, options())).toEqual(
          new EnginePlayer(position).chooseMove(position, options()),
        );
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('chooses the same move regardless of its time limit', () => {
    fc.assert(
      fc.property(input, ({ game, level, seed, plies }) => {
        const position = positionAfter(must(makeRules({ game })), plies, seed);
        const [unlimited, timed] = [{}, { milliseconds: 1e9 }].map((time) =>
          new EnginePlayer(position).chooseMove(position, {
            now,
            level,
            nodes: 300,
            random: seededRandom(seed),
            ...time,
          }),
        );
        expect(timed).toEqual(unlimited);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it.each<[LimitedLevel, LimitedLevel]>([
    [2, 1],
    [3, 2],
    [5, 4],
    [7, 6],
    [8, 7],
    [9, 8],
  ])('%i notices every hop that level %i notices', (level, lower) => {
    const positions = fc.record({ seed: fc.nat(), plies: fc.integer({ min: 10, max: 80 }) });
    const rules = must(makeRules({ game: 'halma-2' }));
    fc.assert(
      fc.property(positions, ({ seed, plies }) => {
        const position = positionAfter(rules, plies, seed);
        const roots = rootMoves(position, () => 0);
        const select = (selectingLevel: LimitedLevel): readonly number[] => {
          // The levels look one move ahead, because a level that looks two moves ahead also drops moves with small gains.
          const profile = profileForLevel({ ...LEVEL_PROFILES[selectingLevel], movesAhead: 1 }, seed);
          return profile.selectMoves(position, roots, { now }).moves.map(({ code }) => code);
        };
        const [selected, selectedByLower] = [select(level), select(lower)];
        // A level that notices no gain considers all moves.
        fc.pre(selectedByLower.length < roots.length || selected.length === roots.length);
        expect(selected).toEqual(expect.arrayContaining([...selectedByLower]));
      }),
      { numRuns: 40 },
    );
  });

  it('above level 6 searches at least as deep as the level below it', () => {
    // In a game of random moves, the army could count as stalled and race home instead of searching.
    const position = middleOf('halma-2', 200);
    const depths = ([6, 7, 8, 9] as const).map((level) => {
      const profile = profileForLevel(LEVEL_PROFILES[level], 1);
      const iterations = [...new PositionAnalyser(position.rules).analyse(position, { now }, { profile })];
      return iterations.at(-1)?.depth ?? 0;
    });
    expect(depths.slice(0, 2)).toEqual([2, 3]);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(depths.at(-1)).toBeGreaterThan(3);
  });
});

it.each<[Level, Level, number]>([
  [4, 1, 1],
  [1, 4, 3],
])('level 4 beats level 1: levels %i and %i, won by seat %i', (first, second, winner) => {
  const rules = must(makeRules({ game: 'grasshopper-8', options: { moveCap: '150' } }));
  const end = playToEnd(positionAfter(rules, 4, 1), [first, second], 1);
  expect(end.outcome?.tiers[0]).toEqual([[winner]]);
});
