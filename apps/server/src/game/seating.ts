import { accept, type GameEvent, type PersonId, type Result, refuse } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { CommandOf, Decide, DecisionContext, EventOf, Evolve } from './context.ts';
import { limitRefusal } from './limits.ts';
import { chooseFirstSeat, isFull, needsReadyCheck, startedState } from './start.ts';
import { type GameState, gameSeats, seatOfPerson, seatsHeldByPeople } from './state.ts';

/** The maximum number of unfinished games in which one person, or one bot account, may have a seat. */
const MAX_UNFINISHED_GAMES = 300;
const MAX_UNFINISHED_GAMES_OF_BOT = 8;

/**
 * The factor by which the next game of a series may exceed the maximum: the players have agreed to it already, but
 * accounts that help each other can collect any number of series between two games.
 */
const SERIES_FACTOR = 2;

/**
 * Returns whether a player may not start another game until one of their unfinished games is over.
 *
 * @param continuesSeries whether the game is the next one of a series
 */
export function hasTooManyGames(
  { isBot }: { readonly isBot: boolean },
  unfinishedGameCount: number,
  continuesSeries = false,
): boolean {
  const max = isBot ? MAX_UNFINISHED_GAMES_OF_BOT : MAX_UNFINISHED_GAMES;
  return unfinishedGameCount >= (continuesSeries ? SERIES_FACTOR * max : max);
}

/** The maximum number of open seeks per person, so that no one can fill the lobby alone. */
export const MAX_SEEKS_PER_PERSON = 5;

/** Decides whether a person may take a seat: the requested one, or the first open one. */
export function decideJoin(
  state: GameState,
  { seat: requested }: CommandOf<'join'>,
  person: PersonId,
  { now, random, isBlocked, unfinishedGameCount, pauseMs, exceedsRatedBotGameLimit, player }: DecisionContext,
): Result<GameEvent> {
  const { hasAccount, isBot, isClosed, limits } = player;
  if (isClosed) return refuse('no-session');
  if (seatOfPerson(state, person) !== undefined) return refuse('already-seated');
  if (state.phase !== 'waiting') return refuse(state.phase === 'aborted' ? 'game-over' : 'no-open-seat');
  // The same refusal as for a full game, so that it does not reveal the block.
  if (isBlocked) return refuse('no-open-seat');
  if (requested !== undefined && !gameSeats(state).includes(requested)) return refuse('no-such-seat');
  const seat = requested ?? gameSeats(state).find((letter) => state.seats[letter]?.kind === 'open');
  if (seat === undefined) return refuse('no-open-seat');
  if (state.seats[seat]?.kind !== 'open') return refuse('seat-taken');
  if (state.terms.rated && !hasAccount) return refuse('no-account');
  const refusal = limitRefusal(state.terms, limits, now);
  if (refusal !== undefined) return refusal;
  if (isBot && state.terms.listed) return refuse('bot-account');
  if (hasTooManyGames(player, unfinishedGameCount)) return refuse('too-many-games');
  if (exceedsRatedBotGameLimit) return refuse('too-many-rated-games');
  if (pauseMs > 0) return refuse('aborted-too-often', { after: pauseMs });
  const joined = withSeatTaken(state, seat, person);
  const starts = isFull(joined) && !needsReadyCheck(joined);
  return accept({
    kind: 'joined',
    seat,
    person,
    ...(starts ? { first: chooseFirstSeat(state, random) } : {}),
  });
}

/**
 * Returns whether a game ends when it loses its last player, so that the lobby does not show a game that its players have
 * left. One that was created without players stays open for others.
 */
export function needsPlayers({ terms, wasCreatedEmpty }: GameState): boolean {
  return terms.listed && !wasCreatedEmpty;
}

/** Lets a player leave; aborts a game that needs players when the last one leaves. */
export const decideLeave: Decide<CommandOf<'leave'>> = (state, _, { seat }) => {
  if (state.phase !== 'waiting' && state.phase !== 'readying') return refuse('already-started');
  const isLast = seatsHeldByPeople(state).length === 1;
  return accept({ kind: isLast && needsPlayers(state) ? 'aborted' : 'left', seat });
};

export const decideReady: Decide<CommandOf<'ready'>> = (state, _, { seat, random }) => {
  if (state.phase === 'waiting') return refuse('not-full');
  if (state.phase !== 'readying') return refuse('already-started');
  if (state.readySeats.includes(seat)) return refuse('already-ready');
  const starts = state.readySeats.length + 1 === seatsHeldByPeople(state).length;
  return accept({ kind: 'ready', seat, ...(starts ? { first: chooseFirstSeat(state, random) } : {}) });
};

export const evolveJoined: Evolve<EventOf<'joined'>> = (state, { seat, person, first }, at) => {
  const joined = withSeatTaken(state, seat, person);
  if (first !== undefined) return { ...joined, ...startedState(joined, first, at) };
  return isFull(joined) ? { ...joined, phase: 'readying', fullAt: at } : { ...joined, phase: 'waiting' };
};

export const evolveLeft: Evolve<EventOf<'left'>> = (state, { seat, others = [] }) => ({
  seats: { ...state.seats, ...Object.fromEntries([seat, ...others].map((left) => [left, { kind: 'open' }])) },
  phase: 'waiting',
  readySeats: [],
});

export const evolveReady: Evolve<EventOf<'ready'>> = (state, { seat, first }, at) => ({
  readySeats: [...state.readySeats, seat],
  ...(first === undefined ? {} : startedState(state, first, at)),
});

function withSeatTaken(state: GameState, seat: SeatLetter, person: PersonId): GameState {
  return { ...state, seats: { ...state.seats, [seat]: { kind: 'person', person } } };
}
