import { type Cell, kindOf, type Position, seatOf, VACANT } from '@halma/rules';

/** A man as the rules of a game speak of him. */
interface Walker {
  readonly seat: number;
  readonly kind: number;
  readonly dark: boolean;
}

interface Way {
  readonly dx: number;
  readonly dy: number;
}

const diagonal = ({ dx, dy }: Way): boolean => dx !== 0 && dy !== 0;
const forward = ({ seat }: Walker, { dy }: Way): boolean => (seat === 1 ? dy > 0 : dy < 0);
const mark = (kind: number): number => 3 - kind;
const followsMark = ({ kind }: Walker, way: Way): boolean =>
  mark(kind) === 3 || diagonal(way) === (mark(kind) === 2);

/** What a man may do, game by game, in the plainest words. */
const STEPS: Readonly<Record<string, (walker: Walker, way: Way) => boolean>> = {
  color: (walker, way) => walker.dark && diagonal(way),
  cetro: (walker, way) => diagonal(way) && !forward(walker, way),
  'cetro-reconstruction': followsMark,
};
const JUMPS: typeof STEPS = {
  color: (walker, way) => !walker.dark && !diagonal(way),
  cetro: (walker, way) => diagonal(way) && forward(walker, way),
  'cetro-reconstruction': followsMark,
};

/**
 * Moves found by writing the rules out over coordinates, without any table of the library: the man is lifted off, every
 * chain is followed, the cell he started from is no end. No options and no duties. A move is `from-to`; `off` is off.
 */
export function plainMoves(position: Position): readonly string[] {
  const { board, game } = position.rules;
  const cellAt = new Map(board.names.map((_, cell) => [`${board.x[cell]},${board.y[cell]}`, cell]));
  const ways: readonly Way[] =
    board.shape === 'star'
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
    if (cell < board.cells && man !== VACANT) men.set(cell, man);
  });
  const always = (): boolean => true;
  const leaves = game.id === 'top-secret';
  const found = new Set<string>();
  for (const [from, man] of [...men]) {
    if (seatOf(man) !== position.toMove) continue;
    men.delete(from);
    const walker = {
      seat: seatOf(man),
      kind: kindOf(man),
      dark: ((board.x[from] ?? 0) + (board.y[from] ?? 0)) % 2 === 0,
    };
    const next = (cell: Cell, { dx, dy }: Way, times: number): Cell | undefined =>
      cellAt.get(`${(board.x[cell] ?? 0) + times * dx},${(board.y[cell] ?? 0) + times * dy}`);
    const ends = new Set<Cell | 'off'>();
    for (const way of ways.filter((each) => (STEPS[game.id] ?? always)(walker, each))) {
      const to = next(from, way, 1);
      if (to === undefined && leaves) ends.add('off');
      if (to !== undefined && !men.has(to)) ends.add(to);
    }
    const seen = new Set<Cell>();
    const hop = (cell: Cell): void => {
      for (const way of ways.filter((each) => (JUMPS[game.id] ?? always)(walker, each))) {
        const over = next(cell, way, 1);
        const crossed = over === undefined ? undefined : men.get(over);
        if (crossed === undefined) continue;
        if (game.id === 'cetro-reconstruction' && mark(kindOf(crossed)) > mark(walker.kind)) continue;
        const to = next(cell, way, 2);
        if (to === undefined && leaves) ends.add('off');
        if (to === undefined || men.has(to) || seen.has(to)) continue;
        seen.add(to);
        ends.add(to);
        if (game.id !== 'cetro') hop(to);
      }
    };
    hop(from);
    ends.delete(from);
    men.set(from, man);
    for (const to of ends) found.add(`${board.names[from]}-${to === 'off' ? 'off' : board.names[to]}`);
  }
  return [...found].sort();
}
