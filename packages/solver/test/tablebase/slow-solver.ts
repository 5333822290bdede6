import type { SmallBoard } from '@halma/solver';

interface Plan {
  readonly isDirection: (dx: number, dy: number) => boolean;
  /** The camps that are not the first cells by distance from the tip. */
  readonly camps: Readonly<Record<number, (side: number) => readonly number[]>>;
}

const PLANS: Readonly<Record<SmallBoard['shape'], Plan>> = {
  rhombus: { isDirection: (dx, dy) => dx !== dy, camps: { 4: (side) => [0, 1, side, side + 1] } },
  square: { isDirection: (dx, dy) => dx !== 0 || dy !== 0, camps: {} },
};

/**
 * The value of each position of a board of at most 26 cells, found without the solver's tables: from coordinates, sets as
 * whole numbers, and passes over all positions that list the moves of the side to move.
 *
 * @returns by mover and opponent: the plies to the end, `drawn`, or `illegal`
 */
export function solveSlowly({
  shape,
  side,
  men,
  goalBlock,
}: SmallBoard): ReadonlyMap<string, number | 'drawn' | 'illegal'> {
  if (goalBlock !== null) throw new Error('the slow solver does not know blocked goals');
  const plan = PLANS[shape];
  const cellCount = side * side;
  const vectors = [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
    .filter(([dx, dy]) => plan.isDirection(dx, dy));
  /** The cell some vectors away, or -1. */
  const go = (cell: number, [dx, dy]: readonly [number, number], times: number): number => {
    const [x, y] = [(cell % side) + times * dx, Math.floor(cell / side) + times * dy];
    return x < 0 || y < 0 || x >= side || y >= side ? -1 : y * side + x;
  };
  const order = Array.from({ length: cellCount }, (_, cell) => cell).sort((one, other) => {
    const [row, otherRow] = [one, other].map((cell) => (cell % side) + Math.floor(cell / side));
    return (row ?? 0) - (otherRow ?? 0) || (one % side) - (other % side);
  });
  const camp = plan.camps[men]?.(side) ?? order.slice(0, men);
  const turn = (set: number): number =>
    cellsOf(set).reduce((image, cell) => image | (1 << (cellCount - 1 - cell)), 0);
  const start = camp.reduce((set, cell) => set | (1 << cell), 0);
  const goal = turn(start);
  const has = (target: number, own: number, all: number): boolean =>
    (all & target) === target && (own & target) !== 0;

  const landings = (from: number, others: number): readonly number[] => {
    const found = new Set<number>();
    for (const vector of vectors) {
      const cell = go(from, vector, 1);
      if (cell >= 0 && !(others & (1 << cell))) found.add(cell);
    }
    const hop = (cell: number, visited: ReadonlySet<number>): void => {
      for (const vector of vectors) {
        const [jumped, landing] = [go(cell, vector, 1), go(cell, vector, 2)];
        if (landing < 0 || !(others & (1 << jumped)) || others & (1 << landing) || visited.has(landing))
          continue;
        if (landing !== from) found.add(landing);
        hop(landing, new Set([...visited, landing]));
      }
    };
    hop(from, new Set([from]));
    return [...found];
  };

  const sets = setsOf(cellCount, men);
  const values = new Map<string, number | 'drawn' | 'illegal'>();
  const open = new Map<string, readonly string[]>();
  const key = (mover: number, opponent: number): string => `${mover} ${opponent}`;
  for (const mover of sets) {
    for (const opponent of sets) {
      if (mover & opponent) continue;
      const all = mover | opponent;
      if (has(goal, mover, all)) values.set(key(mover, opponent), 'illegal');
      else if (has(start, opponent, all)) values.set(key(mover, opponent), 0);
      else {
        const next = cellsOf(mover).flatMap((from) =>
          landings(from, all ^ (1 << from))
            .map((to) => mover ^ (1 << from) ^ (1 << to))
            .filter((moved) => !has(start, opponent, moved | opponent))
            .map((moved) => key(turn(opponent), turn(moved))),
        );
        if (next.length === 0) values.set(key(mover, opponent), 0);
        else open.set(key(mover, opponent), next);
      }
    }
  }
  for (let plies = 1, idle = 0; idle < 2; plies += 1) {
    const resolved: string[] = [];
    for (const [position, next] of open) {
      const known = next.map((each) => values.get(each));
      const isWon = known.some((value) => typeof value === 'number' && value % 2 === 0);
      const isLost = known.every((value) => typeof value === 'number' && value % 2 === 1);
      if (isWon || isLost) resolved.push(position);
    }
    for (const position of resolved) {
      open.delete(position);
      values.set(position, plies);
    }
    idle = resolved.length === 0 ? idle + 1 : 0;
  }
  for (const position of open.keys()) values.set(position, 'drawn');
  return values;
}

function cellsOf(set: number): readonly number[] {
  return Array.from({ length: 31 }, (_, cell) => cell).filter((cell) => set & (1 << cell));
}

/** Returns all sets of this many of the first cells. */
function setsOf(cellCount: number, men: number): readonly number[] {
  if (men === 0) return [0];
  if (cellCount < men) return [];
  const last = 1 << (cellCount - 1);
  return [...setsOf(cellCount - 1, men), ...setsOf(cellCount - 1, men - 1).map((set) => set | last)];
}
