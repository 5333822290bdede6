import type { OptionValues } from '../game/options.ts';
import type { Seat } from '../seat.ts';
import type { Camps } from './camps.ts';

/** The seats that win or lose together: one seat, or partners in letter order. */
export type Side = readonly Seat[];

const ADJACENT_PAIRS: Readonly<Record<OptionValues['adjacentPairing'], readonly Side[]>> = {
  'AB-CD': [
    [1, 2],
    [3, 4],
  ],
  'AD-BC': [
    [1, 4],
    [2, 3],
  ],
};

/**
 * Returns the sides of a game. Opposite partners are two seats whose targets are each other's home camps.
 *
 * @returns undefined when the seats cannot be paired as the options require
 */
export function sidesOf(
  seats: readonly Seat[],
  camps: readonly Camps[],
  options: OptionValues,
): readonly Side[] | undefined {
  if (options.teams === 'none') return seats.map((seat) => [seat]);
  const sides =
    options.teams === 'adjacent' ? ADJACENT_PAIRS[options.adjacentPairing] : oppositePairs(seats, camps);
  const pairedSeats = sides.flat();
  const isPaired = pairedSeats.length === seats.length && seats.every((seat) => pairedSeats.includes(seat));
  return isPaired && sides.length > 1 && (options.teams === 'opposite' || areSquareBoardSeats(seats))
    ? sides
    : undefined;
}

function oppositePairs(seats: readonly Seat[], camps: readonly Camps[]): readonly Side[] {
  return seats.flatMap((seat) => {
    const partner = seats.find((other) => camps[other]?.homeTip === camps[seat]?.targetTip);
    return partner !== undefined && seat < partner ? [[seat, partner]] : [];
  });
}

/** Returns the side of a seat: the seat alone if it has no partners or does not play. */
export function sideOf({ sides }: { readonly sides: readonly Side[] }, seat: Seat): Side {
  return sides.find((side) => side.includes(seat)) ?? [seat];
}

/** Returns whether the seats are at the four corners of a square board. Four players on the star use other seats. */
function areSquareBoardSeats(seats: readonly Seat[]): boolean {
  return seats.length === 4 && seats.every((seat) => seat <= 4);
}
