import { manOf, type Rules } from '@halma/rules';
import { travelCosts } from './travel-cost.ts';

/**
 * Moves that a seat makes in a game of the engine against itself, from the start to its end, on average; for a position to be
 * read as so many moves ahead. Games without a row are counted by their men.
 */
const MOVES_OF_A_GAME: ReadonlyMap<string, number> = new Map([
  ['halma-2', 78],
  ['eckha-2', 78],
  ['marked', 76],
  ['halma-4', 48],
  ['eckha-4', 48],
  ['grasshopper-8', 28],
  ['grasshopper-10', 49],
  ['star-2', 46],
  ['star-3', 38],
  ['star-4', 35],
  ['star-6', 32],
  ['star15', 63],
]);

const MOVES_OF_A_MAN = 4;

/** What a move gains in games that have no camps to measure the way between. */
const COST_WITHOUT_CAMPS = 20;

const known = new WeakMap<Rules, number>();

/** The travel cost that a move gains on average over a whole game. */
export function costOfMove(rules: Rules): number {
  const ready = known.get(rules);
  if (ready !== undefined) return ready;
  const [seat = 1] = rules.seats;
  const yard = rules.yards[seat];
  const ofCells = (cells: readonly number[]): number => {
    const costs = travelCosts(rules)[manOf(seat, 0)];
    return cells.reduce((sum, cell) => sum + (costs?.[cell] ?? 0), 0);
  };
  const men = yard?.home.length ?? 0;
  const moves = MOVES_OF_A_GAME.get(rules.game.id) ?? MOVES_OF_A_MAN * men;
  const way = yard === undefined ? 0 : ofCells(yard.home) - ofCells(yard.target);
  const cost = way > 0 && moves > 0 ? way / moves : COST_WITHOUT_CAMPS;
  known.set(rules, cost);
  return cost;
}
