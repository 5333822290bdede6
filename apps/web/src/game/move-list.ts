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
  readonly kind: Move['kind'] | 'resignation' | 'time' | 'agreed-draw' | 'claimed-draw';
  readonly demand: boolean;
}

/** A round in the list: one entry per seat, in turn order; undefined for seats that have not moved. */
interface MoveRow {
  readonly round: number;
  readonly entries: readonly (MoveEntry | undefined)[];
  /** The column of the next move; −1 if the next move is in a different round or the game is over. */
  readonly pending: number;
}

/** Returns the number of jumps in a legal move: in its route, or else the fewest possible; 0 for a step, a drop and a pass. */
export function jumpsOf(position: Position, move: Move): number {
  const { board, bearOffCells: edge } = position.rules;
  switch (move.kind) {
    case 'normal':
      if (move.route !== undefined && board.distance(move.from, move.to) > 1) return move.route.length - 1;
      return jumpsTo(position, move.from, move.to);
    case 'bear-off':
      return edge?.[move.from] === 1 ? 0 : jumpsTo(position, move.from, board.offBoard);
    case 'drop':
    case 'pass':
      return 0;
  }
}

function jumpsTo(position: Position, from: Cell, to: Cell): number {
  return jumpCountsFrom(position, from).get(to) ?? 0;
}

const entryCache = new WeakMap<Turn, MoveEntry>();

/** Returns the entry for a turn. Entries are cached, so that a list keeps the rows that it has drawn. */
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

/** Returns the seats in the order of the columns, beginning with the seat that began. */
export function columnsOf({ rules, present }: Session): readonly Seat[] {
  const first = rules.seats.indexOf(present.firstSeat);
  return [...rules.seats.slice(first), ...rules.seats.slice(0, first)];
}

/** Returns the moves by round, with a column for each seat. Turns that are not moves are left out. */
export function rowsOf(session: Session): readonly MoveRow[] {
  const columns = columnsOf(session);
  const rows = new Map<number, (MoveEntry | undefined)[]>();
  for (const entry of entriesOf(session).filter(isMove)) {
    const column = columns.indexOf(entry.seat);
    const entries = rows.get(entry.round) ?? columns.map(() => undefined);
    rows.set(entry.round, entries);
    entries[column] = entry;
  }
  const { outcome, round, toMove } = session.present;
  const isCurrent = (rowRound: number): boolean => outcome === null && rowRound === round;
  if (outcome === null && !rows.has(round)) {
    rows.set(
      round,
      columns.map(() => undefined),
    );
  }
  return [...rows].map(([rowRound, entries]) => ({
    round: rowRound,
    entries,
    pending: isCurrent(rowRound) ? columns.indexOf(toMove) : -1,
  }));
}

/** Returns whether an entry is a move or a pass. */
export function isMove({ kind }: MoveEntry): boolean {
  return kind === 'normal' || kind === 'drop' || kind === 'bear-off' || kind === 'pass';
}

/** Returns the index of the last move up to the shown turn; 0 if there is none. */
export function shownEntryIndex(moves: readonly MoveEntry[], shownTurn: number): number {
  return moves.findLast(({ index }) => index <= shownTurn)?.index ?? 0;
}
