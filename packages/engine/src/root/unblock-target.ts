import {
  type Cell,
  fromCell,
  listNormalMoves,
  MoveList,
  type Position,
  playUnchecked,
  type Rules,
  type Seat,
  seatOf,
  toCell,
  VACANT,
} from '@halma/rules';
import { SearchBoard } from '../fallback-search/search-board.ts';
import type { SearchIteration } from '../search-info.ts';
import { preferredMoves, type RootMove } from './root-moves.ts';
import { sideToMove } from './sides.ts';

const exits = new MoveList();

/**
 * The search for a release looks `MAX_MOVES` moves ahead. It moves only men at most `MAX_STEPS` steps from the trapped
 * opponents.
 */
const [MAX_MOVES, MAX_STEPS] = [3, 3];

/** The lists of the moves to try, by the number of moves that follow. They are large, so all positions share them. */
const ownMoves = Array.from({ length: MAX_MOVES - 1 }, () => new MoveList());

/** What trapped men can do: nothing (0), move within the target (1), or leave it (2). */
type Freedom = 0 | 1 | 2;
const [STUCK, MOVABLE, FREE] = [0, 1, 2] as const;

/** A move that may release a trapped opponent. */
interface UnblockingMove {
  readonly root: RootMove;
  readonly gain: number;
  /** What the trapped men can do after the move or, if it does not release them, after further moves. */
  readonly freedom: Freedom;
  /** The number of steps from the moving man to the nearest trapped man. */
  readonly distance: number;
}

/**
 * Finds moves that let opponents out of the mover's target: first moves that open an exit, then those after which a
 * trapped man can move at all. If none gives more freedom, the freedom after a second move counts, and then that after
 * a third. Among equal moves, those of the men nearest to the opponents come first. An army cannot fill its target
 * while opponents are trapped in it.
 *
 * @returns null if no opponent is in the target, or if at least one of those in it can leave it
 */
export function unblockTarget(
  position: Position,
  moves: readonly RootMove[],
  lineCount: number,
): SearchIteration | null {
  const { rules, toMove, men } = position;
  const { board } = rules;
  const opponents = opponentsInTarget(position);
  const freedom = freedomOf(rules, men, toMove, opponents);
  if (opponents.length === 0 || freedom === FREE) return null;
  const searchBoard = new SearchBoard(position);
  const candidates = preferredMoves(moves).map((root) => ({
    root,
    men: playUnchecked(position, root.move).men,
  }));
  const freedomsAfter = (extraMoves: number): readonly Freedom[] =>
    candidates.map((candidate) => freedomAfterMoves(rules, candidate.men, toMove, opponents, extraMoves));
  let freedoms = freedomsAfter(0);
  for (let extra = 1; extra < MAX_MOVES && !freedoms.some((after) => after > freedom); extra += 1)
    freedoms = freedomsAfter(extra);
  const unblockingMoves = candidates.map(({ root }, index): UnblockingMove => {
    const from = root.move.kind === 'normal' ? root.move.from : board.wall;
    return {
      root,
      gain: searchBoard.gain(root.code),
      freedom: freedoms[index] ?? STUCK,
      distance: Math.min(...opponents.map((cell) => board.distance(from, cell))),
    };
  });
  unblockingMoves.sort((a, b) => b.freedom - a.freedom || a.distance - b.distance || b.gain - a.gain);
  const lines = unblockingMoves.map(({ root, gain }) => ({ moves: [root.move], evaluation: gain }));
  return { depth: 1, nodes: moves.length, lines: lines.slice(0, lineCount) };
}

/** Returns the cells of the mover's target that opponents occupy. */
function opponentsInTarget(position: Position): readonly Cell[] {
  const { rules, men, toMove } = position;
  const side = sideToMove(position);
  return (rules.camps[toMove]?.target ?? []).filter((cell) => {
    const man = men[cell] ?? VACANT;
    return man !== VACANT && !side.includes(seatOf(man));
  });
}

/** Returns the most that any man on the given cells can do in the seat's target. */
function freedomOf(rules: Rules, men: Uint8Array, seat: Seat, cells: readonly Cell[]): Freedom {
  const target = rules.camps[seat]?.inTarget;
  let freedom: Freedom = STUCK;
  for (const cell of cells) {
    exits.count = 0;
    listNormalMoves(rules, men, seatOf(men[cell] ?? VACANT), [cell], 1, exits);
    if (exits.some((code) => target?.[toCell(code)] !== 1)) return FREE;
    if (exits.count > 0) freedom = MOVABLE;
  }
  return freedom;
}

/**
 * Returns the most that any man on the given cells can do after the best moves of the seat's men near them.
 *
 * @param moveCount the number of these moves
 */
function freedomAfterMoves(
  rules: Rules,
  men: Uint8Array,
  seat: Seat,
  cells: readonly Cell[],
  moveCount: number,
): Freedom {
  let freedom = freedomOf(rules, men, seat, cells);
  if (moveCount === 0) return freedom;
  const nearCells = [...rules.board.names.keys()].filter((cell) => {
    const man = men[cell] ?? VACANT;
    const isNear = cells.some((trapped) => rules.board.distance(cell, trapped) <= MAX_STEPS);
    return isNear && man !== VACANT && seatOf(man) === seat;
  });
  const list = ownMoves[moveCount - 1];
  if (list === undefined) throw new RangeError(`${moveCount} moves are too many`);
  list.count = 0;
  listNormalMoves(rules, men, seat, nearCells, nearCells.length, list);
  const next = men.slice();
  for (let index = 0; index < list.count && freedom < FREE; index += 1) {
    const [from, to] = [fromCell(list.at(index)), toCell(list.at(index))];
    const man = next[from] ?? VACANT;
    next[from] = VACANT;
    next[to] = man;
    const freedomAfter = freedomAfterMoves(rules, next, seat, cells, moveCount - 1);
    if (freedomAfter > freedom) freedom = freedomAfter;
    next[to] = VACANT;
    next[from] = man;
  }
  return freedom;
}
