import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';

/**
 * Returns whether every man of a seat is closer to the tip of its target than all other men are. If so, neither army can
 * use or hinder the other, and `raceHome` can plan each of them alone.
 */
export function hasPassedOthers({ rules, men }: Position, seat: Seat): boolean {
  const { board, camps } = rules;
  const tip = camps[seat]?.targetTip;
  if (tip === undefined) return false;
  let farthestOwn = 0;
  let nearestOther = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT) continue;
    const distance = board.distance(cell, tip);
    if (seatOf(man) === seat) farthestOwn = Math.max(farthestOwn, distance);
    else nearestOther = Math.min(nearestOther, distance);
  }
  return farthestOwn < nearestOther;
}
