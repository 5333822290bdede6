import {
  accept,
  makeRules,
  type Position,
  type Result,
  type RulesConfig,
  type Seat,
  type SeatLetter,
  seatLetter,
  startPosition,
} from '@halma/rules';
import type { TimeControl } from './clock.ts';
import { DEFAULT_LEVEL, type Player, type Players } from './player.ts';
import { moveToNextSeats } from './series.ts';
import { newSession, type Session } from './session.ts';

/** The choices in the form for a new game. */
export interface GameChoice {
  readonly rules: RulesConfig;
  readonly players: Players;
  /** The seat that begins, or `lot` for a random one. */
  readonly first: Seat | 'lot';
  /** The time control; null for a game without clocks. */
  readonly clock: TimeControl | null;
}

/** The game the page opens on: Halma for two against the computer, and the person begins. */
export const INITIAL_GAME: GameChoice = {
  rules: { game: 'halma-2' },
  players: new Map<Seat, Player>([
    [1, 'person'],
    [3, DEFAULT_LEVEL],
  ]),
  first: 1,
  clock: null,
};

/**
 * Sets up the game a person has chosen. Refuses options that do not go together.
 *
 * @param draw returns a random number from 0 up to, but not including, 1
 */
export function startGame(choice: GameChoice, draw: () => number = Math.random): Result<Session> {
  const rules = makeRules(choice.rules);
  if (!rules.ok) return rules;
  const { seats } = rules.value;
  const drawn = seats[Math.floor(draw() * seats.length)];
  const first = choice.first === 'lot' ? drawn : choice.first;
  const start = startPosition(rules.value, letterOf(first));
  return start.ok ? accept(newSession(start.value, choice.players)) : start;
}

function letterOf(seat: Seat | undefined): SeatLetter | undefined {
  return seat === undefined ? undefined : seatLetter(seat);
}

/** Returns a rematch with the sides turned: the same seat begins, with another player. */
export function rematch({ rules, players, present }: Session): Session {
  const turned = moveToNextSeats(rules, players);
  const start = startPosition(rules, letterOf(present.firstSeat));
  return newSession(start.ok ? start.value : firstOf(present), turned);
}

/** Returns the first position of a game. */
function firstOf(position: Position): Position {
  return position.previous === null ? position : firstOf(position.previous);
}

/** Returns the default players: a person at the first seat, the computer at the others. */
export function playersAgainstComputer(seats: readonly Seat[]): Players {
  return new Map(seats.map((seat, index) => [seat, index === 0 ? 'person' : DEFAULT_LEVEL]));
}

/** Returns players for a game of people at one screen. */
export function peopleAtAllSeats(seats: readonly Seat[]): Players {
  return new Map(seats.map((seat) => [seat, 'person']));
}
