import {
  type Cell,
  fromCell,
  listNormalMoves,
  MoveList,
  type NormalMove,
  type Position,
  type Seat,
  seatOf,
  toCell,
  VACANT,
} from '@halma/rules';
import { measurePathTo } from '../army/measure-path.ts';
import { stepperCells } from '../army/steppers.ts';

/**
 * A man that is left behind, and a stepper: a man that can only step, and accompanies the other so that the other can
 * jump over it.
 */
interface Pair {
  readonly jumper: Cell;
  readonly stepper: Cell;
}

/** The maximum number of pairs tried, nearest first. */
const MAX_PAIRS = 3;

/**
 * Brings a man that is left behind, and might not come home by itself, into the target with the help of a man that can
 * only step. All other men stay where they are. A breadth-first search visits each placement of the two once.
 *
 * @param firstMoves the moves allowed as the first move
 * @returns the shortest solution found; null if no man is left behind, or none of the nearest pairs has a solution
 */
export function escortHome(
  position: Position,
  firstMoves: readonly NormalMove[],
): readonly NormalMove[] | null {
  const seat = position.toMove;
  const solutions = nearestPairs(position, seat).flatMap((pair) => {
    const moves = shortestEscort(position, seat, pair, firstMoves);
    return moves === null ? [] : [moves];
  });
  const [first] = solutions.sort((a, b) => a.length - b.length);
  return first ?? null;
}

/** Pairs each man left behind with the nearest stepper. Returns the pairs with the shortest paths, shortest first. */
function nearestPairs({ rules, men }: Position, seat: Seat): readonly Pair[] {
  const { board, camps } = rules;
  const camp = camps[seat];
  const isStepper = stepperCells(rules, seat);
  if (isStepper === null || camp === undefined) return [];
  const jumpers: Cell[] = [];
  const steppers: Cell[] = [];
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT || seatOf(man) !== seat) continue;
    if (isStepper[cell] === 1) steppers.push(cell);
    else if (camp.inTarget[cell] !== 1) jumpers.push(cell);
  }
  const estimatedPairs = jumpers.flatMap((jumper) => {
    const distanceTo = (stepper: Cell): number => board.distance(stepper, jumper);
    const [stepper] = steppers.toSorted((a, b) => distanceTo(a) - distanceTo(b));
    if (stepper === undefined) return [];
    return [
      {
        jumper,
        stepper,
        estimate: distanceTo(stepper) + measurePathTo(rules, jumper, camp.targetTip).distance,
      },
    ];
  });
  return estimatedPairs.sort((a, b) => a.estimate - b.estimate).slice(0, MAX_PAIRS);
}

const moveList = new MoveList();

function shortestEscort(
  { rules, men }: Position,
  seat: Seat,
  { jumper, stepper }: Pair,
  firstMoves: readonly NormalMove[],
): readonly NormalMove[] | null {
  const inTarget = rules.camps[seat]?.inTarget;
  const { cellCount } = rules.board;
  const placement = men.slice();
  const [jumpingMan = VACANT, steppingMan = VACANT] = [men[jumper], men[stepper]];
  placement[jumper] = VACANT;
  placement[stepper] = VACANT;
  // For each placement of the two, the placement before it, plus one.
  const parents = new Int32Array(cellCount * cellCount);
  const start = jumper * cellCount + stepper;
  const queue = [start];
  parents[start] = start + 1;
  for (let head = 0; head < queue.length; head += 1) {
    const state = queue[head] ?? start;
    const [jumperCell, stepperCell] = [Math.floor(state / cellCount), state % cellCount];
    placement[jumperCell] = jumpingMan;
    placement[stepperCell] = steppingMan;
    moveList.count = 0;
    listNormalMoves(rules, placement, seat, [jumperCell, stepperCell], 2, moveList);
    placement[jumperCell] = VACANT;
    placement[stepperCell] = VACANT;
    for (let index = 0; index < moveList.count; index += 1) {
      const [from, to] = [fromCell(moveList.at(index)), toCell(moveList.at(index))];
      if (head === 0 && !firstMoves.some((move) => move.from === from && move.to === to)) continue;
      const next = from === jumperCell ? to * cellCount + stepperCell : jumperCell * cellCount + to;
      if (parents[next] !== 0) continue;
      parents[next] = state + 1;
      if (from === jumperCell && inTarget?.[to] === 1) return movesTo(next, start, parents, cellCount);
      queue.push(next);
    }
  }
  return null;
}

/** Returns the moves from the first placement to the last. */
function movesTo(last: number, start: number, parents: Int32Array, cellCount: number): readonly NormalMove[] {
  const moves: NormalMove[] = [];
  for (let state = last; state !== start; ) {
    const parent = (parents[state] ?? 0) - 1;
    const [jumper, stepper] = [Math.floor(parent / cellCount), parent % cellCount];
    const [jumperCell, stepperCell] = [Math.floor(state / cellCount), state % cellCount];
    moves.push({
      kind: 'normal',
      from: jumper === jumperCell ? stepper : jumper,
      to: jumper === jumperCell ? stepperCell : jumperCell,
    });
    state = parent;
  }
  return moves.reverse();
}
