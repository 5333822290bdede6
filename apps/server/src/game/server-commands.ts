import { accept, type GameEvent, type PersonId, type Result, refuse } from '@halma/protocol';
import { formatPosition } from '@halma/rules';
import { finalDeadline, isUntimedMove } from './clock.ts';
import type { DecisionContext } from './context.ts';
import { decideResign } from './endings.ts';
import { hasReachedMoveLimit } from './move-limit.ts';
import { decideMove } from './moves.ts';
import { nextDueWork } from './next-due-work.ts';
import { outageCredit } from './outage-credit.ts';
import { needsPlayers } from './seating.ts';
import { awaitsNextGame } from './series.ts';
import {
  type GameState,
  hasStarted,
  isLeftToComputers,
  seatEngineLevel,
  seatOfPerson,
  seatsHeldByPeople,
  seatToMove,
} from './state.ts';

/** A command that the server itself carries out. */
export type ServerCommand =
  /** Makes the move that the engine chose in a position. After a takeback, another position has the same ply. */
  | { readonly do: 'engine-move'; readonly position: string; readonly move: string }
  /** Ends a game that only computers are still playing, so that the engine does not search for games without people. */
  | { readonly do: 'end-without-people' }
  /** Eliminates a player because the organiser of the tournament forfeited the game for them, or removed them. */
  | { readonly do: 'forfeit'; readonly person: PersonId }
  /** Applies a time limit that has passed, or the maximum number of moves. */
  | { readonly do: 'time-out' }
  /** Gives back to the seat to move the time during which the server could not serve it. */
  | { readonly do: 'credit' };

/** Decides what a server command does. Refuses a command whose reason no longer applies. */
export function decideServerCommand(
  state: GameState,
  command: ServerCommand,
  context: DecisionContext,
): Result<GameEvent> {
  switch (command.do) {
    case 'engine-move':
      return decideEngineMove(state, command, context);
    case 'end-without-people':
      return isLeftToComputers(state) ? accept({ kind: 'abandoned' }) : refuse('too-late');
    case 'forfeit':
      return decideForfeit(state, command.person, context);
    case 'time-out':
      return decideTimeout(state, context.now);
    case 'credit': {
      const credit = outageCredit(state, context);
      return credit === undefined ? refuse('too-late') : accept(credit);
    }
  }
}

function decideEngineMove(
  state: GameState,
  { position, move }: Extract<ServerCommand, { readonly do: 'engine-move' }>,
  context: DecisionContext,
): Result<GameEvent> {
  const seat = seatToMove(state);
  if (!hasStarted(state) || seat === undefined || seatEngineLevel(state, seat) === undefined)
    return refuse('not-your-turn');
  const { ply } = state.position;
  if (position !== formatPosition(state.position)) return refuse('stale-ply', { ply });
  return decideMove(state, { do: 'move', ply, move }, { ...context, seat });
}

/**
 * The event is a resignation, so everything that follows from one applies; `forfeited` says that the player did not
 * decide it.
 */
function decideForfeit(state: GameState, person: PersonId, context: DecisionContext): Result<GameEvent> {
  const seat = seatOfPerson(state, person);
  if (seat === undefined) return refuse('not-seated');
  const resigned = decideResign(state, { do: 'resign' }, { ...context, seat });
  return resigned.ok ? accept({ kind: 'resigned', seat, forfeited: true }) : resigned;
}

/**
 * Frees the seats of all players who have not confirmed that they are ready. If none has, aborts a game that needs
 * players.
 */
function decideUnready(state: GameState): Result<GameEvent> {
  const [seat, ...others] = seatsHeldByPeople(state).filter((held) => !state.readySeats.includes(held));
  if (seat === undefined) return refuse('too-late');
  if (state.readySeats.length === 0 && needsPlayers(state)) return accept({ kind: 'aborted' });
  return accept({ kind: 'left', seat, ...(others.length === 0 ? {} : { others }) });
}

function decideTimeout(state: GameState, now: number): Result<GameEvent> {
  if (hasReachedMoveLimit(state)) return accept({ kind: 'abandoned' });
  const seat = seatToMove(state);
  if (seat !== undefined) {
    if (now <= (finalDeadline(state) ?? now)) return refuse('too-late');
    // A player who does not show up for a tournament game loses it.
    const isAborted = isUntimedMove(state) && state.terms.tournament === undefined;
    return accept(isAborted ? { kind: 'aborted' } : { kind: 'fell', seat });
  }
  if (now < (nextDueWork(state)?.at ?? Number.POSITIVE_INFINITY)) return refuse('too-late');
  if (awaitsNextGame(state)) return accept({ kind: 'series-ended' });
  if (state.phase === 'waiting') return accept({ kind: 'aborted' });
  return decideUnready(state);
}
