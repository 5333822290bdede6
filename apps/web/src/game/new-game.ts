import {
  accept,
  makeRules,
  type Position,
  type Result,
  type RulesChoice,
  type Seat,
  type SeatLetter,
  seatLetter,
  startPosition,
} from '@halma/rules';
import type { ClockRate } from './clock.ts';
import { type Player, type Players, USUAL_LEVEL } from './player.ts';
import { turnedSides } from './series.ts';
import { newSession, type Session } from './session.ts';

/** What a person settles before a game. */
export interface GameChoice {
  readonly rules: RulesChoice;
  readonly players: Players;
  /** The seat that begins, or by lot. */
  readonly first: Seat | 'lot';
  /** The time each seat has; null for as much as anybody likes. */
  readonly clock: ClockRate | null;
}

/** The game the page opens on: Halma for two against the computer, and the person begins. */
export const FIRST_GAME: GameChoice = {
  rules: { game: 'halma-2' },
  players: new Map<Seat, Player>([
    [1, 'person'],
    [3, USUAL_LEVEL],
  ]),
  first: 1,
  clock: null,
};

/**
 * Sets up the game a person has chosen. Refuses options that do not go together.
 *
 * @param draw a number from 0 up to, but not including, 1, to draw lots with
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

/** The same game once more with the sides turned: the same seat begins, and someone else sits there. */
export function rematch({ rules, players, present }: Session): Session {
  const turned = turnedSides(rules, players);
  const start = startPosition(rules, letterOf(present.first));
  return newSession(start.ok ? start.value : firstOf(present), turned);
}

/** The position a game began with. */
function firstOf(position: Position): Position {
  return position.previous === null ? position : firstOf(position.previous);
}

/** Who sits where when a game is chosen anew: a person at the first seat, the computer at the others. */
export function againstComputer(seats: readonly Seat[]): Players {
  return new Map(seats.map((seat, index) => [seat, index === 0 ? 'person' : USUAL_LEVEL]));
}

/** Everybody sits at this table. */
export function atThisTable(seats: readonly Seat[]): Players {
  return new Map(seats.map((seat) => [seat, 'person']));
}
