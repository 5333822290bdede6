import type { Board } from '../board/board.ts';
import type { OptionValues } from '../game/options.ts';
import type { Seat } from '../seat.ts';
import type { Camps } from './camps.ts';

/**
 * Where a seat's turn may end, by the zone in which it began: 1 in the home camp + 2 in the target. Only start and end of
 * the turn count.
 *
 * @returns for each zone, by cell, 1 where the turn may end; null where it may end anywhere
 */
export function allowedDestinationsOf(
  board: Board,
  seat: Seat,
  seats: readonly Seat[],
  camps: readonly Camps[],
  options: OptionValues,
): readonly (Uint8Array | null)[] {
  const own = camps[seat];
  const others = seats.filter((other) => other !== seat).map((other) => camps[other]);
  return [0, 1, 2, 3].map((zone) => {
    const fromHome = (zone & 1) !== 0;
    const fromTarget = (zone & 2) !== 0;
    const allowed = Uint8Array.from({ length: board.cellCount + 2 }, (_, to) => {
      const home = own?.inHome[to] === 1;
      const target = own?.inTarget[to] === 1;
      if (options.leaveTarget === 'forbidden' && fromTarget && !target) return 0;
      if (options.reenterHome === 'forbidden' && !fromHome && home) return 0;
      const foreign = others.some((other) => other?.inHome[to] === 1 || other?.inTarget[to] === 1);
      return options.foreignCamp === 'no-stop' && foreign && !home && !target ? 0 : 1;
    });
    return allowed.includes(0) ? allowed : null;
  });
}
