import type { OptionValues } from '../game/options.ts';
import type { Seat } from '../seat.ts';
import type { Camps } from './camps.ts';

/** A side is the seats that win or lose together: one seat, or partners in letter order. */
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
 * The sides of a game. Opposite partners are two seats whose targets are each other's home camps.
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
    options.teams === 'adjacent' ? ADJACENT_PAIRS[options.adjacentPairing] : opposites(seats, camps);
  const seated = sides.flat();
  const paired = seated.length === seats.length && seats.every((seat) => seated.includes(seat));
  return paired && sides.length > 1 && (options.teams === 'opposite' || isSquare(seats)) ? sides : undefined;
}

function opposites(seats: readonly Seat[], camps: readonly Camps[]): readonly Side[] {
  return seats.flatMap((seat) => {
    const partner = seats.find((other) => camps[other]?.homeTip === camps[seat]?.targetTip);
    return partner !== undefined && seat < partner ? [[seat, partner]] : [];
  });
}

/** The side a seat plays on: the seat alone when it has no partners or does not play. */
export function sideOf({ sides }: { readonly sides: readonly Side[] }, seat: Seat): Side {
  return sides.find((side) => side.includes(seat)) ?? [seat];
}

/** The four corners of a square board; four points of the star are other seats. */
function isSquare(seats: readonly Seat[]): boolean {
  return seats.length === 4 && seats.every((seat) => seat <= 4);
}
