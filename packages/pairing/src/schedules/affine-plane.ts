import type { PlannedRound } from './planned-round.ts';

/** The multiplication table of the field with four elements. Its addition is bitwise, without carry. */
const FIELD_OF_FOUR: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
];

/** The lines y = slope · x + offset of each plane that fits a table. */
const PLANES: ReadonlyMap<number, (slope: number, x: number, offset: number) => number> = new Map([
  [3, (slope: number, x: number, offset: number) => (slope * x + offset) % 3],
  [4, (slope: number, x: number, offset: number) => (FIELD_OF_FOUR[slope]?.[x] ?? 0) ^ offset],
]);

/**
 * Returns rounds in which all players meet exactly once: nine players at tables of three, sixteen at tables of four.
 * Players are the points of an affine plane, tables its lines, rounds its directions. Returns `undefined` for other
 * numbers.
 */
export function affinePlaneRounds(playerCount: number, seats: number): PlannedRound[] | undefined {
  const line = PLANES.get(seats);
  if (line === undefined || playerCount !== seats ** 2) return undefined;
  const axis = Array.from({ length: seats }, (_, index) => index);
  const slopedRounds = axis.map((slope) =>
    axis.map((offset) => axis.map((x) => x * seats + line(slope, x, offset))),
  );
  const verticalRound = axis.map((x) => axis.map((y) => x * seats + y));
  return [...slopedRounds, verticalRound].map((tables) => ({ tables, byes: [] }));
}
