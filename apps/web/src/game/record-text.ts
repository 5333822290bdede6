import {
  formatPosition,
  formatRecord,
  type GameRecord,
  type Position,
  resultText,
  type SeatLetter,
  seatLetter,
} from '@halma/rules';
import type { Session } from './session.ts';

/** The words a record needs from the page. */
export interface RecordWords {
  readonly event: string;
  readonly nameOf: (session: Session, seat: number) => string;
  /** Said where a seat resigned and the others played on, as a record can only begin after that. */
  readonly beginsAfterResignation: string;
}

/** The game as a record (HGN) that can be read back. */
export function recordText(session: Session, words: RecordWords, today: Date): string {
  const { rules, present } = session;
  const since = beginning(session);
  const start = session.positions[since] ?? present;
  const players = rules.seats.map((seat): [SeatLetter, string] => [
    seatLetter(seat),
    words.nameOf(session, seat),
  ]);
  const record: GameRecord = {
    event: words.event,
    date: dateText(today),
    players: Object.fromEntries(players),
    start,
    fromPosition: since > 0,
    turns: session.turns.slice(since).flatMap((turn) => (turn.kind === 'move' ? [{ move: turn.move }] : [])),
    end: present,
    result: resultText(present.outcome),
    ...(present.outcome === null ? {} : { termination: present.outcome.termination }),
    ...(since > 0 ? { comment: words.beginsAfterResignation } : {}),
    tags: new Map(),
  };
  return formatRecord(record);
}

/** The position as a line of text (HFN). */
export function positionText(position: Position): string {
  return formatPosition(position);
}

/** A record has moves only, so it begins after the last seat that went out without ending the game. */
function beginning({ turns, positions }: Session): number {
  const last = turns.findLastIndex(
    (turn, index) =>
      (turn.kind === 'resignation' || turn.kind === 'time') && positions[index + 1]?.outcome === null,
  );
  return last + 1;
}

/** A day as records write it. */
export function dateText(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
