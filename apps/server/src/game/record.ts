import {
  formatRecord,
  parseMove,
  play,
  type RecordedTurn,
  resultText,
  type SeatLetter,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { type GameState, hasStarted, levelOn, personOn, seatsOf } from './state.ts';

/**
 * The game as a record (HGN). The format knows no seat that goes out while others play on: from there on the turns
 * stand in a comment.
 *
 * @param nameOf how a person is called
 * @returns undefined before the game has started
 */
export function recordOf(state: GameState, nameOf: (person: string) => string): string | undefined {
  if (!hasStarted(state)) return undefined;
  const start = startPosition(state.rules, seatLetter(state.position.first));
  if (!start.ok) throw new Error('a game without a start');
  const firstOut = state.score.findIndex((entry) => 'out' in entry);
  const kept = firstOut < 0 ? state.score.length : firstOut;
  const rest = state.score
    .slice(kept)
    .map((entry) => ('move' in entry ? entry.move : `${entry.out} out: ${entry.why};`));
  const turns: RecordedTurn[] = [];
  let position = start.value;
  for (const entry of state.score.slice(0, kept)) {
    const move = 'move' in entry ? parseMove(state.rules.board, entry.move) : undefined;
    const next = move?.ok ? play(position, move.value) : undefined;
    if (!move?.ok || !next?.ok) throw new Error(`the score of ${state.game} holds an illegal move`);
    turns.push({ move: move.value });
    position = next.value;
  }
  const last = turns.pop();
  if (last !== undefined) turns.push(rest.length > 1 ? { ...last, comment: rest.join(' ') } : last);
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

function playerName(state: GameState, seat: SeatLetter, nameOf: (person: string) => string): string {
  const person = personOn(state, seat);
  if (person !== undefined) return nameOf(person);
  const level = levelOn(state, seat);
  return level === undefined ? '' : `computer, level ${level}`;
}
