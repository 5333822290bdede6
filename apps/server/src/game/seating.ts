import { accept, type GameEvent, type PersonId, type Result, refuse } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { Circumstances, CommandOf, Decide, EventOf, Evolve } from './circumstances.ts';
import { drawFirst, isFull, needsReadyCheck, started } from './start.ts';
import { type GameState, seatOfPerson, seatsOf, seatsOfPeople } from './state.ts';

/** Somebody without a seat wants one. */
export function decideJoin(
  state: GameState,
  { seat: wanted }: CommandOf<'join'>,
  person: PersonId,
  { random }: Circumstances,
): Result<GameEvent> {
  if (seatOfPerson(state, person) !== undefined) return refuse('already-seated');
  if (state.phase !== 'waiting') return refuse(state.phase === 'aborted' ? 'game-over' : 'no-open-seat');
  if (wanted !== undefined && !seatsOf(state).includes(wanted)) return refuse('no-such-seat');
  const seat = wanted ?? seatsOf(state).find((letter) => state.seats[letter]?.kind === 'open');
  if (seat === undefined) return refuse('no-open-seat');
  if (state.seats[seat]?.kind !== 'open') return refuse('seat-taken');
  const then = withPerson(state, seat, person);
  const starts = isFull(then) && !needsReadyCheck(then);
  return accept({ kind: 'joined', seat, person, ...(starts ? { first: drawFirst(state, random) } : {}) });
}

/** A table in the lobby with nobody at it is of no use to those who look for one. */
export const decideLeave: Decide<CommandOf<'leave'>> = (state, _, { seat }) => {
  if (state.phase !== 'waiting' && state.phase !== 'readying') return refuse('already-started');
  const isLast = seatsOfPeople(state).length === 1;
  return accept({ kind: isLast && state.terms.listed ? 'aborted' : 'left', seat });
};

export const decideReady: Decide<CommandOf<'ready'>> = (state, _, { seat, random }) => {
  if (state.phase === 'waiting') return refuse('not-full');
  if (state.phase !== 'readying') return refuse('already-started');
  if (state.ready.includes(seat)) return refuse('already-ready');
  const starts = state.ready.length + 1 === seatsOfPeople(state).length;
  return accept({ kind: 'ready', seat, ...(starts ? { first: drawFirst(state, random) } : {}) });
};

export const evolveJoined: Evolve<EventOf<'joined'>> = (state, { seat, person, first }, at) => {
  const then = withPerson(state, seat, person);
  if (first !== undefined) return { ...then, ...started(then, first, at) };
  return { ...then, phase: isFull(then) ? 'readying' : 'waiting' };
};

export const evolveLeft: Evolve<EventOf<'left'>> = (state, { seat }) => ({
  seats: { ...state.seats, [seat]: { kind: 'open' } },
  phase: 'waiting',
  ready: [],
});

export const evolveReady: Evolve<EventOf<'ready'>> = (state, { seat, first }, at) => ({
  ready: [...state.ready, seat],
  ...(first === undefined ? {} : started(state, first, at)),
});

function withPerson(state: GameState, seat: SeatLetter, person: PersonId): GameState {
  return { ...state, seats: { ...state.seats, [seat]: { kind: 'person', person } } };
}
