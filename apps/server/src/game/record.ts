import type { ScoreEntry } from '@halma/protocol';
import {
  formatRecord,
  parseMove,
  playRecorded,
  type RecordedTurn,
  resultText,
  type SeatLetter,
  seatLetter,
  seatOfLetter,
  startPosition,
} from '@halma/rules';
import { type GameState, hasStarted, levelOn, personOn, seatsOf } from './state.ts';

/**
 * The game as a record (HGN).
 *
 * @param nameOf how a person is called
 * @returns undefined before the game has started
 */
export function recordOf(state: GameState, nameOf: (person: string) => string): string | undefined {
  if (!hasStarted(state)) return undefined;
  const start = startPosition(state.rules, seatLetter(state.position.first));
  if (!start.ok) throw new Error('a game without a start');
  const turns: RecordedTurn[] = [];
  let position = start.value;
  for (const entry of state.score) {
    const turn = turnOf(state, entry);
    const next = turn === null ? undefined : playRecorded(position, turn);
    if (turn === null || !next?.ok) throw new Error(`the score of ${state.game} holds an illegal turn`);
    position = next.value;
    // Whoever ends the game by going out is told by its result.
    if ('move' in turn || position.outcome === null) turns.push(turn);
  }
  return formatRecord({
    event: 'Online',
    date: new Date(state.createdAt).toISOString().slice(0, 10).replaceAll('-', '.'),
    players: Object.fromEntries(seatsOf(state).map((seat) => [seat, playerName(state, seat, nameOf)])),
    start: start.value,
    fromPosition: false,
    turns,
    end: state.position,
    result: resultText(state.outcome),
    ...(state.outcome === null ? {} : { termination: state.outcome.termination }),
    tags: new Map(),
  });
}

/** An entry of the score as a turn of the record, where whoever was declared gone has given up. */
function turnOf({ rules }: GameState, entry: ScoreEntry): RecordedTurn | null {
  if ('out' in entry) {
    const out = seatOfLetter(entry.out);
    return out === undefined ? null : { out, why: entry.why === 'time' ? 'time' : 'resignation' };
  }
  const move = parseMove(rules.board, entry.move);
  return move.ok ? { move: move.value } : null;
}

function playerName(state: GameState, seat: SeatLetter, nameOf: (person: string) => string): string {
  const person = personOn(state, seat);
  if (person !== undefined) return nameOf(person);
  const level = levelOn(state, seat);
  return level === undefined ? '' : `computer, level ${level}`;
}
