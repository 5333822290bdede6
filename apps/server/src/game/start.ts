import type { SeatLetter } from '@halma/rules';
import { startPosition } from '@halma/rules';
import type { Circumstances } from './circumstances.ts';
import { fullClocks } from './clock.ts';
import { type GameState, seatsOf, seatsOfPeople } from './state.ts';

/** Do people say that they are ready first? With three seats or more, when more than one of them is a person's. */
export function needsReadyCheck(state: Pick<GameState, 'rules' | 'seats'>): boolean {
  return state.rules.seats.length > 2 && seatsOfPeople(state).length > 1;
}

/** Are all seats taken? */
export function isFull(state: Pick<GameState, 'rules' | 'seats'>): boolean {
  return seatsOf(state).every((seat) => (state.seats[seat]?.kind ?? 'open') !== 'open');
}

/** The seat that begins: drawn by lot where the rules say so, else the first in turn order. */
export function drawFirst({ rules }: Pick<GameState, 'rules'>, random: Circumstances['random']): SeatLetter {
  const seats = seatsOf({ rules });
  const index = rules.options.startRule === 'random' ? Math.floor(random() * seats.length) : 0;
  const first = seats[index];
  if (first === undefined) throw new Error('a game without seats');
  return first;
}

/** The game on its first turn. */
export function started(
  { rules, terms }: Pick<GameState, 'rules' | 'terms'>,
  first: SeatLetter,
  at: number,
): Partial<GameState> {
  const position = startPosition(rules, first);
  if (!position.ok) throw new Error(`no such first seat: ${first}`);
  return {
    phase: 'playing',
    position: position.value,
    clock: fullClocks(terms.clock, seatsOf({ rules }), at),
  };
}
