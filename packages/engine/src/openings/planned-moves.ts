import { type Cell, cellsOfSeat, type Move, type Position, parseMove, type Rules } from '@halma/rules';
import type { RootMove } from '../root/root-moves.ts';
import { PLANS } from './plans.ts';

/** An army is among itself as long as every other man is more steps away than this from each of its own. */
const CONTACT = 3;

/** By placement of the army, as the first seat: where the plans go on from it. */
type Plan = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<Rules, Plan | null>();

/**
 * The moves of a plan for the army to move, worked out beforehand by a longer search: the opening is a race that each army runs
 * by itself, so its own placement decides.
 *
 * @param moves the legal ones
 * @returns those of them that go on with a plan; none when the army has left all plans, or another is near
 */
export function plannedMoves(position: Position, moves: readonly RootMove[]): readonly RootMove[] {
  const { rules, toMove } = position;
  const plan = planOf(rules);
  if (plan === null) return [];
  const asFirst = imageFor(rules, toMove);
  const next = plan.get(placementOf(cellsOf(position, toMove).map(asFirst)));
  if (next === undefined || !isAmongItself(position)) return [];
  return moves.filter(({ move }) => move.kind === 'walk' && next.has(walkText(move, asFirst)));
}

/** Carries cells of a seat to those that stand to the first seat as they do to it: two seats sit opposite each other. */
function imageFor({ board, seats }: Rules, seat: number): (cell: Cell) => Cell {
  return seat === seats[0] ? (cell) => cell : (cell) => board.cells - 1 - cell;
}

function planOf(rules: Rules): Plan | null {
  const ready = known.get(rules);
  if (ready !== undefined) return ready;
  const lines = PLANS.find(({ games }) => games.includes(rules.game.id))?.lines;
  const plan = lines === undefined || rules.seats.length !== 2 ? null : readPlan(rules, lines);
  known.set(rules, plan);
  return plan;
}

function readPlan(rules: Rules, lines: readonly string[]): Plan {
  const plan = new Map<string, Set<string>>();
  for (const line of lines) {
    let cells: readonly Cell[] = rules.yards[rules.seats[0] ?? 0]?.home ?? [];
    for (const text of line.split(' ')) {
      const parsed = parseMove(rules.board, text);
      if (!parsed.ok || parsed.value.kind !== 'walk') throw new Error(`no move: ${text}`);
      const { from, to } = parsed.value;
      const placement = placementOf(cells);
      const next = plan.get(placement) ?? new Set();
      plan.set(placement, next.add(walkText(parsed.value, (cell) => cell)));
      cells = cells.map((cell) => (cell === from ? to : cell));
    }
  }
  return plan;
}

function placementOf(cells: readonly Cell[]): string {
  return cells.toSorted((one, other) => one - other).join();
}

function walkText({ from, to }: Extract<Move, { kind: 'walk' }>, image: (cell: Cell) => Cell): string {
  return `${image(from)}-${image(to)}`;
}

function cellsOf({ rules, men }: Position, seat: number): readonly Cell[] {
  const cells = new Uint16Array(rules.board.cells);
  return [...cells.subarray(0, cellsOfSeat(men, seat, cells, rules.board.cells))];
}

function isAmongItself(position: Position): boolean {
  const { rules, toMove } = position;
  const own = cellsOf(position, toMove);
  const others = rules.seats.filter((seat) => seat !== toMove).flatMap((seat) => cellsOf(position, seat));
  return own.every((cell) => others.every((other) => rules.board.distance(cell, other) > CONTACT));
}
