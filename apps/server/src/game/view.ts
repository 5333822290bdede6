import type { GameStatus, GameView, Person, PersonId } from '@halma/protocol';
import { formatPosition, formatResult, seatLetter } from '@halma/rules';
import { moveDeadline } from './clock.ts';
import { seriesStatus } from './series.ts';
import { type GameState, hasStarted, seatToMove } from './state.ts';

/** Returns the status of a game as clients receive it. */
export function gameStatus(state: GameState): GameStatus {
  const toMove = seatToMove(state);
  // Spectators must not see a clock run out if a move that they cannot see yet has stopped it.
  const dueBy = state.isOutdated ? undefined : moveDeadline(state);
  const series = seriesStatus(state);
  return {
    phase: state.phase,
    seats: state.seats,
    ready: [...state.readySeats],
    ...(hasStarted(state) ? { first: seatLetter(state.position.firstSeat) } : {}),
    ...(toMove === undefined ? {} : { toMove, turnBegan: state.clock.turnStartedAt }),
    ply: state.position?.ply ?? 0,
    ...(state.terms.clock.kind === 'real-time' ? { left: state.clock.remainingMs } : {}),
    ...(dueBy === undefined ? {} : { dueBy }),
    drawOffered: [...state.drawOfferedBy],
    ...(state.takeback === null
      ? {}
      : { takeBack: { to: state.takeback.to, agreed: [...state.takeback.agreed] } }),
    rematch: [...state.rematchOfferedBy],
    ...(state.nextGame === null ? {} : { next: state.nextGame }),
    result: formatResult(state.outcome),
    ...(state.outcome === null ? {} : { termination: state.outcome.termination }),
    ...(series === undefined ? {} : { series }),
  };
}

/**
 * Returns a whole game as clients receive it.
 *
 * @param people all people whose ids occur in the game
 */
export function gameView(state: GameState, people: readonly Person[]): GameView {
  return {
    game: state.game,
    seq: state.lastSeq,
    terms: state.terms,
    by: state.creator,
    people: [...people],
    createdAt: state.createdAt,
    score: [...state.history],
    ...(state.position === null ? {} : { position: formatPosition(state.position) }),
    standing: gameStatus(state),
  };
}

/** Returns the creator of a game and the people who hold its seats. */
export function peopleInSeats(seats: GameState['seats'], by: PersonId): readonly PersonId[] {
  const seated = Object.values(seats).flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
  return [...new Set([by, ...seated])];
}

/** Returns the people whose ids occur in a game's view. */
export function peopleInGame({ seats, creator }: GameState): readonly PersonId[] {
  return peopleInSeats(seats, creator);
}

/**
 * Returns the state of a game that a reader may see. While a game with a spectator delay is in progress,
 * spectators see neither the latest moves nor any event since the first of those moves. All spectators share
 * the same state.
 */
export function visibleState(isSpectator: boolean, state: GameState): GameState {
  return isSpectator && state.phase === 'playing' ? (state.statesBeforeMoves[0] ?? state) : state;
}
