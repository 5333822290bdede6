import { homeLimitTurn, type Position, type Seat, seatOf, VACANT } from '@halma/rules';
import { sidesInPlay } from './sides.ts';

/**
 * Returns whether rules that the kernel does not know may change a result that it has proven: an obligation to leave the
 * camp, a limit on the turns for leaving it, the move cap, or an option that lets partners move on after they have
 * finished.
 *
 * @param plies the number of turns to the result
 */
export function isResultDoubtful(position: Position, plies: number): boolean {
  const { moveCap, finishedPlayer, teams } = position.rules.options;
  const reachesCap = moveCap !== 0 && position.ply + plies > moveCap;
  const partnersMoveOn = finishedPlayer === 'may-move' && teams !== 'none';
  return (
    reachesCap || partnersMoveOn || mayHaveToLeaveCamp(position, plies) || mayExceedHomeLimit(position, plies)
  );
}

/**
 * Returns whether the rules may require a seat to move men out of its camp within a number of plies. The kernel generates
 * all steps and hops.
 *
 * @param plies the number of turns after the position
 */
function mayHaveToLeaveCamp(position: Position, plies: number): boolean {
  const { rules, evacuated } = position;
  const { directOpponents, options, seats } = rules;
  if (options.evacuate === 'off' && options.homeDuty === 'off') return false;
  const canBeEmpty = (seat: Seat): boolean =>
    (evacuated & (1 << seat)) !== 0 || countMenInCamp(position, seat) <= maxTurns(position, plies);
  return seats.some((seat) => {
    if (countMenInCamp(position, seat) === 0) return false;
    const opponent = directOpponents[seat] ?? 0;
    return options.homeDuty === 'on' || (opponent !== 0 && canBeEmpty(opponent));
  });
}

/** Returns whether a seat with men in its camp reaches the camp limit within a number of plies. */
function mayExceedHomeLimit(position: Position, plies: number): boolean {
  const { rules, turnsPlayed } = position;
  const limit = homeLimitTurn(rules.options);
  if (limit === null) return false;
  return rules.seats.some((seat) => {
    const played = turnsPlayed[seat] ?? 0;
    return (
      played < limit && limit <= played + maxTurns(position, plies) && countMenInCamp(position, seat) > 0
    );
  });
}

function countMenInCamp({ rules, men }: Position, seat: Seat): number {
  return (rules.camps[seat]?.home ?? []).filter((cell) => seatOf(men[cell] ?? VACANT) === seat).length;
}

/**
 * Returns the maximum number of turns that a seat has within a number of plies. A partner who comes home on the way has no
 * more turns, so only one turn for each side is certain in a rotation.
 */
function maxTurns(position: Position, plies: number): number {
  return Math.ceil(plies / Math.max(1, sidesInPlay(position).length));
}
