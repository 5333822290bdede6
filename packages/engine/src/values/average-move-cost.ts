import { type GameId, isGameId, type Rules } from '@halma/rules';
import { costOfCamp } from './travel-cost.ts';

/**
 * The average number of moves that a seat makes in a whole game that the engine plays against itself. It converts
 * evaluations into moves ahead. Null for games that have not been counted; for them, MOVES_PER_MAN gives an estimate.
 */
const MOVES_PER_GAME: Readonly<Record<GameId, number | null>> = {
  'halma-2': 78,
  'eckha-2': 78,
  marked: 76,
  'halma-4': 42,
  'eckha-4': 42,
  'grasshopper-8': 28,
  'grasshopper-10': 49,
  'star-2': 46,
  'star-3': 33,
  'star-4': 32,
  'star-6': 32,
  star15: 63,
  'rhombus-9': null,
  'rhombus-7': null,
  'rhombus-6': null,
  'rhombus-5': null,
  'rhombus-7-three': null,
  'rhombus-5-three': null,
  color: null,
  'top-secret': null,
  cetro: null,
  'cetro-reconstruction': null,
};

const MOVES_PER_MAN = 4;

/** The cost of a move in Top Secret, which has no distance between camps to measure. */
const COST_WITHOUT_CAMPS = 20;

const cache = new WeakMap<Rules, number>();

/** Returns the travel cost that a move saves, averaged over a whole game. */
export function averageMoveCost(rules: Rules): number {
  const cached = cache.get(rules);
  if (cached !== undefined) return cached;
  const cost = computeAverageMoveCost(rules);
  cache.set(rules, cost);
  return cost;
}

function computeAverageMoveCost(rules: Rules): number {
  const [seat] = rules.seats;
  const camps = seat === undefined ? undefined : rules.camps[seat];
  if (seat === undefined || camps === undefined) return COST_WITHOUT_CAMPS;
  const { id } = rules.game;
  const moves = (isGameId(id) ? MOVES_PER_GAME[id] : null) ?? MOVES_PER_MAN * camps.home.length;
  const gameCost = costOfCamp(rules, seat, 'home') - costOfCamp(rules, seat, 'target');
  return gameCost > 0 && moves > 0 ? gameCost / moves : COST_WITHOUT_CAMPS;
}
