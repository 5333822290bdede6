import {
  formatPosition,
  formatRecord,
  type GameRecord,
  type Position,
  type RecordedTurn,
  resultText,
  type SeatLetter,
  seatLetter,
} from '@halma/rules';
import type { Session } from './session.ts';
import type { Turn } from './turn.ts';

/** The words a record needs from the page. */
interface RecordWords {
  readonly event: string;
  readonly nameOf: (session: Session, seat: number) => string;
}

/** The game as a record (HGN) that can be read back. */
export function recordText(session: Session, words: RecordWords, today: Date): string {
  const { rules, present } = session;
  const start = session.positions[0] ?? present;
  const players = rules.seats.map((seat): [SeatLetter, string] => [
    seatLetter(seat),
    words.nameOf(session, seat),
  ]);
  const record: GameRecord = {
    event: words.event,
    date: dateText(today),
    players: Object.fromEntries(players),
    start,
    fromPosition: false,
    turns: session.turns.flatMap((turn, index) => recorded(turn, session.positions[index + 1]) ?? []),
    end: present,
    result: resultText(present.outcome),
    ...(present.outcome === null ? {} : { termination: present.outcome.termination }),
    tags: new Map(),
  };
  return formatRecord(record);
}

/** The position as a line of text (HFN). */
export function positionText(position: Position): string {
  return formatPosition(position);
}

/** A turn as records have it; none for what ends the game, which its result tells. @param after the position it led to */
function recorded(turn: Turn, after: Position | undefined): RecordedTurn | null {
  if (turn.kind === 'move') return { move: turn.move };
  if (after?.outcome !== null || (turn.kind !== 'resignation' && turn.kind !== 'time')) return null;
  return { out: turn.seat, why: turn.kind };
}

/** A day as records write it. */
export function dateText(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
