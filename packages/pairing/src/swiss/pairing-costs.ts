/** The parts of a pair's cost, most important first. */
export type CostParts = readonly [score: number, order: number, float: number, distance: number];

/** The total cost of a matching stays below this number, so all sums are exact. */
const MAX_TOTAL = 2 ** 50;

/** The maximum value of the last part at its finest scale. */
const DISTANCE_STEPS = 63;

/**
 * Returns the costs of all pairs, for an even number of players, as a matrix with `Infinity` for pairs that
 * cannot meet. One unit of a part outweighs the largest possible sum of the less important parts. If there
 * are too many players for exact sums, the distance, which only orders pairs that are otherwise alike, is
 * rounded more coarsely.
 */
export function pairingCosts(
  count: number,
  partsOf: (one: number, other: number) => CostParts | undefined,
): Float64Array {
  const pairs: { readonly one: number; readonly other: number; readonly parts: CostParts }[] = [];
  const maxima = [0, 0, 0, 0];
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1) {
      const parts = partsOf(one, other);
      if (parts === undefined) continue;
      pairs.push({ one, other, parts });
      for (const [index, part] of parts.entries()) maxima[index] = Math.max(maxima[index] ?? 0, part);
    }
  const [score = 0, order = 0, float = 0, distance = 0] = maxima;
  const costs = new Float64Array(count * count).fill(Infinity);
  const finest = Math.min(DISTANCE_STEPS, distance);
  const unitsFor = (steps: number): number[] => unitsOf([score, order, float, steps], count / 2);
  let steps = finest;
  while (steps > 0 && (unitsFor(steps)[0] ?? 0) >= MAX_TOTAL) steps -= 1;
  const [, scoreUnit = 1, orderUnit = 1, floatUnit = 1] = unitsFor(steps);
  for (const { one, other, parts } of pairs) {
    const exact = Math.min(finest, parts[3]);
    const coarse = finest === steps ? exact : Math.floor((exact * steps) / finest);
    const cost = parts[0] * scoreUnit + parts[1] * orderUnit + parts[2] * floatUnit + coarse;
    costs[one * count + other] = cost;
    costs[other * count + one] = cost;
  }
  return costs;
}

/** Returns the largest sum of all parts, then the unit of each part except the last. */
function unitsOf(maxima: readonly number[], pairs: number): number[] {
  let unit = 1;
  const units = maxima.toReversed().map((part) => {
    const ownUnit = unit;
    unit += ownUnit * part * pairs;
    return ownUnit;
  });
  return [unit, ...units.reverse()];
}
