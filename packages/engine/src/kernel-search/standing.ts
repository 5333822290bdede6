import type { KernelGame } from '@halma/kernel';
import { hasFinished, isOut, type Position, type Seat } from '@halma/rules';
import { ownSide, winningSide } from '../root/sides.ts';

/** How the seats of a position stand to the one that moves. */
export interface Standing {
  readonly friends: readonly Seat[];
  /** Rivals whose best replies are searched; the others are taken to play whatever gains them most. */
  readonly searched: readonly Seat[];
  /** By rival: how much his travel cost counts against the mover's own; 1 together where many play for themselves. */
  readonly weights: ReadonlyMap<Seat, number>;
  /** Do only two sides play? Then a position is worth the same whichever of their turns is searched, if both ways count alike. */
  readonly isDuel: boolean;
}

/** Travel cost apart at which one rival matters e times as much as another. */
const NEARNESS = 400;

/**
 * Tells friend from foe. Where many play for themselves, only the rival nearest to home is taken to search for what hurts the
 * mover most (best-reply search, Schadd and Winands 2011, with the others' turns kept as in BRS+, Esser and others 2014); the
 * rest hurry on.
 *
 * @param costOf what a seat's army still has to go
 * @param rivalWeight how much the rivals' ways count where only two sides play
 */
export function standingOf(
  position: Position,
  costOf: (seat: Seat) => number,
  rivalWeight: number,
): Standing {
  const { rules, toMove } = position;
  const friends = ownSide(position);
  const rivals = rules.seats.filter((seat) => !friends.includes(seat));
  if (rules.sides.length === 2) {
    const weights = new Map(rivals.map((seat) => [seat, rivalWeight]));
    return { friends, searched: rivals, weights, isDuel: true };
  }
  const racing = rivals.filter((seat) => !hasFinished(position, seat) && !isOut(position, seat));
  const own = costOf(toMove);
  const near = racing.map((seat) => Math.exp(-Math.abs(costOf(seat) - own) / NEARNESS));
  const sum = near.reduce((one, other) => one + other, 0);
  const weights = new Map(racing.map((seat, index) => [seat, (near[index] ?? 0) / sum]));
  const leader = racing.reduce(
    (one: Seat | undefined, other) => (one === undefined || costOf(other) < costOf(one) ? other : one),
    undefined,
  );
  return { friends, searched: leader === undefined ? [] : [leader], weights, isDuel: false };
}

/** A standing as the kernel is told it. */
export function kernelGameOf(
  position: Position,
  standing: Standing,
  homeCosts: readonly number[],
  salt: number,
): KernelGame {
  const { rules } = position;
  const { friends, searched, isDuel } = standing;
  const side = (seat: Seat): 0 | 1 =>
    friends.includes(seat) === friends.includes(rules.seats[0] ?? 0) ? 0 : 1;
  const sides = rules.seats.map(isDuel ? side : (seat): 0 | 1 => (friends.includes(seat) ? 0 : 1));
  // Who comes home has not won where others have a turn left to do the same, or were home before.
  const decides = rules.options.equalTurns === 'off' && winningSide(position) === undefined;
  const homeOf = (which: 0 | 1): number =>
    homeCosts.reduce((sum, cost, army) => (sides[army] === which ? sum + cost : sum), 0);
  return {
    sides,
    greedy: rules.seats.map((seat) => !friends.includes(seat) && !searched.includes(seat)),
    homeCosts,
    sideHomeCosts: decides ? [homeOf(0), isDuel ? homeOf(1) : null] : [null, null],
    salt,
  };
}
