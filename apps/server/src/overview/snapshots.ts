import type { GameSnapshot, Person, RunningGame } from '@halma/protocol';
import { formatPosition, type Position } from '@halma/rules';
import { type GameState, hasStarted, personAt, type StartedGame, seatsHeldByPeople } from '../game/state.ts';
import { gameStatus } from '../game/view.ts';

/** The maximum number of recent moves shown for a game in progress. */
const MAX_RECENT_MOVES = 8;

/** A shorter game is not worth replaying. */
const MIN_REPLAY_PLIES = 20;

/**
 * Returns a game as the overview shows it.
 *
 * @param visible the game as far as spectators may see it
 */
export function gameSnapshot(visible: StartedGame, people: readonly Person[]): GameSnapshot {
  return {
    game: visible.game,
    terms: visible.terms,
    people: [...people],
    position: formatPosition(visible.position),
    standing: gameStatus(visible),
    changedAt: visible.changedAt,
  };
}

/**
 * Returns the latest moves of a game, leaving out the moves before the last elimination of a seat.
 *
 * @param limit the maximum number of moves
 */
export function recentMoves(
  { position, history }: StartedGame,
  limit: number = MAX_RECENT_MOVES,
): RunningGame['recent'] {
  const moves: string[] = [];
  let before: Position = position;
  for (const entry of history.toReversed()) {
    if (moves.length === limit || 'out' in entry || before.previous === null) break;
    moves.unshift(entry.move);
    before = before.previous;
  }
  return { before: formatPosition(before), moves };
}

/**
 * Returns whether a finished game is worth replaying: people played it against each other, and not only a few moves.
 */
export function isWorthReplaying(state: GameState): state is StartedGame {
  const people = new Set(seatsHeldByPeople(state).map((seat) => personAt(state, seat)));
  return hasStarted(state) && state.position.ply >= MIN_REPLAY_PLIES && people.size > 1;
}
