import type { ClockSetting, GameSetup, SeatSetup } from '@halma/protocol';
import {
  accept,
  type Game,
  gameById,
  makeRules,
  type Result,
  type RulesConfig,
  type Seat,
  seatLetter,
} from '@halma/rules';

/** The choices in the form that creates an online game. */
export interface GameSetupChoice {
  readonly rules: RulesConfig;
  /** The setup of each seat. */
  readonly seats: ReadonlyMap<Seat, SeatSetup>;
  readonly clock: ClockSetting;
  /** The number of turns by which the spectators' view lags behind. */
  readonly spectatorDelay: number;
  /** Whether the lobby shows the game. Otherwise players can reach it only through its link. */
  readonly isListed: boolean;
  /** Whether the result should change the players' ratings if it can. */
  readonly isRated: boolean;
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The computer's level in the seats that neither player in a challenge has. */
const OTHER_SEATS_LEVEL = 4;

/** The form's default clocks. In real time, each seat has twenty minutes, plus ten seconds per move. */
export const DEFAULT_CLOCKS: { readonly [Kind in ClockSetting['kind']]: ClockSetting } = {
  'real-time': realTime(20, 10, 0),
  days: { kind: 'days', days: 3 },
  none: { kind: 'none' },
};

/** Returns a clock from the main time in minutes, and the increment and the delay in seconds. */
export function realTime(minutes: number, seconds: number, delay: number): ClockSetting {
  return {
    kind: 'real-time',
    main: minutes * MINUTE_MS,
    increment: seconds * SECOND_MS,
    delay: delay * SECOND_MS,
  };
}

/** Returns the default setup of a game: the player has the first seat, and the other seats are open to anyone. */
export function defaultSetup(game: Game, clock: ClockSetting = DEFAULT_CLOCKS['real-time']): GameSetupChoice {
  const seats = new Map(game.seats.map((seat, index): [Seat, SeatSetup] => [seat, defaultSeat(index)]));
  return { rules: { game: game.id }, seats, clock, spectatorDelay: 0, isListed: true, isRated: false };
}

/** Returns the chosen game. */
export function chosenGame({ rules }: GameSetupChoice): Game {
  const game = gameById(rules.game);
  if (game === undefined) throw new Error(`no such game: ${rules.game}`);
  return game;
}

/** Returns the choices for a different game, with the same players in turn order but the game's standard rules. */
export function withGame(choice: GameSetupChoice, game: Game): GameSetupChoice {
  if (game.id === choice.rules.game) return choice;
  const setups = [...choice.seats.values()].slice(0, game.seats.length);
  const isPlaying = setups.some(({ kind }) => kind === 'me');
  const wasPlaying = [...choice.seats.values()].some(({ kind }) => kind === 'me');
  const seats = game.seats.map((seat, index): [Seat, SeatSetup] => {
    if (index === 0 && wasPlaying && !isPlaying) return [seat, { kind: 'me' }];
    return [seat, setups[index] ?? { kind: 'open' }];
  });
  return { ...choice, rules: { game: game.id }, seats: new Map(seats) };
}

/**
 * Returns the choices with a different setup for a seat. The player can have only one seat, so a previous one
 * becomes open.
 */
export function withSeatSetup(choice: GameSetupChoice, seat: Seat, setup: SeatSetup): GameSetupChoice {
  const seats = [...choice.seats].map(([other, before]): [Seat, SeatSetup] => {
    if (other === seat) return [seat, setup];
    return [other, setup.kind === 'me' && before.kind === 'me' ? { kind: 'open' } : before];
  });
  return { ...choice, seats: new Map(seats) };
}

/**
 * Returns the choices for two people, as a challenge requires: the player has one seat, one seat is open for
 * the opponent, and the computer plays the others.
 */
export function forTwoPeople(choice: GameSetupChoice): GameSetupChoice {
  const kinds = [...choice.seats.values()].map(({ kind }) => kind);
  let ownSeat = kinds.indexOf('me');
  if (ownSeat < 0) ownSeat = 0;
  const open = kinds.findIndex((kind, index) => kind === 'open' && index !== ownSeat);
  const opponentsSeat = open < 0 ? kinds.findIndex((_, index) => index !== ownSeat) : open;
  const seats = [...choice.seats].map(([seat, setup], index): [Seat, SeatSetup] => {
    if (index === ownSeat) return [seat, { kind: 'me' }];
    if (index === opponentsSeat) return [seat, { kind: 'open' }];
    return [seat, setup.kind === 'level' ? setup : { kind: 'level', level: OTHER_SEATS_LEVEL }];
  });
  return { ...choice, seats: new Map(seats) };
}

/** Returns the setup to send to the server. Refuses conflicting rules. */
export function toGameSetup({
  rules: config,
  seats: setups,
  clock,
  spectatorDelay,
  isListed,
  isRated,
}: GameSetupChoice): Result<GameSetup> {
  const rules = makeRules(config);
  if (!rules.ok) return rules;
  const { seats, preset } = rules.value;
  return accept({
    rules: { game: rules.value.game.id, preset, options: { ...config.options } },
    clock,
    listed: isListed,
    spectatorsBehind: spectatorDelay,
    ...(isRated ? { rated: true } : {}),
    seats: Object.fromEntries(seats.map((seat) => [seatLetter(seat), setups.get(seat) ?? { kind: 'open' }])),
  });
}

function defaultSeat(index: number): SeatSetup {
  return { kind: index === 0 ? 'me' : 'open' };
}
