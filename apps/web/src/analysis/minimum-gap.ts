/**
 * Spreads points on the line from 0 to 1 so that neighbouring points are at least `gap` apart. Pushes points
 * to the right first, then back to the left from the end of the line.
 *
 * @returns the moved points, in the original order
 */
export function withMinimumGap(points: readonly number[], gap: number): readonly number[] {
  const moved = [...points];
  const fromLeft = [...points.keys()].sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0));
  let nearest = 0;
  for (const index of fromLeft) {
    moved[index] = Math.max(moved[index] ?? 0, nearest);
    nearest = (moved[index] ?? 0) + gap;
  }
  let farthest = 1;
  for (const index of fromLeft.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, farthest);
    farthest = (moved[index] ?? 0) - gap;
  }
  return moved;
}
