import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';

/**
 * Returns whether the rules may require a seat, within some plies, to move men out of its camp. The kernel generates
 * all steps and hops, so its proven results may then be wrong.
 *
 * @param plies the number of turns after the position
 */
export function mayHaveToLeaveCamp({ rules, men, evacuated }: Position, plies: number): boolean {
  const { camps, directOpponents, options, seats } = rules;
  if (options.evacuate === 'off' && options.homeDuty === 'off') return false;
  const menInCamp = (seat: Seat): number =>
    (camps[seat]?.home ?? []).filter((cell) => seatOf(men[cell] ?? VACANT) === seat).length;
  const canBeEmpty = (seat: Seat): boolean =>
    (evacuated & (1 << seat)) !== 0 || menInCamp(seat) <= Math.ceil(plies / seats.length);
  return seats.some((seat) => {
    if (menInCamp(seat) === 0) return false;
    const opponent = directOpponents[seat] ?? 0;
    return options.homeDuty === 'on' || (opponent !== 0 && canBeEmpty(opponent));
  });
}
