/**
 * A brute-force count of turn sequences in Chinese checkers on a rhombus, written from the text of the rules and
 * independently of the library: men are sets of cell names, and neighbours come from arithmetic on letters and numbers.
 */

interface State {
  readonly side: number;
  /** The men of the player to move, then the opponent's. */
  readonly men: readonly [ReadonlySet<string>, ReadonlySet<string>];
  readonly camps: readonly [readonly string[], readonly string[]];
  /** Whether each player's camp has been empty of its own men at least once. */
  readonly hasEvacuated: readonly [boolean, boolean];
}

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

function nameOf(side: number, x: number, y: number): string | undefined {
  return x < 0 || y < 0 || x >= side || y >= side ? undefined : `${String.fromCharCode(97 + x)}${y + 1}`;
}

function cellBeyond(side: number, from: string, [dx, dy]: readonly [number, number], steps: number) {
  return nameOf(side, from.charCodeAt(0) - 97 + steps * dx, Number(from.slice(1)) - 1 + steps * dy);
}

/** Returns a camp: the first `count` cells in order of x + y, then x. */
function campFromTip(side: number, count: number): readonly string[] {
  const cells: string[] = [];
  for (let sum = 0; cells.length < count; sum += 1) {
    for (let x = 0; x <= sum && cells.length < count; x += 1) cells.push(nameOf(side, x, sum - x) ?? '');
  }
  return cells;
}

function rotate(side: number, cell: string): string {
  return nameOf(side, side - 1 - (cell.charCodeAt(0) - 97), side - Number(cell.slice(1))) ?? '';
}

/** Returns the landing cell of a jump over a man at distance `reach`, in the middle of an otherwise vacant line. */
function landing(
  state: State,
  isVacant: (cell: string | undefined) => boolean,
  from: string,
  direction: readonly [number, number],
  reach: number,
) {
  const cells = Array.from({ length: 2 * reach }, (_, index) =>
    cellBeyond(state.side, from, direction, index + 1),
  );
  const crossed = cells[reach - 1];
  if (crossed === undefined || isVacant(crossed)) return undefined;
  const isClear = cells.every((cell, index) => index === reach - 1 || isVacant(cell));
  return isClear ? cells.at(-1) : undefined;
}

/** Returns the moves of the player to move, such as `a1-b2`, ignoring the evacuation rule. */
function rhombusMoves(state: State, maxReach: number): readonly string[] {
  const [own, other] = state.men;
  const found = new Set<string>();
  for (const from of own) {
    const isVacant = (cell: string | undefined): boolean =>
      cell !== undefined && (cell === from || !(own.has(cell) || other.has(cell)));
    for (const direction of DIRECTIONS) {
      const to = cellBeyond(state.side, from, direction, 1);
      if (to !== undefined && isVacant(to)) found.add(`${from}-${to}`);
    }
    const reachedCells: string[] = [from];
    for (const start of reachedCells) {
      for (const direction of DIRECTIONS) {
        for (let reach = 1; reach <= maxReach; reach += 1) {
          const to = landing(state, isVacant, start, direction, reach);
          if (to !== undefined && !reachedCells.includes(to)) reachedCells.push(to);
        }
      }
    }
    for (const to of reachedCells.slice(1)) found.add(`${from}-${to}`);
  }
  return [...found];
}

/**
 * Applies the evacuation rule: once the opponent has emptied its camp, the player must move a man out of the player's
 * camp or, if no man can leave it, inside it.
 */
function movesUnderEvacuationRule(
  moves: readonly string[],
  camp: readonly string[],
  isBound: boolean,
): readonly string[] {
  if (!isBound) return moves;
  const ends = moves.map((move) => move.split('-'));
  const inside = moves.filter((_, index) => camp.includes(ends[index]?.[0] ?? ''));
  const out = inside.filter((move) => !camp.includes(move.split('-')[1] ?? ''));
  if (out.length > 0) return out;
  return inside.length > 0 ? inside : moves;
}

function countSequences(state: State, turns: number, maxReach: number): number {
  if (turns === 0) return 1;
  const [own, other] = state.men;
  const [camp, target] = state.camps;
  const isBound = state.hasEvacuated[1] && camp.some((cell) => own.has(cell));
  const moves = movesUnderEvacuationRule(rhombusMoves(state, maxReach), camp, isBound);
  let count = 0;
  for (const move of moves.length === 0 ? ['--'] : moves) {
    const [from = '', to = ''] = move.split('-');
    const moved = new Set(own);
    if (moves.length > 0) {
      moved.delete(from);
      moved.add(to);
    }
    if (target.every((cell) => moved.has(cell))) {
      count += turns === 1 ? 1 : 0;
      continue;
    }
    count += countSequences(
      {
        side: state.side,
        men: [other, moved],
        camps: [target, camp],
        hasEvacuated: [
          state.hasEvacuated[1] || !target.some((cell) => other.has(cell)),
          state.hasEvacuated[0] || !camp.some((cell) => moved.has(cell)),
        ],
      },
      turns - 1,
      maxReach,
    );
  }
  return count;
}

/**
 * Counts sequences of exactly 1, 2, … turns from the start.
 *
 * @param maxReach the maximum distance to a jumped man, in cells
 */
export function rhombusPerft(side: number, men: number, turns: number, maxReach = 1): readonly number[] {
  const camp = campFromTip(side, men);
  const target = camp.map((cell) => rotate(side, cell));
  const start: State = {
    side,
    men: [new Set(camp), new Set(target)],
    camps: [camp, target],
    hasEvacuated: [false, false],
  };
  return Array.from({ length: turns }, (_, index) => countSequences(start, index + 1, maxReach));
}
