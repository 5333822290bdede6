import type { HistoryEntry } from '@halma/protocol';
import {
  formatRecord,
  formatResult,
  parseMove,
  playRecordedTurn,
  type RecordedTurn,
  type SeatLetter,
  seatFromLetter,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { type GameState, gameSeats, hasStarted, personAt, seatEngineLevel } from './state.ts';

/**
 * Returns the game as a record (HGN).
 *
 * @param nameOf returns a person's name
 * @returns undefined before the game has started
 */
export function gameRecord(state: GameState, nameOf: (person: string) => string): string | undefined {
  if (!hasStarted(state)) return undefined;
  const start = startPosition(state.rules, seatLetter(state.position.firstSeat));
  if (!start.ok) throw new Error('the game has no start position');
  const turns: RecordedTurn[] = [];
  let position = start.value;
  for (const entry of state.history) {
    const turn = recordedTurn(state, entry);
    const next = turn === null ? undefined : playRecordedTurn(position, turn);
    if (turn === null || !next?.ok) throw new Error(`the history of ${state.game} contains an illegal turn`);
    position = next.value;
    // If the elimination of a seat ends the game, the result already states it.
    if ('move' in turn || position.outcome === null) turns.push(turn);
  }
  return formatRecord({
    event: 'Online',
    date: new Date(state.createdAt).toISOString().slice(0, 10).replaceAll('-', '.'),
    players: Object.fromEntries(gameSeats(state).map((seat) => [seat, playerName(state, seat, nameOf)])),
    start: start.value,
    hasCustomStart: false,
    turns,
    end: state.position,
    result: formatResult(state.outcome),
    ...(state.outcome === null ? {} : { termination: state.outcome.termination }),
    tags: new Map(),
  });
}

/** Converts an entry in the history to a turn in the record, where abandonment is recorded as a resignation. */
function recordedTurn({ rules }: GameState, entry: HistoryEntry): RecordedTurn | null {
  if ('out' in entry) {
    const out = seatFromLetter(entry.out);
    return out === undefined ? null : { seat: out, reason: entry.why === 'time' ? 'time' : 'resignation' };
  }
  const move = parseMove(rules.board, entry.move);
  return move.ok ? { move: move.value } : null;
}

function playerName(state: GameState, seat: SeatLetter, nameOf: (person: string) => string): string {
  const person = personAt(state, seat);
  if (person !== undefined) return nameOf(person);
  const level = seatEngineLevel(state, seat);
  return level === undefined ? '' : `computer, level ${level}`;
}
