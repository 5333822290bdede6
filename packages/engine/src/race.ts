import {
  type Cell,
  codeFrom,
  codeTo,
  listWalks,
  type MoveCode,
  MoveList,
  type Position,
  type Rules,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import { travelCosts } from './travel-cost.ts';

/** An army on its way: where its men stand, what that costs, and the first move that led there. */
interface Stage {
  readonly cells: readonly Cell[];
  readonly cost: number;
  readonly first: MoveCode;
}

/** A stage that one move leads to, before it is known to be worth keeping. */
interface Child {
  readonly parent: Stage;
  readonly code: MoveCode;
  readonly cost: number;
}

/** How far ahead a race is run, in moves of the army. */
const MOVES = 40;

const list = new MoveList();

/**
 * Runs one army home, the other standing still: beam search, keeping after every move the stages of least travel cost. Once the
 * armies have passed each other neither can use or hinder the other, and this is the whole game.
 *
 * @param firstMoves the moves to choose the first from
 * @param width stages kept after each move
 * @returns the first move of the shortest way home found, or of the way that comes nearest, and its moves
 */
export function raceHome(
  position: Position,
  firstMoves: readonly MoveCode[],
  width: number,
): { readonly first: MoveCode; readonly moves: number } {
  const { rules, toMove: seat } = position;
  const men = position.men.slice();
  const cells = [...men.keys()].filter(
    (cell) => cell < rules.board.cells && seatOf(men[cell] ?? VACANT) === seat,
  );
  const homeCost = costOf(rules, seat, men, rules.yards[seat]?.target ?? [], cells);
  const start: Stage = { cells, cost: costOf(rules, seat, men, cells, cells), first: -1 };
  let stages = keepBest(
    firstMoves.map((code) => childOf(rules, men, start, code)),
    width,
  );
  for (let moves = 1; moves < MOVES; moves += 1) {
    const best = stages[0];
    if (best === undefined || best.cost <= homeCost) return { first: best?.first ?? -1, moves };
    const children: Child[] = [];
    for (const stage of stages) addChildren(rules, men, seat, cells, stage, children);
    stages = keepBest(children, width);
  }
  return { first: stages[0]?.first ?? -1, moves: MOVES };
}

/** The travel cost of an army of these men on some cells. Any man of the army costs the same. */
function costOf(
  rules: Rules,
  seat: Seat,
  men: Uint8Array,
  on: readonly Cell[],
  own: readonly Cell[],
): number {
  const man = men[own[0] ?? 0] ?? seat;
  const costs = travelCosts(rules)[man];
  return on.reduce((sum, cell) => sum + (costs?.[cell] ?? 0), 0);
}

function childOf(rules: Rules, men: Uint8Array, parent: Stage, code: MoveCode): Child {
  const man = men[parent.cells[0] ?? 0] ?? VACANT;
  const costs = travelCosts(rules)[man];
  return { parent, code, cost: parent.cost - (costs?.[codeFrom(code)] ?? 0) + (costs?.[codeTo(code)] ?? 0) };
}

/** Lists a stage's moves with its men set up on the board, and takes them off again. */
function addChildren(
  rules: Rules,
  men: Uint8Array,
  seat: Seat,
  start: readonly Cell[],
  stage: Stage,
  children: Child[],
): void {
  const man = men[start[0] ?? 0] ?? VACANT;
  for (const cell of start) men[cell] = VACANT;
  for (const cell of stage.cells) men[cell] = man;
  list.count = 0;
  listWalks(rules, men, seat, stage.cells, stage.cells.length, list);
  for (const cell of stage.cells) men[cell] = VACANT;
  for (const cell of start) men[cell] = man;
  for (let index = 0; index < list.count; index += 1)
    children.push(childOf(rules, men, stage, list.at(index)));
}

/** The stages of least cost, each placement once. */
function keepBest(children: Child[], width: number): readonly Stage[] {
  children.sort((one, other) => one.cost - other.cost);
  const kept = new Map<string, Stage>();
  for (const { parent, code, cost } of children) {
    const cells = parent.cells
      .map((cell) => (cell === codeFrom(code) ? codeTo(code) : cell))
      .sort((a, b) => a - b);
    const key = String.fromCharCode(...cells);
    if (kept.has(key)) continue;
    kept.set(key, { cells, cost, first: parent.first < 0 ? code : parent.first });
    if (kept.size === width) break;
  }
  return [...kept.values()];
}
