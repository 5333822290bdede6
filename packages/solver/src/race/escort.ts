import {
  type Cell,
  codeFrom,
  codeTo,
  listWalks,
  MoveList,
  type Position,
  type Seat,
  seatOf,
  VACANT,
  type Walk,
} from '@halma/rules';
import { stepperCells } from '../army/steppers.ts';
import { wayTo } from '../army/way.ts';

/** A man who can only jump, and one who only steps and goes along to be jumped over. */
interface Pair {
  readonly jumper: Cell;
  readonly stepper: Cell;
}

/** Pairs tried, the nearest first; the one with the shortest way goes. */
const PAIRS = 3;

/**
 * A way for one man left behind, who cannot move by himself, into the target, with one of those who only step to take him along.
 * Nobody else moves. It is found by breadth: every standing of the two once.
 *
 * @param firstMoves the moves to choose the first from
 * @returns the shortest of some pairs' ways; null where nobody is left behind, or none of those pairs gets there
 */
export function escortHome(position: Position, firstMoves: readonly Walk[]): readonly Walk[] | null {
  const seat = position.toMove;
  const ways = nearestPairs(position, seat).flatMap((pair) => {
    const moves = wayOf(position, seat, pair, firstMoves);
    return moves === null ? [] : [moves];
  });
  const [first] = ways.sort((one, other) => one.length - other.length);
  return first ?? null;
}

/** For each man left behind the stepper nearest to him; those first who have the least way before them. */
function nearestPairs({ rules, men }: Position, seat: Seat): readonly Pair[] {
  const { board, yards } = rules;
  const yard = yards[seat];
  const isStepper = stepperCells(rules, seat);
  if (isStepper === null || yard === undefined) return [];
  const jumpers: Cell[] = [];
  const steppers: Cell[] = [];
  for (let cell = 0; cell < board.cells; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT || seatOf(man) !== seat) continue;
    if (isStepper[cell] === 1) steppers.push(cell);
    else if (yard.inTarget[cell] !== 1) jumpers.push(cell);
  }
  const estimated = jumpers.flatMap((jumper) => {
    const far = (stepper: Cell): number => board.distance(stepper, jumper);
    const [stepper] = steppers.toSorted((one, other) => far(one) - far(other));
    if (stepper === undefined) return [];
    return [{ jumper, stepper, estimate: far(stepper) + wayTo(rules, jumper, yard.targetTip).way }];
  });
  return estimated.sort((one, other) => one.estimate - other.estimate).slice(0, PAIRS);
}

const list = new MoveList();

function wayOf(
  { rules, men }: Position,
  seat: Seat,
  { jumper, stepper }: Pair,
  firstMoves: readonly Walk[],
): readonly Walk[] | null {
  const inTarget = rules.yards[seat]?.inTarget;
  const { cells } = rules.board;
  const board = men.slice();
  const [jumpingMan = VACANT, steppingMan = VACANT] = [men[jumper], men[stepper]];
  board[jumper] = VACANT;
  board[stepper] = VACANT;
  // By standing: the one before it, plus one.
  const before = new Int32Array(cells * cells);
  const start = jumper * cells + stepper;
  const queue = [start];
  before[start] = start + 1;
  for (let head = 0; head < queue.length; head += 1) {
    const standing = queue[head] ?? start;
    const [jumps, steps] = [Math.floor(standing / cells), standing % cells];
    board[jumps] = jumpingMan;
    board[steps] = steppingMan;
    list.count = 0;
    listWalks(rules, board, seat, [jumps, steps], 2, list);
    board[jumps] = VACANT;
    board[steps] = VACANT;
    for (let index = 0; index < list.count; index += 1) {
      const [from, to] = [codeFrom(list.at(index)), codeTo(list.at(index))];
      if (head === 0 && !firstMoves.some((walk) => walk.from === from && walk.to === to)) continue;
      const next = from === jumps ? to * cells + steps : jumps * cells + to;
      if (before[next] !== 0) continue;
      before[next] = standing + 1;
      if (from === jumps && inTarget?.[to] === 1) return backFrom(next, start, before, cells);
      queue.push(next);
    }
  }
  return null;
}

/** The moves that led from the first standing to another. */
function backFrom(last: number, start: number, before: Int32Array, cells: number): readonly Walk[] {
  const moves: Walk[] = [];
  for (let standing = last; standing !== start; ) {
    const earlier = (before[standing] ?? 0) - 1;
    const [jumper, stepper] = [Math.floor(earlier / cells), earlier % cells];
    const [jumps, steps] = [Math.floor(standing / cells), standing % cells];
    moves.push({
      kind: 'walk',
      from: jumper === jumps ? stepper : jumper,
      to: jumper === jumps ? steps : jumps,
    });
    standing = earlier;
  }
  return moves.reverse();
}
