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
import { withMovedPlayers } from './seat-colours.ts';
import { NO_LABELS, type SeatLabels } from './seat-labels.ts';
import { moveToNextSeats, previousSeat } from './series.ts';
import { newSession, type Session } from './session.ts';

/** The choices in the form for a new game. */
export interface GameChoice {
  readonly rules: RulesConfig;
  readonly players: Players;
  readonly labels: SeatLabels;
  /** The seat that moves first. */
  readonly first: Seat | 'random';
  /** The time control; null for a game without clocks. */
  readonly clock: TimeControl | null;
}

/** The game on a visitor's first visit: Halma for two against the computer. The visitor moves first. */
export const INITIAL_GAME: GameChoice = {
  rules: { game: 'halma-2' },
  players: new Map<Seat, Player>([
    [1, 'person'],
    [3, DEFAULT_LEVEL],
  ]),
  labels: NO_LABELS,
  first: 1,
  clock: null,
};

/**
 * Sets up the chosen game. Refuses conflicting options.
 *
 * @param random returns a random number from 0 up to, but not including, 1
 */
export function startGame(choice: GameChoice, random: () => number = Math.random): Result<Session> {
  const rules = makeRules(choice.rules);
  if (!rules.ok) return rules;
  const { seats } = rules.value;
  const randomSeat = seats[Math.floor(random() * seats.length)];
  const first = choice.first === 'random' ? randomSeat : choice.first;
  const start = startPosition(rules.value, letterOf(first));
  return start.ok ? accept(newSession(start.value, choice.players, choice.labels)) : start;
}

function letterOf(seat: Seat | undefined): SeatLetter | undefined {
  return seat === undefined ? undefined : seatLetter(seat);
}

/** Returns a rematch in which the players move to the next seats with their names and colours. The same seat moves first. */
export function rematch({ rules, players, labels, present }: Session): Session {
  const nextPlayers = moveToNextSeats(rules, players);
  const nextLabels = {
    names: moveToNextSeats(rules, labels.names),
    colours: withMovedPlayers(rules, labels.colours, (seat) => previousSeat(rules, seat)),
  };
  const start = startPosition(rules, letterOf(present.firstSeat));
  return newSession(start.ok ? start.value : firstPosition(present), nextPlayers, nextLabels);
}

/** Returns the first position of the game to which a position belongs. */
function firstPosition(position: Position): Position {
  return position.previous === null ? position : firstPosition(position.previous);
}
