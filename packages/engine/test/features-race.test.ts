import type { Cell, Position } from '@halma/rules';
import { raceHome } from '@halma/solver';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../src/index.ts';
import { positionWith, rulesOf } from './support/positions.ts';

const ARMIES = 6;

/** The moves that the feature tells for some armies, together, as a part of those that a search finds. */
function estimate(armies: readonly Position[]): number {
  let told = 0;
  let found = 0;
  for (const army of armies) {
    const race = raceHome(army, { clock: () => 0, milliseconds: 1, width: 200 });
    told += featuresOf(army, 1)?.race?.own ?? 0;
    found += race?.home === true ? race.moves.length : Number.NaN;
  }
  return told / found;
}

describe.each(['halma-2', 'halma-4', 'grasshopper-8', 'grasshopper-10', 'star-2', 'star15'])(
  'the moves an army of %s needs',
  (game) => {
    const rules = rulesOf(game);
    const home = rules.yards[1]?.home ?? [];
    const army = (cells: Iterable<Cell>): Position =>
      positionWith(rules, new Map([...cells].map((cell) => [cell, 1])), 1);

    it('are told about right where the men stand close together and make ladders', () => {
      const told = estimate([army(home)]);
      expect(told).toBeGreaterThan(0.8);
      expect(told).toBeLessThan(1.5);
    });

    it('and where they are scattered', () => {
      let state = 11;
      const scattered = Array.from({ length: ARMIES }, () => {
        const cells = new Set<Cell>();
        while (cells.size < home.length) {
          state = (state * 48_271) % 2_147_483_647;
          cells.add(state % rules.board.cells);
        }
        return army(cells);
      });
      const told = estimate(scattered);
      expect(told).toBeGreaterThan(0.7);
      expect(told).toBeLessThan(1.1);
    });
  },
);
