import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourEdges, type Edge } from '../src/matching/colour-edges.ts';
import { minimumCostMatching } from '../src/matching/minimum-cost-matching.ts';

/** Returns the lowest cost of a perfect matching, by trying all of them; infinite if there is none. */
function lowestCost(count: number, costs: Float64Array): number {
  const lowestCosts = new Map<number, number>([[0, 0]]);
  const costOf = (vertices: number): number => {
    const cached = lowestCosts.get(vertices);
    if (cached !== undefined) return cached;
    const last = 31 - Math.clz32(vertices);
    let lowest = Infinity;
    for (let other = 0; other < last; other += 1) {
      if (((vertices >> other) & 1) === 0) continue;
      const remainingVertices = vertices & ~(1 << last) & ~(1 << other);
      lowest = Math.min(lowest, (costs[last * count + other] ?? 0) + costOf(remainingVertices));
    }
    lowestCosts.set(vertices, lowest);
    return lowest;
  };
  return costOf(2 ** count - 1);
}

/** Returns the cost of a matching, and checks that partners are mutual and that no vertex is its own partner. */
function totalCost(count: number, costs: Float64Array, partners: Int32Array): number {
  let total = 0;
  for (const [vertex, partner] of partners.entries()) {
    expect(partner).not.toBe(vertex);
    expect(partners[partner]).toBe(vertex);
    total += costs[vertex * count + partner] ?? 0;
  }
  return total / 2;
}

/** Returns the cost matrix of all pairs, infinite on the diagonal. */
function symmetricCosts(count: number, costOf: (one: number, other: number) => number): Float64Array {
  const costs = new Float64Array(count * count).fill(Infinity);
  for (let one = 0; one < count; one += 1)
    for (let other = 0; other < one; other += 1) {
      costs[one * count + other] = costOf(one, other);
      costs[other * count + one] = costs[one * count + other] ?? 0;
    }
  return costs;
}

const graphs = fc
  .record({
    half: fc.integer({ min: 1, max: 6 }),
    maxCost: fc.constantFrom(1, 3, 20, 1e5, 2 ** 48),
    percent: fc.constantFrom(30, 50, 80, 100),
    pairs: fc.array(fc.tuple(fc.nat(99), fc.nat(2 ** 31 - 1)), { minLength: 66, maxLength: 66 }),
  })
  .map(({ half, maxCost, percent, pairs }) => ({
    count: 2 * half,
    costs: symmetricCosts(2 * half, (one, other) => {
      const [chance = 0, cost = 0] = pairs[(one * (one - 1)) / 2 + other] ?? [];
      return chance < percent ? Math.floor((cost / 2 ** 31) * maxCost) : Infinity;
    }),
  }));

test('the matching has the lowest cost of all matchings', () => {
  fc.assert(
    fc.property(graphs, ({ count, costs }) => {
      const partners = minimumCostMatching(count, costs);
      const lowest = lowestCost(count, costs);
      expect(partners === undefined ? Infinity : totalCost(count, costs, partners)).toBe(lowest);
    }),
    { numRuns: 3000 },
  );
});

test('three hundred points on a line are matched with their neighbours', () => {
  const points = Array.from({ length: 300 }, (_, point) => (point * 7919 * point + 13 * point) % 100_003);
  const costs = symmetricCosts(300, (one, other) => Math.abs((points[one] ?? 0) - (points[other] ?? 0)));
  const sorted = points.toSorted((one, other) => one - other);
  const expected = sorted.reduce((sum, point, index) => sum + (index % 2 === 0 ? -point : point), 0);
  const partners = minimumCostMatching(300, costs) ?? new Int32Array();
  expect(totalCost(300, costs, partners)).toBe(expected);
});

test.each([
  ['an odd number of vertices', 3, () => 1],
  ['two components of odd size', 6, (one: number, other: number) => (one < 3 === other < 3 ? 1 : Infinity)],
  ['a star', 4, (_: number, other: number) => (other === 0 ? 1 : Infinity)],
])('%s cannot be matched', (_, count, costOf) => {
  expect(minimumCostMatching(count, symmetricCosts(count, costOf))).toBeUndefined();
});

test('no node has two edges of the same colour', () => {
  const edgeLists = fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 80 });
  fc.assert(
    fc.property(edgeLists, (edges: readonly Edge[]) => {
      const degreeOf = (side: 0 | 1): number[] =>
        edges.map((edge) => edges.filter((e) => e[side] === edge[side]).length);
      const colours = Math.max(1, ...degreeOf(0), ...degreeOf(1));
      const colourOf = colourEdges(edges, colours);
      for (const side of [0, 1] as const) {
        const used = edges.map((edge, index) => `${edge[side]}/${colourOf[index]}`);
        expect(new Set(used).size).toBe(edges.length);
      }
      expect(colourOf.every((colour) => colour >= 0 && colour < colours)).toBe(true);
    }),
  );
});
