import type { Cell, Position } from '@halma/rules';
import { raceHome } from '@halma/solver/race';
import { describe, expect, it } from 'vitest';
import { extractFeatures } from '../src/index.ts';
import { positionWith, rulesOf } from './support/positions.ts';
import { seededRandom } from './support/seeded-play.ts';

const ARMIES = 6;

/** Returns the total number of moves estimated for the armies, divided by the number that a search finds. */
function estimateRatio(armies: readonly Position[]): number {
  let estimatedMoves = 0;
  let foundMoves = 0;
  for (const army of armies) {
    const race = raceHome(army, { clock: () => 0, timeLimitMs: 1, beamWidth: 200 });
    estimatedMoves += extractFeatures(army, 1)?.race?.ownMoves ?? Number.NaN;
    foundMoves += race?.isHome === true ? race.moves.length : Number.NaN;
  }
  return estimatedMoves / foundMoves;
}

describe.each(['halma-2', 'halma-4', 'grasshopper-8', 'grasshopper-10', 'star-2', 'star15'])(
  'the estimated number of moves for an army of %s',
  (game) => {
    const rules = rulesOf(game);
    const home = rules.camps[1]?.home ?? [];
    const army = (cells: Iterable<Cell>): Position =>
      positionWith(rules, new Map([...cells].map((cell) => [cell, 1])), 1);

    it('is approximately right for men close together', () => {
      const ratio = estimateRatio([army(home)]);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.5);
    });

    it('is approximately right for scattered men', () => {
      const random = seededRandom(11);
      const scattered = Array.from({ length: ARMIES }, () => {
        const cells = new Set<Cell>();
        while (cells.size < home.length) cells.add(Math.floor(random() * rules.board.cellCount));
        return army(cells);
      });
      const ratio = estimateRatio(scattered);
      expect(ratio).toBeGreaterThan(0.7);
      expect(ratio).toBeLessThan(1.1);
    });
  },
);
