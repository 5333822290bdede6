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
import { ownSide } from './sides.ts';

const exits = new MoveList();

/** A move that may release a trapped opponent. */
interface UnblockingMove {
  readonly root: RootMove;
  readonly gain: number;
  /** Does it give a trapped man an exit? */
  readonly opensExit: boolean;
  /** Steps from the man that moves to the nearest trapped man. */
  readonly distance: number;
}

/**
 * An army cannot fill its target while opponents are in it, and trapped opponents cannot leave by themselves. Finds a move that opens
 * an exit for one of them, or else moves the man nearest to them.
 *
 * @returns null when no opponent is trapped in the target
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
      opensExit: hasExit(playUnchecked(position, move), position.toMove, opponents),
      distance: Math.min(...opponents.map((cell) => board.distance(from, cell))),
    };
  });
  unblocking.sort(
    (one, other) =>
      Number(other.opensExit) - Number(one.opensExit) ||
      one.distance - other.distance ||
      other.gain - one.gain,
  );
  const lines = unblocking.map(({ root, gain }) => ({
    moves: [root.move],
    evaluation: reportedBonus(root.bias) + gain,
  }));
  return { depth: 1, nodes: moves.length, lines: lines.slice(0, lineCount) };
}

/** The cells of the mover's target that opponents occupy. */
function opponentsInTarget(position: Position): readonly Cell[] {
  const { rules, men, toMove } = position;
  const side = ownSide(position);
  return (rules.camps[toMove]?.target ?? []).filter((cell) => {
    const man = men[cell] ?? VACANT;
    return man !== VACANT && !side.includes(seatOf(man));
  });
}

/** Can any man on these cells leave the seat's target? */
function hasExit({ rules, men }: Position, seat: Seat, cells: readonly Cell[]): boolean {
  const target = rules.camps[seat]?.inTarget;
  return cells.some((cell) => {
    exits.count = 0;
    listNormalMoves(rules, men, seatOf(men[cell] ?? VACANT), [cell], 1, exits);
    return exits.some((code) => target?.[toCell(code)] !== 1);
  });
}
