import type { Seat } from '@halma/rules';
import { entriesOf, type MoveEntry } from './move-list.ts';
import type { Session } from './session.ts';

/**
 * A round in the list of moves. It has one entry per seat, in turn order; the entry of a seat that has not
 * moved is undefined.
 */
interface MoveRow {
  readonly round: number;
  readonly entries: readonly (MoveEntry | undefined)[];
  /** The column of the next move; −1 if the next move is in a different round or the game is over. */
  readonly pendingColumn: number;
}

/** Returns the seats in column order, starting with the seat that moved first. */
export function columnsOf({ rules, present }: Session): readonly Seat[] {
  const first = rules.seats.indexOf(present.firstSeat);
  return [...rules.seats.slice(first), ...rules.seats.slice(0, first)];
}

/** Returns the moves by round, with a column for each seat. Turns that are not moves are left out. */
export function moveRowsOf(session: Session): readonly MoveRow[] {
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
    pendingColumn: isCurrent(rowRound) ? columns.indexOf(toMove) : -1,
  }));
}

/** Returns whether an entry is a move or a pass. */
export function isMove({ kind }: MoveEntry): boolean {
  return kind === 'normal' || kind === 'drop' || kind === 'bear-off' || kind === 'pass';
}

/** Returns the index of the last move at or before the shown turn; 0 if there is none. */
export function shownEntryIndex(moves: readonly MoveEntry[], shownTurn: number): number {
  return moves.findLast(({ index }) => index <= shownTurn)?.index ?? 0;
}
