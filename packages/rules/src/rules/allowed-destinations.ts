import type { Board } from '../board/board.ts';
import type { OptionValues } from '../game/options.ts';
import type { Seat } from '../seat.ts';
import type { Camps } from './camps.ts';

/**
 * Returns where a seat's turn may end, by the zone in which it starts: 1 for the home camp plus 2 for the target. Only
 * the start and the end of the turn matter.
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
  const seatCamps = camps[seat];
  const others = seats.filter((other) => other !== seat).map((other) => camps[other]);
  return [0, 1, 2, 3].map((zone) => {
    const fromHome = (zone & 1) !== 0;
    const fromTarget = (zone & 2) !== 0;
    const allowed = Uint8Array.from({ length: board.cellCount + 2 }, (_, to) => {
      const isHome = seatCamps?.inHome[to] === 1;
      const isTarget = seatCamps?.inTarget[to] === 1;
      if (options.leaveTarget === 'forbidden' && fromTarget && !isTarget) return 0;
      if (options.reenterHome === 'forbidden' && !fromHome && isHome) return 0;
      const isForeign = others.some((other) => other?.inHome[to] === 1 || other?.inTarget[to] === 1);
      return options.foreignCamp === 'no-stop' && isForeign && !isHome && !isTarget ? 0 : 1;
    });
    return allowed.includes(0) ? allowed : null;
  });
}
