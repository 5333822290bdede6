import {
  formatRecord,
  formatResult,
  type GameRecord,
  type Position,
  type RecordedTurn,
  type SeatLetter,
  seatLetter,
} from '@halma/rules';
import type { Session } from './session.ts';
import type { Turn } from './turn.ts';

/** The strings in a record that depend on the language. */
interface RecordStrings {
  readonly event: string;
  readonly nameOf: (session: Session, seat: number) => string;
}

/** Writes a game as a record (HGN). */
export function recordText(session: Session, strings: RecordStrings, today: Date): string {
  const { rules, present } = session;
  const start = session.positions[0] ?? present;
  const players = rules.seats.map((seat): [SeatLetter, string] => [
    seatLetter(seat),
    strings.nameOf(session, seat),
  ]);
  const record: GameRecord = {
    event: strings.event,
    date: dateText(today),
    players: Object.fromEntries(players),
    start,
    hasCustomStart: false,
    turns: session.turns.flatMap((turn, index) => recordedTurn(turn, session.positions[index + 1]) ?? []),
    end: present,
    result: formatResult(present.outcome),
    ...(present.outcome === null ? {} : { termination: present.outcome.termination }),
    tags: new Map(),
  };
  return formatRecord(record);
}

/**
 * Returns a turn for a record; null for an ending that the record already states as its result.
 *
 * @param after the position after the turn
 */
function recordedTurn(turn: Turn, after: Position | undefined): RecordedTurn | null {
  if (turn.kind === 'move') return { move: turn.move };
  if (after?.outcome !== null || (turn.kind !== 'resignation' && turn.kind !== 'time')) return null;
  return { seat: turn.seat, reason: turn.kind };
}

/** Formats a date for a record: `2026.01.31`. */
export function dateText(date: Date): string {
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${twoDigits(date.getMonth() + 1)}.${twoDigits(date.getDate())}`;
}
