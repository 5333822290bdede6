import type { KernelGame } from '@halma/kernel';
import type { Position, Seat, Side } from '@halma/rules';
import { ownSide, sidesInPlay, winningSide } from '../root/sides.ts';
import { costOfMove } from '../values/cost-of-move.ts';

/** How the seats of a position stand to the one that moves. */
export interface Standing {
  readonly friends: readonly Seat[];
  /** By rival in play: how much his travel cost counts against the mover's own. Partners count alike, and all sides together 1. */
  readonly weights: ReadonlyMap<Seat, number>;
  /** The part at which the rivals' ways count for whoever has to choose a move. */
  readonly rivalWeight: number;
  /** Do only two sides play? Then a position is worth the same whichever of their turns is searched, if both ways count alike. */
  readonly isDuel: boolean;
}

/** Moves apart at which one rival matters e times as much as another. */
const NEARNESS = 3;

/**
 * The part of the rivals' ways where more than two sides play. Whoever hinders one of many helps all the others: by matches, minding
 * one's own way is worth more, and games end sooner.
 */
const WEIGHT_OF_MANY = 0.3;

/**
 * Tells friend from foe.
 *
 * @param costOf what a seat's army still has to go
 * @param rivalWeight how much the rivals' ways count where only two sides play
 */
export function standingOf(
  position: Position,
  costOf: (seat: Seat) => number,
  rivalWeight: number,
): Standing {
  const { rules } = position;
  const friends = ownSide(position);
  if (rules.sides.length === 2) {
    const rivals = rules.seats.filter((seat) => !friends.includes(seat));
    return { friends, weights: new Map(rivals.map((seat) => [seat, 1])), rivalWeight, isDuel: true };
  }
  const racing = sidesInPlay(position).filter((side) => side !== friends);
  const wayOf = (side: Side): number => sumOf(side.map(costOf)) / side.length;
  const own = wayOf(friends);
  const near = racing.map((side) => Math.exp(-Math.abs(wayOf(side) - own) / (NEARNESS * costOfMove(rules))));
  const sum = sumOf(near);
  const weights = racing.flatMap((side, index) =>
    side.map((seat) => [seat, (near[index] ?? 0) / sum] as const),
  );
  return { friends, weights: new Map(weights), rivalWeight: WEIGHT_OF_MANY, isDuel: false };
}

/** What the rivals' ways come to by their weights, less the way of the mover's side. @param rivalWeight 1 to count both in full */
export function balanceOf(
  { friends, weights }: Standing,
  costOf: (seat: Seat) => number,
  rivalWeight: number,
): number {
  const theirs = [...weights].map(([seat, weight]) => weight * costOf(seat));
  return rivalWeight * sumOf(theirs) - sumOf(friends.map(costOf));
}

/**
 * What the kernel is told of a seat's costs. In a duel that is the weight; among many it is all, for anybody makes his own way. Who
 * is home or out costs nothing wherever he stands, which for the kernel is home.
 */
export function factorOf({ isDuel, friends, weights, rivalWeight }: Standing, seat: Seat): number {
  if (friends.includes(seat)) return 1;
  return weights.has(seat) ? (isDuel ? rivalWeight : 1) : 0;
}

/** A standing as the kernel is told it. @param averageMove what an average move gains, in the kernel's costs */
export function kernelGameOf(
  position: Position,
  { friends, rivalWeight, isDuel }: Standing,
  homeCosts: readonly number[],
  averageMove: number,
): KernelGame {
  const { rules } = position;
  const sides = rules.seats.map((seat): 0 | 1 =>
    friends.includes(seat) === friends.includes(rules.seats[0] ?? 0) ? 0 : 1,
  );
  // Who comes home has not won where others have a turn left to do the same, or were home before.
  const decides = isDuel && rules.options.equalTurns === 'off' && winningSide(position) === undefined;
  const homeOf = (which: 0 | 1): number =>
    homeCosts.reduce((sum, cost, army) => (sides[army] === which ? sum + cost : sum), 0);
  return {
    sides,
    homeCosts,
    sideHomeCosts: decides ? [homeOf(0), homeOf(1)] : [null, null],
    averageMove,
    // What is remembered of one search is of use for the next if both value positions alike: for the same side, or counting all ways alike.
    salt: rivalWeight === 1 ? 0 : (friends[0] ?? 0),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
