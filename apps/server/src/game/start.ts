import { type SeatLetter, startPosition } from '@halma/rules';
import { initialClock } from './clock.ts';
import type { DecisionContext } from './context.ts';
import { type GameState, gameSeats, seatsHeldByPeople } from './state.ts';

/** Returns whether players must confirm that they are ready: with three or more seats and two or more people. */
export function needsReadyCheck(state: Pick<GameState, 'rules' | 'seats'>): boolean {
  return state.rules.seats.length > 2 && seatsHeldByPeople(state).length > 1;
}

/** Returns whether all seats are taken. */
export function isFull(state: Pick<GameState, 'rules' | 'seats'>): boolean {
  return gameSeats(state).every((seat) => (state.seats[seat]?.kind ?? 'open') !== 'open');
}

/** Returns the seat that moves first: a random one if the rules say so, otherwise the first in turn order. */
export function chooseFirstSeat(
  { rules }: Pick<GameState, 'rules'>,
  random: DecisionContext['random'],
): SeatLetter {
  const seats = gameSeats({ rules });
  const index = rules.options.startRule === 'random' ? Math.floor(random() * seats.length) : 0;
  const first = seats[index];
  if (first === undefined) throw new Error('the game has no seats');
  return first;
}

/** Returns what changes when a game starts. */
export function startedState(
  { rules, terms }: Pick<GameState, 'rules' | 'terms'>,
  first: SeatLetter,
  at: number,
): Partial<GameState> {
  const position = startPosition(rules, first);
  if (!position.ok) throw new Error(`the first seat does not exist: ${first}`);
  return {
    phase: 'playing',
    startedAt: at,
    position: position.value,
    clock: initialClock(terms.clock, gameSeats({ rules }), at),
  };
}
