import type { SmallBoard } from '@halma/solver';

type Point = readonly number[];

/** A board shape in coordinates. */
interface Plan {
  /** Whether a point lies on the board. */
  readonly has: (point: Point, side: number) => boolean;
  /** The largest coordinate. */
  readonly reach: (side: number) => number;
  /** The sort key that orders the cells as the board numbers them. */
  readonly order: (point: Point) => readonly [row: number, column: number];
  readonly vectors: readonly Point[];
  /** Turns the board so that the next side takes the place of the side to move. */
  readonly rotate: (point: Point, side: number) => Point;
  /** Maps a start to its goal. */
  readonly opposite: (point: Point, side: number) => Point;
  /** The starting cells of the side to move. */
  readonly start: (points: readonly Point[], men: number, side: number) => readonly Point[];
}

const at = (point: Point, axis: number): number => point[axis] ?? 0;
const grid: readonly Point[] = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy]));
const halfTurn = (point: Point, side: number): Point => point.map((value) => side - 1 - value);
const isBlock = (point: Point): boolean => Math.max(...point) < 2;

/** Four men start on a block of two by two cells, others on the first cells by distance from the corner. */
function fromCorner(points: readonly Point[], men: number): readonly Point[] {
  if (men === 4) return points.filter(isBlock);
  const distance = (point: Point): number => at(point, 0) + at(point, 1);
  return points.toSorted((a, b) => distance(a) - distance(b) || at(a, 0) - at(b, 0)).slice(0, men);
}

const onSquares = {
  has: (point, side) => point.length === 2 && point.every((value) => value >= 0 && value < side),
  reach: (side) => side - 1,
  order: (point) => [at(point, 1), at(point, 0)],
  rotate: halfTurn,
  opposite: halfTurn,
  start: fromCorner,
} as const satisfies Partial<Plan>;

const PLANS: Readonly<Record<SmallBoard['shape'], Plan>> = {
  rhombus: { ...onSquares, vectors: grid.filter(([dx, dy]) => dx !== dy) },
  square: { ...onSquares, vectors: grid.filter(([dx, dy]) => dx !== 0 || dy !== 0) },
  // Cube coordinates: steps along three axes, which add up to 0.
  star: {
    has: (point, side) =>
      point.length === 3 &&
      at(point, 0) + at(point, 1) + at(point, 2) === 0 &&
      (point.every((value) => value <= side) || point.every((value) => value >= -side)),
    reach: (side) => 2 * side,
    order: (point) => [at(point, 1), at(point, 0) - at(point, 2)],
    vectors: grid.flatMap(([dx = 0, dy = 0]) => (dx === dy ? [] : [[dx, dy, -dx - dy]])).filter(isStep),
    rotate: ([a = 0, b = 0, c = 0]) => [c, a, b],
    opposite: (point) => point.map((value) => -value),
    start: (points, men, side) =>
      points
        .filter((point) => Math.abs(at(point, 0)) <= side && Math.abs(at(point, 2)) <= side)
        .slice(0, men),
  },
};

function isStep(point: Point): boolean {
  return point.every((value) => Math.abs(value) <= 1);
}

/** The side that wins, counted from the side to move, and the plies to the end. */
interface Win {
  readonly winner: number;
  readonly plies: number;
}

export type BruteForceValue = Win | 'drawn' | 'illegal';

/** Returns the key of a position in the map of values. */
export function positionKey(position: readonly (readonly number[])[]): string {
  return position.map((cells) => cells.toSorted((a, b) => a - b).join(',')).join(' ');
}

/**
 * Returns the value of each position. It uses none of the solver's tables: it works with coordinates and lists of
 * cells, and passes repeatedly over all positions and the moves of the side to move.
 */
