import { GAMES, legalMoves, makeRules, type Position, play, playListed, startPosition } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level, Player, STRONGEST, type Thought } from '../src/index.ts';
import { SIGHTS } from '../src/levels/sight.ts';
import { must } from './support/positions.ts';
import { chain, positionAfter } from './support/seeded-play.ts';

const clock = (): number => 0;
const BELOW = LEVELS.filter((level) => level !== STRONGEST);

describe('every level', () => {
  it.each(GAMES.map((game) => game.id))('has a legal move in %s', (game) => {
    const player = new Player({ rules: must(makeRules({ game })) });
    let position = must(startPosition(must(makeRules({ game }))));
    const random = chain(7);
    for (let turn = 0; turn < 2 * LEVELS.length && position.outcome === null; turn += 1) {
      const level = LEVELS[turn % LEVELS.length] ?? STRONGEST;
      const move = player.choose(position, { clock, level, random, nodes: 300 });
      expect(play(position, move).ok, `level ${level} after ${turn} turns`).toBe(true);
      const moves = legalMoves(position);
      position = playListed(position, moves[Math.floor(random() * moves.length)] ?? move);
    }
  });
});

describe('a level below the strongest', () => {
  const situation = fc.record({
    game: fc.constantFrom('halma-2', 'grasshopper-8', 'star-3', 'marked'),
    level: fc.constantFrom(...BELOW),
    seed: fc.nat(),
    plies: fc.integer({ min: 0, max: 60 }),
  });

  it('plays the same whatever it thought of before', () => {
    fc.assert(
      fc.property(situation, ({ game, level, seed, plies }) => {
        const rules = must(makeRules({ game }));
        const position = positionAfter(rules, plies, seed);
        const thought = (): Thought => ({ clock, level, nodes: 300, random: chain(seed) });
        const experienced = new Player(position);
        experienced.choose(positionAfter(rules, 5, seed + 1), { clock, nodes: 300 });
        experienced.choose(position, { clock, level, nodes: 300, random: chain(seed + 1) });
        expect(experienced.choose(position, thought())).toEqual(
          new Player(position).choose(position, thought()),
        );
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('plays the same however much time it has', () => {
    fc.assert(
      fc.property(situation, ({ game, level, seed, plies }) => {
        const rules = must(makeRules({ game }));
        const position = positionAfter(rules, plies, seed);
        const [free, timed] = [{}, { milliseconds: 1e9 }].map((time) =>
          new Player(position).choose(position, { clock, level, nodes: 300, random: chain(seed), ...time }),
        );
        expect(timed).toEqual(free);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('sees no less than the level below it', () => {
    for (const level of BELOW.slice(1)) {
      const sight = SIGHTS[level];
      const below = SIGHTS[(level - 1) as typeof level];
      for (const column of ['jumps', 'stragglers', 'plies', 'nodes', 'raceMen', 'raceWidth'] as const) {
        if (column === 'nodes' && below.plies === 1) continue;
        expect(sight[column], `${column} of level ${level}`).toBeGreaterThanOrEqual(below[column]);
      }
      expect(sight.window).toBeLessThanOrEqual(below.window);
      if (sight.plies === 1) expect(sight.ownMoves).toBeGreaterThanOrEqual(below.ownMoves);
    }
  });
});

/** Plays a game between two levels. @returns the last position */
function duel(start: Position, levels: readonly [Level, Level], seed: number): Position {
  const players = start.rules.seats.map(() => ({ player: new Player(start), random: chain(seed) }));
  let position = start;
  while (position.outcome === null) {
    const seat = position.rules.seats.indexOf(position.toMove);
    const { player, random } = players[seat] ?? { player: new Player(start), random: chain(seed) };
    const level = levels[seat] ?? STRONGEST;
    position = must(play(position, player.choose(position, { clock, level, random })));
  }
  return position;
}

it('level 1 loses to level 4', () => {
  const rules = must(makeRules({ game: 'halma-2', options: { moveCap: '300' } }));
  const opening = positionAfter(rules, 4, 1);
  expect(duel(opening, [4, 1], 1).outcome?.tiers[0]).toEqual([[1]]);
  expect(duel(opening, [1, 4], 1).outcome?.tiers[0]).toEqual([[3]]);
}, 60_000);
