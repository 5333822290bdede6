import type { Cell } from '@halma/rules';
import type { Army } from '../army/army.ts';
import { projectionsOf } from '../army/projections.ts';
import type { Searcher } from '../solo/search-task.ts';

/** Raises the lower bound to `restBound`, and returns immediately. */
export const restBoundProof: Searcher = function* ({ army, best }) {
  best.lowerBound = Math.max(best.lowerBound, restBound(army));
  yield 0;
};

/**
 * Returns a lower bound on the moves in which an army crosses an empty square board. A man rests where it ends a move
 * that is not its last one, so the number of moves is the number of men plus the number of rests. There are two reasons
 * for rests:
 *
 * - A man that never rests hops from start to target in one move, and keeps its parity class. Call such a man
 *   and its class non-stop. Call the cells with the same sum of row and column a line. Men on the lines
 *   between start and target rest. A jump advances by two lines over a man on the line in between, or by four
 *   over a man of the diagonally opposite class. So hops of a non-stop class cross every other line: a man
 *   rests there, or one of the opposite class rests on an adjacent line.
 * - A class has at most as many non-stop men as it has cells in the start, and in the target. All other men rest.
 *   Some of them change their class by a step, which advances by at most two lines: such a man rests twice, or within
 *   two lines of start or target.
 *
 * @returns the minimum over all sets of non-stop classes; 0 on boards with six directions, if the target has another
 *   number of cells than the army has men, and if a step can lead from start to target
 */
export function restBound(army: Army): number {
  const { rules, seat, cells } = army;
  const target = rules.camps[seat]?.target ?? [];
  const [columns = [], rows = []] = projectionsOf(army);
  if (rules.board.directions.length !== 8 || target.length !== cells.length) return 0;
  const line = (cell: Cell): number => (columns[cell] ?? 0) + (rows[cell] ?? 0);
  const lastStartLine = Math.max(...cells.map(line));
  const firstTargetLine = Math.min(...target.map(line));
  if (firstTargetLine - lastStartLine <= STEP) return 0;
  const classOf = (cell: Cell): number => 2 * ((columns[cell] ?? 0) & 1) + ((rows[cell] ?? 0) & 1);
  const menIn = (all: readonly Cell[], parityClass: number): number =>
    all.filter((cell) => classOf(cell) === parityClass).length;
  const classChanges = CLASSES.reduce<number>(
    (sum, parityClass) => sum + Math.max(0, menIn(cells, parityClass) - menIn(target, parityClass)),
    0,
  );
  const restCounts = CLASS_SUBSETS.map((nonStopClasses) => {
    const nonStopMen = nonStopClasses.reduce(
      (sum, parityClass) => sum + Math.min(menIn(cells, parityClass), menIn(target, parityClass)),
      0,
    );
    const restingMen = cells.length - nonStopMen;
    const menBetween = fewestRestingMen(nonStopClasses, lastStartLine + 1, firstTargetLine - 1);
    const menFurtherInside = fewestRestingMen(
      nonStopClasses,
      lastStartLine + 1 + STEP,
      firstTargetLine - 1 - STEP,
    );
    const counts = Array.from({ length: classChanges + 1 }, (_, restingTwice) =>
      Math.max(menBetween, menFurtherInside + classChanges - restingTwice, restingMen + restingTwice),
    );
    return Math.min(...counts);
  });
  return cells.length + Math.min(...restCounts);
}

/** Parity classes: 2 × the parity of the column plus the parity of the row, both counted from the army's side. */
const CLASSES = [0, 1, 2, 3] as const;

/** All subsets of the classes. */
const CLASS_SUBSETS: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, bits) =>
  CLASSES.filter((parityClass) => (bits & (1 << parityClass)) !== 0),
);

/** The maximum number of lines by which a step advances. */
const STEP = 2;

/** Returns whether a class has cells on a line. */
function hasLine(parityClass: number, line: number): boolean {
  return ((parityClass >> 1) ^ (parityClass & 1)) === (line & 1);
}

/**
 * Returns the minimum number of men on a range of lines such that hops of each non-stop class can cross each
 * line on which the class has no cells: the line has a man, or a man of the opposite class is on an adjacent
 * line.
 */
function fewestRestingMen(nonStopClasses: readonly number[], firstLine: number, lastLine: number): number {
  // The minimum number of men so far, by the classes with a man on each of the last two lines.
  let fewest = new Map<
    string,
    {
      readonly classesBefore: readonly number[];
      readonly classesOnLine: readonly number[];
      readonly men: number;
    }
  >([['', { classesBefore: [], classesOnLine: [], men: 0 }]]);
  for (let line = firstLine; line <= lastLine; line += 1) {
    const next: typeof fewest = new Map();
    const subsets = CLASS_SUBSETS.filter((subset) =>
      subset.every((parityClass) => hasLine(parityClass, line)),
    );
    for (const { classesBefore, classesOnLine, men } of fewest.values()) {
      for (const classesAdded of subsets) {
        const isCrossed = (parityClass: number): boolean =>
          hasLine(parityClass, line - 1) ||
          classesOnLine.length > 0 ||
          classesBefore.includes(3 - parityClass) ||
          classesAdded.includes(3 - parityClass);
        if (line - firstLine >= 2 && !nonStopClasses.every(isCrossed)) continue;
        const key = `${classesOnLine}/${classesAdded}`;
        const count = men + classesAdded.length;
        if (count < (next.get(key)?.men ?? Number.POSITIVE_INFINITY))
          next.set(key, { classesBefore: classesOnLine, classesOnLine: classesAdded, men: count });
      }
    }
    fewest = next;
  }
  return Math.min(...Array.from(fewest.values(), ({ men }) => men));
}
