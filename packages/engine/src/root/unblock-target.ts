import {
  type Cell,
  listNormalMoves,
  MoveList,
  type Position,
  playUnchecked,
  type Seat,
  seatOf,
  toCell,
  VACANT,
} from '@halma/rules';
import { SearchBoard } from '../fallback-search/search-board.ts';
import type { SearchIteration } from '../search-info.ts';
import { reportedBonus } from './end-bonus.ts';
import { preferredMoves, type RootMove } from './root-moves.ts';
import { sideToMove } from './sides.ts';

const exits = new MoveList();

/** A move that may release a trapped opponent. */
interface UnblockingMove {
  readonly root: RootMove;
  readonly gain: number;
  /** Whether the move gives a trapped man an exit. */
  readonly opensAnExit: boolean;
  /** The steps from the moving man to the nearest trapped man. */
  readonly distance: number;
}

/**
 * Finds moves that let opponents out of the mover's target: first moves that open an exit, then moves of the men
 * nearest to the opponents. An army cannot fill its target while opponents are trapped in it.
 *
 * @returns null if no opponent is trapped in the target
 */
export function unblockTarget(
  position: Position,
  moves: readonly RootMove[],
  lineCount: number,
): SearchIteration | null {
  const { board } = position.rules;
  const opponents = opponentsInTarget(position);
  if (opponents.length === 0 || hasExit(position, position.toMove, opponents)) return null;
  const searchBoard = new SearchBoard(position);
  const unblocking = preferredMoves(moves).map((root): UnblockingMove => {
    const { move } = root;
    const from = move.kind === 'normal' ? move.from : board.wall;
    return {
      root,
      gain: searchBoard.gain(root.code),
      opensAnExit: hasExit(playUnchecked(position, move), position.toMove, opponents),
      distance: Math.min(...opponents.map((cell) => board.distance(from, cell))),
    };
  });
  unblocking.sort(
    (a, b) => Number(b.opensAnExit) - Number(a.opensAnExit) || a.distance - b.distance || b.gain - a.gain,
  );
  const lines = unblocking.map(({ root, gain }) => ({
    moves: [root.move],
    evaluation: reportedBonus(root.bias) + gain,
  }));
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

/** Returns whether any man on some cells can leave the seat's target. */
function hasExit({ rules, men }: Position, seat: Seat, cells: readonly Cell[]): boolean {
  const target = rules.camps[seat]?.inTarget;
  return cells.some((cell) => {
    exits.count = 0;
    listNormalMoves(rules, men, seatOf(men[cell] ?? VACANT), [cell], 1, exits);
    return exits.some((code) => target?.[toCell(code)] !== 1);
  });
}