export function valuesByBruteForce({
  shape,
  side,
  sides,
  men,
  preset,
  goalBlock,
}: SmallBoard): ReadonlyMap<string, BruteForceValue> {
  if (goalBlock !== null) throw new Error('brute force does not support blocked goals');
  const plan = PLANS[shape];
  const points = pointsOf(plan, side);
  const cellOf = new Map(points.map((point, cell) => [point.join(), cell]));
  const find = (point: Point): number => cellOf.get(point.join()) ?? -1;
  const rotation = points.map((point) => find(plan.rotate(point, side)));
  const rotate = (cells: readonly number[], times = 1): readonly number[] =>
    times === 0
      ? cells
      : rotate(
          cells.map((cell) => rotation[cell] ?? -1),
          times - 1,
        );
  const goal = plan.start(points, men, side).map((point) => find(plan.opposite(point, side)));
  /** The goal of each side, counted from the side to move. The side that moves last is one rotation behind. */
  const goals = Array.from({ length: sides }, (_, index) => rotate(goal, (sides - index) % sides));
  const paths = points.map((point) =>
    plan.vectors.map((vector) =>
      [1, 2].map((times) => find(point.map((value, axis) => value + times * at(vector, axis)))),
    ),
  );
  const isStrongSolving = preset === 'strong-solving';
  const hasWon = (position: readonly (readonly number[])[], index: number): boolean => {
    const [cells, own] = [goals[index] ?? [], position[index] ?? []];
    if (!isStrongSolving) return cells.every((cell) => own.includes(cell));
    return cells.every((cell) => position.flat().includes(cell)) && cells.some((cell) => own.includes(cell));
  };
  const mayMove = (from: number, to: number): boolean =>
    preset !== 'encyclopaedia' || !goal.includes(from) || goal.includes(to);

  const landings = (from: number, others: readonly number[]): ReadonlySet<number> => {
    const found = new Set<number>();
    for (const [next = -1] of paths[from] ?? []) if (next >= 0 && !others.includes(next)) found.add(next);
    const hop = (cell: number, visited: readonly number[]): void => {
      for (const [jumped = -1, landing = -1] of paths[cell] ?? []) {
        if (landing < 0 || !others.includes(jumped) || others.includes(landing) || visited.includes(landing))
          continue;
        if (landing !== from) found.add(landing);
        hop(landing, [...visited, landing]);
      }
    };
    hop(from, [from]);
    return found;
  };

  const values = new Map<string, BruteForceValue>();
  const unresolvedPositions = new Map<string, readonly string[]>();
  for (const position of positionsOf(points.length, men, sides)) {
    const winners = goals.flatMap((_, index) => (hasWon(position, index) ? [index] : []));
    const key = positionKey(position);
    if (winners.some((index) => index !== sides - 1)) values.set(key, 'illegal');
    else if (winners.length > 0) values.set(key, { winner: sides - 1, plies: 0 });
    else {
      const [mover = [], ...others] = position;
      const next = mover.flatMap((from) => {
        const staying = mover.filter((cell) => cell !== from);
        return [...landings(from, [...staying, ...others.flat()])]
          .filter((to) => mayMove(from, to))
          .map((to) => [[...staying, to], ...others])
          .filter((after) => !goals.some((_, index) => index > 0 && hasWon(after, index)))
          .map(([moved = [], ...rest]) => positionKey([...rest, moved].map((cells) => rotate(cells))));
      });
      if (next.length > 0) unresolvedPositions.set(key, next);
      else if (!isStrongSolving)
        unresolvedPositions.set(key, [positionKey([...others, mover].map((cells) => rotate(cells)))]);
      else values.set(key, sides === 2 ? { winner: 1, plies: 0 } : 'drawn');
    }
  }
  for (let plies = 1, idle = 0; idle < sides; plies += 1) {
    const resolved: [string, Win][] = [];
    for (const [position, next] of unresolvedPositions) {
      const winner = winnerOf(
        next.map((nextKey) => values.get(nextKey)),
        sides,
      );
      if (winner !== null) resolved.push([position, { winner, plies }]);
    }
    for (const [position, value] of resolved) {
      unresolvedPositions.delete(position);
      values.set(position, value);
    }
    idle = resolved.length === 0 ? idle + 1 : 0;
  }
  for (const position of unresolvedPositions.keys()) values.set(position, 'drawn');
  return values;
}

/** Returns the winning side, given the known values after each move; null if the winner is not yet decided. */
function winnerOf(values: readonly (BruteForceValue | undefined)[], sides: number): number | null {
  const winners = values.map((value) => (typeof value === 'object' ? (value.winner + 1) % sides : null));
  if (winners.includes(0)) return 0;
  const [first = null] = winners;
  return winners.every((winner) => winner === first) ? first : null;
}

function pointsOf({ has, reach, order }: Plan, side: number): readonly Point[] {
  const span = Array.from({ length: 2 * reach(side) + 1 }, (_, index) => index - reach(side));
  const points: Point[] = span.flatMap((x) =>
    span.flatMap((y) => [
      [x, y],
      [x, y, -x - y],
    ]),
  );
  return points
    .filter((point) => has(point, side))
    .sort((a, b) => {
      const [[rowA, columnA], [rowB, columnB]] = [order(a), order(b)];
      return rowA - rowB || columnA - columnB;
    });
}

/** Yields all positions: disjoint sets of men for each side. */
function* positionsOf(
  cellCount: number,
  men: number,
  sides: number,
  taken: readonly (readonly number[])[] = [],
): Generator<readonly (readonly number[])[]> {
  if (taken.length === sides) {
    yield taken;
    return;
  }
  const vacant = Array.from({ length: cellCount }, (_, cell) => cell).filter(
    (cell) => !taken.flat().includes(cell),
  );
  for (const set of setsOf(vacant, men)) yield* positionsOf(cellCount, men, sides, [...taken, set]);
}

/** Returns all ways to place the men on the given cells. */
function setsOf(cells: readonly number[], men: number): readonly (readonly number[])[] {
  if (men === 0) return [[]];
  return cells.flatMap((cell, index) => setsOf(cells.slice(index + 1), men - 1).map((set) => [cell, ...set]));
}
