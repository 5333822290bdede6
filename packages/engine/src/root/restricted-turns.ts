import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';

/**
 * Returns whether rules that the kernel does not know may change a result that it has proven: an obligation to leave the
 * camp, the move cap, or an option that lets partners move on after they have finished.
 *
 * @param plies the number of turns to the result
 */
export function isResultDoubtful(position: Position, plies: number): boolean {
  const { moveCap, finishedPlayer, teams } = position.rules.options;
  const reachesCap = moveCap !== 0 && position.ply + plies > moveCap;
  const partnersMoveOn = finishedPlayer === 'may-move' && teams !== 'none';
  return reachesCap || partnersMoveOn || mayHaveToLeaveCamp(position, plies);
}

/**
 * Returns whether the rules may require a seat to move men out of its camp within a number of plies. The kernel generates
 * all steps and hops.
 *
 * @param plies the number of turns after the position
 */
function mayHaveToLeaveCamp({ rules, men, evacuated }: Position, plies: number): boolean {
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
