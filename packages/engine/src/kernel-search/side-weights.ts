import type { KernelSearchSetup } from '@halma/kernel';
import type { Position, Seat, Side } from '@halma/rules';
import { sidesInPlay, sideToMove, winningSide } from '../root/sides.ts';
import { averageMoveCost } from '../values/average-move-cost.ts';

/** The weights of the seats' travel costs in the evaluation for the side to move. */
export interface SideWeights {
  /** The seats of the side to move. */
  readonly ownSeats: readonly Seat[];
  /**
   * The weight of the cost of each opponent in play. Partners have the same weight. The weights of all opposing sides
   * add up to 1.
   */
  readonly seatWeights: ReadonlyMap<Seat, number>;
  /** The weight of all opponents together when a move is chosen. */
  readonly opponentWeight: number;
  readonly isTwoSided: boolean;
}

/** The distance in the race, in moves, over which the weight of an opponent falls by a factor of e. */
const OPPONENT_DECAY_MOVES = 3;

/**
 * The weight of the opponents when more than two sides play. Hindering one opponent helps all the others. In
 * matches, a player that gives its own distance more weight wins more, and games end sooner
 * (docs/decisions/0009-playouts-for-many-sides.md).
 */
const MULTI_SIDED_OPPONENT_WEIGHT = 0.6;

/**
 * Keeps the table entries of searches with the network apart from those of searches without it. Larger than any seat.
 */
const NETWORK_SALT = 16;

/**
 * Computes the weights of the seats in a position.
 *
 * @param costOf the travel cost of a seat's army
 * @param opponentWeight the weight of the opponents when two sides play
 */
export function sideWeights(
  position: Position,
  costOf: (seat: Seat) => number,
  opponentWeight: number,
): SideWeights {
  const { rules } = position;
  const ownSeats = sideToMove(position);
  if (rules.sides.length === 2) {
    const opponents = rules.seats.filter((seat) => !ownSeats.includes(seat));
    return {
      ownSeats,
      seatWeights: new Map(opponents.map((seat) => [seat, 1])),
      opponentWeight,
      isTwoSided: true,
    };
  }
  const meanCost = (side: Side): number => sum(side.map(costOf)) / side.length;
  const ownCost = meanCost(ownSeats);
  const decay = OPPONENT_DECAY_MOVES * averageMoveCost(rules);
  const opponents = sidesInPlay(position)
    .filter((side) => side !== ownSeats)
    .map((side) => ({ side, nearness: Math.exp(-Math.abs(meanCost(side) - ownCost) / decay) }));
  const total = sum(opponents.map(({ nearness }) => nearness));
  const seatWeights = opponents.flatMap(({ side, nearness }) =>
    side.map((seat) => [seat, nearness / total] as const),
  );
  return {
    ownSeats,
    seatWeights: new Map(seatWeights),
    opponentWeight: MULTI_SIDED_OPPONENT_WEIGHT,
    isTwoSided: false,
  };
}

/**
 * Returns the weighted cost of the opponents minus the cost of the side to move.
 *
 * @param opponentWeight 1 counts both in full
 */
export function evaluationOf(
  { ownSeats, seatWeights }: SideWeights,
  costOf: (seat: Seat) => number,
  opponentWeight: number,
): number {
  const opponents = [...seatWeights].map(([seat, weight]) => weight * costOf(seat));
  return opponentWeight * sum(opponents) - sum(ownSeats.map(costOf));
}

/**
 * Returns the factor of a seat's costs in the kernel. A search with two sides needs the weighted costs; in playouts,
 * each seat plays for itself with its full costs. Seats that have finished or are eliminated cost nothing, so the
 * kernel treats them as finished.
 */
export function costFactor(
  { isTwoSided, ownSeats, seatWeights, opponentWeight }: SideWeights,
  seat: Seat,
): number {
  if (ownSeats.includes(seat)) return 1;
  return seatWeights.has(seat) ? (isTwoSided ? opponentWeight : 1) : 0;
}

/**
 * Returns the setup of a kernel search.
 *
 * @param costs in kernel units: the cost of each army when it has filled its target, or null if it cannot fill it
 *   exactly; the gain of an average move; and the cost that the network counts as a move, 0 if there is no network
 */
export function kernelSetup(
  position: Position,
  { ownSeats, opponentWeight, isTwoSided }: SideWeights,
  {
    homeCosts,
    averageMoveGain,
    networkMoveCost,
  }: Required<Pick<KernelSearchSetup, 'homeCosts' | 'averageMoveGain' | 'networkMoveCost'>>,
): KernelSearchSetup {
  const { rules } = position;
  const [firstSeat] = rules.seats;
  const isOwnFirst = firstSeat !== undefined && ownSeats.includes(firstSeat);
  const sides = rules.seats.map((seat): 0 | 1 => (ownSeats.includes(seat) === isOwnFirst ? 0 : 1));
  // Filling the target does not win if the opponents have a turn left to do the same, or have already done so. If the
  // kernel cannot see that an army comes home, it cannot know which side comes home first.
  const decides =
    isTwoSided &&
    rules.options.equalTurns === 'off' &&
    winningSide(position) === undefined &&
    !homeCosts.includes(null);
  const homeCostOf = (side: 0 | 1): number =>
    sum(homeCosts.map((cost, army) => (sides[army] === side ? (cost ?? 0) : 0)));
  return {
    sides,
    homeCosts,
    sideHomeCosts: decides ? [homeCostOf(0), homeCostOf(1)] : [null, null],
    averageMoveGain,
    networkMoveCost,
    // Two searches can share table entries if they evaluate in the same way: for the same side, or with equal weights,
    // and both with the network or both without.
    hashSalt: (opponentWeight === 1 ? 0 : (ownSeats[0] ?? 0)) + (networkMoveCost === 0 ? 0 : NETWORK_SALT),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
