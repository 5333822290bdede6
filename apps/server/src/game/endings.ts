import {
  accept,
  type ClockSetting,
  type GameEvent,
  type HistoryEntry,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import { abort, loseOnTime, resign, type SeatLetter, seatFromLetter } from '@halma/rules';
import { type ClockState, isUntimedMove, startTurn } from './clock.ts';
import type { CommandOf, Decide, EventOf, Evolve } from './context.ts';
import { hasReachedMoveLimit } from './move-limit.ts';
import {
  type GameState,
  hasStarted,
  movesMade,
  personAt,
  seatsHeldByPeople,
  seatsInPlay,
  seatToMove,
} from './state.ts';

/**
 * The time that a player must be away before another player may claim that they have left, in milliseconds. In
 * correspondence games only the clock counts.
 */
export const ABANDON_AFTER_MS: Readonly<Record<ClockSetting['kind'], number>> = {
  'real-time': 60_000,
  none: 10 * 60_000,
  days: Number.POSITIVE_INFINITY,
};

export const decideResign: Decide<CommandOf<'resign'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  return seatsInPlay(state).includes(seat) ? accept({ kind: 'resigned', seat }) : refuse('out-of-play');
};

/**
 * A game can be aborted until every seat in play has moved; seats that are out do not count. Before the start, only its
 * creator can: anyone may take an open seat, and must not end the game for those who are waiting.
 */
export const decideAbort: Decide<CommandOf<'abort'>> = (state, _, { seat }) => {
  if (state.phase === 'over' || state.phase === 'aborted') return refuse('game-over');
  if (state.terms.tournament !== undefined) return refuse('tournament-game');
  if (!hasStarted(state))
    return personAt(state, seat) === state.creator
      ? accept({ kind: 'aborted', seat })
      : refuse('not-allowed');
  const inPlay = seatsInPlay(state);
  if (!inPlay.includes(seat)) return refuse('out-of-play');
  const isFirstMoveMissing = inPlay.some((other) => movesMade(state, other) === 0);
  return isFirstMoveMissing ? accept({ kind: 'aborted', seat }) : refuse('too-late');
};

/** Lets the creator abort a game that has no players, although they have no seat in it. */
export function decideCreatorAbort(state: GameState, person: PersonId): Result<GameEvent> {
  const isEmpty = seatsHeldByPeople(state).length === 0;
  if (person !== state.creator || !isEmpty) return refuse('not-seated');
  return state.phase === 'waiting' ? accept({ kind: 'aborted' }) : refuse('game-over');
}

/**
 * Only the seat to move can be claimed as abandoned: a player who is away during another player's turn does not
 * delay the game.
 */
export const decideClaimAbandoned: Decide<CommandOf<'claim-left'>> = (state, { seat: claimed }, context) => {
  const activeSeat = seatToMove(state);
  if (activeSeat === undefined || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  const person = personAt(state, claimed);
  if (activeSeat !== claimed || claimed === context.seat || person === undefined) return refuse('not-away');
  // In a tournament, players have some time to arrive.
  if (state.terms.tournament !== undefined && isUntimedMove(state)) return refuse('not-away');
  const since = Math.max(state.clock.turnStartedAt, context.lastSeen.get(person) ?? 0);
  // Players cannot connect while the server is down.
  const absenceMs = context.now - since - context.outageMs(since);
  const hasAbandoned = absenceMs >= ABANDON_AFTER_MS[state.terms.clock.kind];
  return hasAbandoned
    ? accept({ kind: 'declared-gone', seat: claimed, by: context.seat })
    : refuse('not-away');
};

export const evolveResigned: Evolve<EventOf<'resigned'>> = (state, { seat, forfeited }, at) =>
  eliminateSeat(state, { out: seat, why: 'resignation', ...(forfeited && { forfeited }) }, at);

export const evolveTimedOut: Evolve<EventOf<'fell'>> = (state, { seat }, at) =>
  eliminateSeat(state, { out: seat, why: 'time' }, at);

export const evolveSeatAbandoned: Evolve<EventOf<'declared-gone'>> = (state, { seat }, at) =>
  eliminateSeat(state, { out: seat, why: 'abandoned' }, at);

export const evolveAborted: Evolve<EventOf<'aborted'>> = () => ({
  phase: 'aborted',
  drawOfferedBy: [],
  takeback: null,
});

/**
 * The maximum number of moves also leads to this event, because nodes running an older version know it; they only give
 * another reason for the same result.
 */
export const evolveGameAbandoned: Evolve<EventOf<'abandoned'>> = (state) => {
  const ended = hasStarted(state) ? abort(state.position) : refuse('not-started');
  if (!ended.ok) throw new Error(`the log of ${state.game} ends a game that is not in progress`);
  const position = ended.value;
  const outcome =
    position.outcome && hasReachedMoveLimit(state)
      ? { ...position.outcome, termination: 'cap' as const }
      : position.outcome;
  return { position, outcome, phase: 'over', drawOfferedBy: [], takeback: null };
};

type Elimination = Extract<HistoryEntry, { readonly out: SeatLetter }>;

/** Returns what changes when a seat is eliminated. The game ends if that decides it; otherwise the others play on. */
function eliminateSeat(state: GameState, elimination: Elimination, at: number): Partial<GameState> {
  const { out, why } = elimination;
  const seat = seatFromLetter(out);
  if (!hasStarted(state) || seat === undefined) return {};
  const result = (why === 'time' ? loseOnTime : resign)(state.position, seat);
  if (!result.ok) throw new Error(`the log of ${state.game} eliminates seat ${out} twice`);
  const position = result.value;
  const outcome =
    position.outcome && why === 'abandoned' ? { ...position.outcome, termination: why } : position.outcome;
  return {
    position,
    outcome,
    phase: outcome === null ? 'playing' : 'over',
    history: [...state.history, elimination],
    clock: clockAfterElimination(
      position.toMove === state.position.toMove ? state.clock : { ...state.clock, ...startTurn(at) },
      out,
      why,
    ),
    drawOfferedBy: [],
    takeback: null,
  };
}

/** A seat whose time ran out has 0 left; the other clocks keep their time. */
function clockAfterElimination(clock: ClockState, out: SeatLetter, why: Elimination['why']): ClockState {
  const hasTimedOut = why === 'time' && clock.remainingMs[out] !== undefined;
  return hasTimedOut ? { ...clock, remainingMs: { ...clock.remainingMs, [out]: 0 } } : clock;
}
