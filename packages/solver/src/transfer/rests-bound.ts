import type { Cell } from '@halma/rules';
import type { Army } from '../army/army.ts';
import { projectionsOf } from '../army/projections.ts';
import type { Searcher } from '../home/shift.ts';

/** Raises the bound to that of the rests, at once. */
export const restsProof: Searcher = function* ({ army, known }) {
  known.bound = Math.max(known.bound, restsBound(army));
  yield 0;
};

/**
 * A bound on the moves in which an army crosses an empty square board, by its rests. A man rests where he ends a move that is
 * not his last, so an army makes as many moves as it has men and rests. Two things make it rest:
 *
 * - A man who never rests hops from start to target in one move, and keeps his parity class. Lines, cells of the same row and
 *   column together, are told apart between start and target: whoever stands there rests. A hop goes on by two lines past any
 *   man on the line between, or by four past a man of the class diagonally opposite. So for every class of some
 *   man who never rests, which is called served, every second line is crossed: a man rests there, or one of the opposite class
 *   on a line next to it.
 * - A class has no more men who never rest than it has cells in the start, and in the target. The others rest, and of those
 *   some change their class by a step, which leads two lines on at most: such a man rests twice, or close to start or target.
 *
 * @returns the least number of moves over all choices of classes that are served; 0 on the star, and where a step could lead
 * from start to target
 */
export function restsBound(army: Army): number {
  const { rules, seat, cells } = army;
  const target = rules.yards[seat]?.target ?? [];
  const [across = [], along = []] = projectionsOf(army);
  if (rules.board.shape !== 'square' || target.length !== cells.length) return 0;
  const line = (cell: Cell): number => (across[cell] ?? 0) + (along[cell] ?? 0);
  const last = Math.max(...cells.map(line));
  const first = Math.min(...target.map(line));
  if (first - last <= STEP) return 0;
  const classOf = (cell: Cell): number => 2 * ((across[cell] ?? 0) & 1) + ((along[cell] ?? 0) & 1);
  const menIn = (all: readonly Cell[], one: number): number =>
    all.filter((cell) => classOf(cell) === one).length;
  const changing = CLASSES.reduce<number>(
    (sum, one) => sum + Math.max(0, menIn(cells, one) - menIn(target, one)),
    0,
  );
  const leastRests = CHOICES.map((served) => {
    const neverResting = served.reduce(
      (sum, one) => sum + Math.min(menIn(cells, one), menIn(target, one)),
      0,
    );
    const resting = cells.length - neverResting;
    const between = fewestStones(served, last + 1, first - 1);
    const deep = fewestStones(served, last + 1 + STEP, first - 1 - STEP);
    const restless = Array.from({ length: changing + 1 }, (_, twice) =>
      Math.max(between, deep + changing - twice, resting + twice),
    );
    return Math.min(...restless);
  });
  return cells.length + Math.min(...leastRests);
}

/** Parity classes: 2 × the parity of the column and that of the row, both counted from the army's side. */
const CLASSES = [0, 1, 2, 3] as const;

/** All choices of classes. */
const CHOICES: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, bits) =>
  CLASSES.filter((one) => (bits & (1 << one)) !== 0),
);

/** Lines that a step leads on at most. */
const STEP = 2;

/** Is a class on the lines of a parity? */
function isOn(one: number, line: number): boolean {
  return ((one >> 1) ^ (one & 1)) === (line & 1);
}

/**
 * The fewest men on some lines such that every line between two of them, at which a hop of a class that is served has to cross,
 * has a man, or a man of the opposite class next to it.
 */
function fewestStones(served: readonly number[], firstLine: number, lastLine: number): number {
  // By which classes have a man on the last two lines: the fewest men so far.
  let fewest = new Map<
    string,
    { readonly before: readonly number[]; readonly here: readonly number[]; readonly men: number }
  >([['', { before: [], here: [], men: 0 }]]);
  for (let line = firstLine; line <= lastLine; line += 1) {
    const next: typeof fewest = new Map();
    const choices = CHOICES.filter((choice) => choice.every((one) => isOn(one, line)));
    for (const { before, here, men } of fewest.values()) {
      for (const added of choices) {
        const isCrossed = (one: number): boolean =>
          isOn(one, line - 1) || here.length > 0 || before.includes(3 - one) || added.includes(3 - one);
        if (line - firstLine >= 2 && !served.every(isCrossed)) continue;
        const key = `${here}/${added}`;
        const count = men + added.length;
        if (count < (next.get(key)?.men ?? Number.POSITIVE_INFINITY))
          next.set(key, { before: here, here: added, men: count });
      }
    }
    fewest = next;
  }
  return Math.min(...Array.from(fewest.values(), ({ men }) => men));
}
