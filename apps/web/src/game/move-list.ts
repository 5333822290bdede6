import { type Cell, cellName, jumpCountsFrom, type Move, type Position, type Seat } from '@halma/rules';
import type { Session } from './session.ts';
import type { Turn } from './turn.ts';

/** A turn in the list of moves. */
export interface MoveEntry {
  /** The index of the position after the turn; the start position has index 0. */
  readonly index: number;
  readonly round: number;
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  /** 0 for a step. */
  readonly jumps: number;
  readonly kind: Move['kind'] | 'resignation' | 'time' | 'agreed-draw' | 'claimed-draw' | 'abandoned';
  readonly demand: boolean;
}

/**
 * Returns the number of jumps in a legal move: those in its route, or else the fewest possible; 0 for a step,
 * a drop or a pass.
 */
export function jumpsOf(position: Position, move: Move): number {
  const { board, bearOffCells } = position.rules;
  switch (move.kind) {
    case 'normal':
      if (move.route !== undefined && board.distance(move.from, move.to) > 1) return move.route.length - 1;
      return jumpsTo(position, move.from, move.to);
    case 'bear-off':
      return bearOffCells?.[move.from] === 1 ? 0 : jumpsTo(position, move.from, board.offBoard);
    case 'drop':
    case 'pass':
      return 0;
  }
}

function jumpsTo(position: Position, from: Cell, to: Cell): number {
  return jumpCountsFrom(position, from).get(to) ?? 0;
}

const entryCache = new WeakMap<Turn, MoveEntry>();

/** Returns the entry for a turn. Entries are cached so that a list does not redraw their rows. */
function entryOf(turn: Turn, before: Position, index: number): MoveEntry {
  const entry = entryCache.get(turn) ?? makeEntry(turn, before, index);
  entryCache.set(turn, entry);
  return entry;
}

function makeEntry(turn: Turn, before: Position, index: number): MoveEntry {
  const plain = { index, round: before.round, from: '', to: '', jumps: 0, demand: false };
  if (turn.kind === 'resignation' || turn.kind === 'time')
    return { ...plain, seat: turn.seat, kind: turn.kind };
  if (turn.kind !== 'move') return { ...plain, seat: before.toMove, kind: turn.kind };
  const { move } = turn;
  const { board } = before.rules;
  return {
    ...plain,
    seat: before.toMove,
    kind: move.kind,
    from: move.kind === 'normal' || move.kind === 'bear-off' ? cellName(board, move.from) : '',
    to: move.kind === 'normal' || move.kind === 'drop' ? cellName(board, move.to) : '',
    jumps: jumpsOf(before, move),
    demand: move.kind === 'normal' && move.demandsJump === true,
  };
}

/** Returns the entries of all turns, in order. */
export function entriesOf({ turns, positions }: Session): readonly MoveEntry[] {
  return turns.flatMap((turn, index) => {
    const before = positions[index];
    return before === undefined ? [] : [entryOf(turn, before, index + 1)];
  });
}
