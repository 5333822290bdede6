/**
 * Moves places on a line from 0 to 1 apart, so that no two are closer than a gap: to the right as far as needed, and back
 * from the end of the line.
 *
 * @returns the places in the order given
 */
export function withMinimumGap(places: readonly number[], least: number): readonly number[] {
  const moved = [...places];
  const fromLeft = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  let nearest = 0;
  for (const index of fromLeft) {
    moved[index] = Math.max(moved[index] ?? 0, nearest);
    nearest = (moved[index] ?? 0) + least;
  }
  let farthest = 1;
  for (const index of fromLeft.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, farthest);
    farthest = (moved[index] ?? 0) - least;
  }
  return moved;
}
