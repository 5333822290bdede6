import type { Board } from '../board/board.ts';
import type { OptionValues } from '../game/options.ts';
import type { Seat } from '../seat.ts';
import type { Camps } from './camps.ts';

/**
 * Returns where a seat's turn may end, indexed by the zone in which it starts: 1 for the home camp plus 2 for the
 * target. Only the start and the end of the turn matter.
 *
 * @returns for each zone and cell, 1 where the turn may end; null for a zone from which it may end anywhere
 */
export function allowedDestinationsOf(
  board: Board,
  seat: Seat,
  seats: readonly Seat[],
  camps: readonly Camps[],
  options: OptionValues,
): readonly (Uint8Array | null)[] {
  const ownCamps = camps[seat];
  const otherCamps = seats.filter((other) => other !== seat).map((other) => camps[other]);
  const avoidsForeignCamps = options.foreignCamp === 'no-stop';
  return [0, 1, 2, 3].map((zone) => {
    const staysOutOfHome = options.reenterHome === 'forbidden' && (zone & 1) === 0;
    const staysInTarget = options.leaveTarget === 'forbidden' && (zone & 2) !== 0;
    if (!staysOutOfHome && !staysInTarget && !avoidsForeignCamps) return null;
    const allowed = new Uint8Array(board.cellCount + 2);
    for (let to = 0; to < allowed.length; to += 1) {
      const isHome = ownCamps?.inHome[to] === 1;
      const isTarget = ownCamps?.inTarget[to] === 1;
      const isForeign =
        avoidsForeignCamps &&
        !isHome &&
        !isTarget &&
        otherCamps.some((other) => other?.inHome[to] === 1 || other?.inTarget[to] === 1);
      allowed[to] = (staysInTarget && !isTarget) || (staysOutOfHome && isHome) || isForeign ? 0 : 1;
    }
    return allowed.includes(0) ? allowed : null;
  });
}
