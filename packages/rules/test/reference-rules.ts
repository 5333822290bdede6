import { type Cell, kindOf, type Position, seatOf, VACANT } from '@halma/rules';

/** The properties of a man on which its movement depends. */
interface MovingMan {
  readonly seat: number;
  readonly kind: number;
  readonly isOnDarkSquare: boolean;
}

interface Offset {
  readonly dx: number;
  readonly dy: number;
}

const isDiagonal = ({ dx, dy }: Offset): boolean => dx !== 0 && dy !== 0;
const isForward = ({ seat }: MovingMan, { dy }: Offset): boolean => (seat === 1 ? dy > 0 : dy < 0);
const markOf = (kind: number): number => 3 - kind;
const markAllows = ({ kind }: MovingMan, offset: Offset): boolean =>
  markOf(kind) === 3 || isDiagonal(offset) === (markOf(kind) === 2);

/** The steps and jumps allowed to a man, by game. */
const STEPS: Readonly<Record<string, (mover: MovingMan, offset: Offset) => boolean>> = {
  color: (mover, offset) => mover.isOnDarkSquare && isDiagonal(offset),
  cetro: (mover, offset) => isDiagonal(offset) && !isForward(mover, offset),
  'cetro-reconstruction': markAllows,
};
const JUMPS: typeof STEPS = {
  color: (mover, offset) => !mover.isOnDarkSquare && !isDiagonal(offset),
  cetro: (mover, offset) => isDiagonal(offset) && isForward(mover, offset),
  'cetro-reconstruction': markAllows,
};

/**
 * Lists the moves of the seat to move, computed from coordinates without the library's move tables: for each man,
 * removes it, follows every chain and excludes the origin as a destination. Ignores turn restrictions and most options.
 * A move is written `from-to`, or `from-off` if the man leaves the board.
 */
export function referenceMoves(position: Position): readonly string[] {
  const { board, game } = position.rules;
  const cellAt = new Map(board.names.map((_, cell) => [`${board.x[cell]},${board.y[cell]}`, cell]));
  const offsets: readonly Offset[] = board.id.startsWith('R')
    ? [-1, 1].flatMap((s) => [
        { dx: s, dy: 0 },
        { dx: 0, dy: s },
        { dx: s, dy: -s },
      ])
    : board.id.startsWith('S')
      ? [-1, 1].flatMap((s) => [
          { dx: 2 * s, dy: 0 },
          { dx: s, dy: 1 },
          { dx: s, dy: -1 },
        ])
      : [-1, 0, 1]
          .flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy })))
          .filter(({ dx, dy }) => dx !== 0 || dy !== 0);
  const men = new Map<Cell, number>();
  position.men.forEach((man, cell) => {
    if (cell < board.cellCount && man !== VACANT) men.set(cell, man);
  });
  const always = (): boolean => true;
  const canBearOff = game.id === 'top-secret';
  const found = new Set<string>();
  for (const [from, man] of [...men]) {
    if (seatOf(man) !== position.toMove) continue;
    men.delete(from);
    const mover = {
      seat: seatOf(man),
      kind: kindOf(man),
      isOnDarkSquare: ((board.x[from] ?? 0) + (board.y[from] ?? 0)) % 2 === 0,
    };
    const cellBeyond = (cell: Cell, { dx, dy }: Offset, steps: number): Cell | undefined =>
      cellAt.get(`${(board.x[cell] ?? 0) + steps * dx},${(board.y[cell] ?? 0) + steps * dy}`);
    const destinations = new Set<Cell | 'off'>();
    for (const offset of offsets.filter((candidate) => (STEPS[game.id] ?? always)(mover, candidate))) {
      const to = cellBeyond(from, offset, 1);
      if (to === undefined && canBearOff) destinations.add('off');
      if (to !== undefined && !men.has(to)) destinations.add(to);
    }
    const jumpOffsets = offsets.filter((offset) => (JUMPS[game.id] ?? always)(mover, offset));
    const seenCells = new Set<Cell>();
    const maxReach = position.rules.options.jumpReach === 'symmetric' ? board.rows.length : 1;
    const followJumps = (cell: Cell): void => {
      for (let reach = 1; reach <= maxReach; reach += 1) jumpByReach(cell, reach);
    };
    const jumpByReach = (cell: Cell, reach: number): void => {
      for (const offset of jumpOffsets) {
        const jumpedCell = cellBeyond(cell, offset, reach);
        const jumpedMan = jumpedCell === undefined ? undefined : men.get(jumpedCell);
        if (jumpedMan === undefined) continue;
        const between = Array.from({ length: 2 * reach - 1 }, (_, index) => index + 1);
        const isClear = between.every((steps) => {
          const passed = cellBeyond(cell, offset, steps);
          return steps === reach || (passed !== undefined && !men.has(passed));
        });
        if (reach > 1 && !isClear) continue;
        if (game.id === 'cetro-reconstruction' && markOf(kindOf(jumpedMan)) > markOf(mover.kind)) continue;
        const to = cellBeyond(cell, offset, 2 * reach);
        if (to === undefined && canBearOff) destinations.add('off');
        if (to === undefined || men.has(to) || seenCells.has(to)) continue;
        seenCells.add(to);
        destinations.add(to);
        if (game.id !== 'cetro') followJumps(to);
      }
    };
    followJumps(from);
    destinations.delete(from);
    men.set(from, man);
    for (const to of destinations)
      found.add(`${board.names[from]}-${to === 'off' ? 'off' : board.names[to]}`);
  }
  return [...found].sort();
}
