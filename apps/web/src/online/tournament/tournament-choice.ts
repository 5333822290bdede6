import { type NewTournament, ratingPool, TournamentName, TournamentSetup, validateAs } from '@halma/protocol';
import { accept, type Game, gameById, makeRules, type Result } from '@halma/rules';
import type { FormStep } from '../../game/new-game-form.ts';
import type { Failure } from '../failure.ts';
import { realTime } from '../game-setup-choice.ts';
import { FORMATS, type RoundsOffer } from './formats.ts';
import { nextQuarterHour } from './local-input.ts';

/**
 * The choices in the form that announces a tournament. If `setup.rounds` is undefined, the number of rounds
 * is automatic.
 */
export interface TournamentChoice {
  readonly setup: TournamentSetup;
  /** The password that players need to enter; empty for none. */
  readonly password: string;
}

/** The presets that a form can start from. */
export const TOURNAMENT_PRESETS = ['club', 'all', 'four', 'partners', 'days'] as const;
export type TournamentPreset = (typeof TOURNAMENT_PRESETS)[number];

const MINUTE_MS = 60_000;

/** The number of players on a side with partners. */
const PLAYERS_PER_SIDE = 2;

/** The minimum time from now to the start that the form proposes, in milliseconds. */
const NOTICE_MS = 20 * MINUTE_MS;

type PresetTerms = Pick<TournamentSetup, 'format' | 'clock' | 'turns' | 'pause'> & {
  readonly game: string;
  readonly rounds?: number;
  /** The rules for partners; absent for games without partners. */
  readonly teams?: 'opposite';
};

const PRESETS: Readonly<Record<TournamentPreset, PresetTerms>> = {
  club: {
    game: 'halma-2',
    format: 'swiss',
    rounds: 4,
    clock: tournamentClock(10, 5),
    turns: 'within-one',
    pause: MINUTE_MS,
  },
  all: {
    game: 'grasshopper-8',
    format: 'round-robin',
    clock: tournamentClock(5, 3),
    turns: 'within-one',
    pause: MINUTE_MS,
  },
  four: {
    game: 'halma-4',
    format: 'swiss',
    rounds: 4,
    clock: tournamentClock(10, 5),
    turns: 'within-one',
    pause: 2 * MINUTE_MS,
  },
  partners: {
    game: 'halma-4',
    teams: 'opposite',
    format: 'swiss',
    rounds: 4,
    clock: tournamentClock(10, 5),
    turns: 'within-one',
    pause: 2 * MINUTE_MS,
  },
  days: {
    game: 'halma-2',
    format: 'round-robin',
    clock: { kind: 'days', days: 3 },
    turns: 'within-one',
    pause: 0,
  },
};

function tournamentClock(minutes: number, seconds: number): TournamentSetup['clock'] {
  const clock = realTime(minutes, seconds, 0);
  if (clock.kind !== 'real-time') throw new Error('not a real-time clock');
  return clock;
}

/**
 * Returns the choices of a preset. Keeps the choices that a preset does not make, such as the name, the start time, the
 * text and who may enter.
 */
export function withTournamentPreset(
  { setup, password }: TournamentChoice,
  preset: TournamentPreset,
): TournamentChoice {
  const { game, rounds, teams, ...terms } = PRESETS[preset];
  const { rounds: _, partners: __, ...keptSetup } = setup;
  return {
    password,
    setup: {
      ...keptSetup,
      ...terms,
      ...(rounds === undefined ? {} : { rounds }),
      rules: { game, preset: 'standard', options: teams === undefined ? {} : { teams } },
      games: 1,
      odd: 'bye',
    },
  };
}

/**
 * Returns a form's initial choices.
 *
 * @param now milliseconds since 1970
 */
export function defaultTournament(name: string, now: number): TournamentChoice {
  const { game, ...terms } = PRESETS.club;
  return {
    password: '',
    setup: {
      ...terms,
      name,
      rules: { game, preset: 'standard', options: {} },
      entry: 'open',
      games: 1,
      odd: 'bye',
      level: 4,
      startsAt: nextQuarterHour(now, NOTICE_MS),
      text: '',
      listed: true,
    },
  };
}

/**
 * Reads the choices of the previous tournament from the browser's storage, with a new start time. Returns
 * undefined for anything else.
 */
export function readTournament(stored: unknown, now: number): TournamentChoice | undefined {
  const setup = validateAs(TournamentSetup, stored);
  if (!setup.ok || !makeRules(setup.value.rules).ok) return undefined;
  return { setup: { ...setup.value, startsAt: nextQuarterHour(now, NOTICE_MS) }, password: '' };
}

/** Returns the chosen game. */
export function tournamentGame({ setup }: TournamentChoice): Game {
  const game = gameById(setup.rules.game);
  if (game === undefined) throw new Error(`no such game: ${setup.rules.game}`);
  return game;
}

/** Returns the choices for a different game, with its standard rules. */
export function withTournamentGame(choice: TournamentChoice, game: Game): TournamentChoice {
  if (game.id === choice.setup.rules.game) return choice;
  const rules: TournamentSetup['rules'] = { game: game.id, preset: 'standard', options: {} };
  return { ...choice, setup: { ...choice.setup, rules } };
}

/** The default length of an arena, in minutes. */
const DEFAULT_MINUTES = 60;

/** Returns the numbers of rounds that the format offers. */
export function roundsOfferOf(choice: TournamentChoice): RoundsOffer {
  const { format, turns, games } = choice.setup;
  return FORMATS[format].rounds({
    seats: playersPerTable(choice),
    turns,
    games,
    hasPartners: partnersOf(choice) === 'changing',
  });
}

/**
 * The kind of partners at a table. The rules decide whether there are partners, and the setup decides whether
 * they stay together.
 */
export type PartnerChoice = 'none' | 'changing' | 'fixed';

/** Returns the kinds of partners that the form offers for the format of a tournament. */
export function partnerChoicesOf(choice: TournamentChoice): readonly PartnerChoice[] {
  const sideCount = tournamentGame(choice).seats.length / PLAYERS_PER_SIDE;
  return ['none', ...FORMATS[choice.setup.format].partners(sideCount)];
}

/** Returns the kind of partners in a tournament. In a format that offers only fixed partners, they are fixed. */
export function partnersOf(choice: TournamentChoice): PartnerChoice {
  if (!hasPartners(choice)) return 'none';
  const { partners = 'changing' } = choice.setup;
  const offers = partnerChoicesOf(choice);
  return !offers.includes(partners) && offers.includes('fixed') ? 'fixed' : partners;
}

/** Returns the number of players at a table; two fixed partners count as one. */
export function playersPerTable(choice: TournamentChoice): number {
  return tournamentGame(choice).seats.length / (partnersOf(choice) === 'fixed' ? PLAYERS_PER_SIDE : 1);
}

/** Returns the choices with or without partners. Unless the rules already have partners, partners sit opposite each other. */
export function withPartners(choice: TournamentChoice, partners: PartnerChoice): TournamentChoice {
  const { partners: _, rules, ...setup } = choice.setup;
  const { teams, ...otherOptions } = rules.options;
  const keptTeams = teams === undefined || teams === 'none' ? 'opposite' : teams;
  const options = partners === 'none' ? otherOptions : { ...otherOptions, teams: keptTeams };
  return {
    ...choice,
    setup: {
      ...setup,
      rules: { ...rules, options },
      ...(partners === 'fixed' ? { partners } : {}),
    },
  };
}

/** Returns whether the game and the format of a tournament can have partners. */
export function canHavePartners(choice: TournamentChoice): boolean {
  const { rules } = withPartners(choice, 'changing').setup;
  return partnerChoicesOf(choice).length > 1 && makeRules(rules).ok;
}

/** Returns whether the rules make players at a table partners. */
function hasPartners({ setup }: TournamentChoice): boolean {
  const { teams } = setup.rules.options;
  return teams !== undefined && teams !== 'none';
}

/**
 * Returns the choices for filling tables. The computer plays neither by correspondence nor at tables for two nor with
 * partners, unless the format leaves no other choice.
 */
export function fillChoicesOf(choice: TournamentChoice): readonly TournamentSetup['odd'][] {
  const seatCount = tournamentGame(choice).seats.length;
  const canFill = choice.setup.clock.kind === 'real-time' && seatCount > 2 && !hasPartners(choice);
  const choices = FORMATS[choice.setup.format].fillChoices(playersPerTable(choice));
  return canFill || choices.length === 1 ? choices : choices.filter((filling) => filling === 'bye');
}

/** Returns the choice that prevents the games from being rated; undefined if they can be rated. */
export function whyTournamentNotRated({ setup }: TournamentChoice): 'entry' | 'odd' | 'rules' | undefined {
  if (setup.entry !== 'accounts') return 'entry';
  if (setup.odd !== 'bye') return 'odd';
  return 'pool' in ratingPool(setup) ? undefined : 'rules';
}

/** Returns a value if it is among those offered, or else the first of them. */
function offeredOrFirst<Value>(value: Value, values: readonly Value[]): Value {
  return values.includes(value) ? value : (values[0] ?? value);
}

/** Returns the setup of the choices, with defaults in place of choices that the format does not offer. */
export function fittedSetup(choice: TournamentChoice): TournamentSetup {
  const {
    rounds: chosenRounds,
    minutes = DEFAULT_MINUTES,
    rated,
    partners: _,
    ...otherChoices
  } = choice.setup;
  const partners = partnersOf(choice);
  // With changing partners, only the number of games in a meeting decides how evenly the turn positions are
  // shared.
  const setup: TournamentSetup = {
    ...otherChoices,
    ...(partners === 'changing' ? { turns: 'within-one' } : {}),
    ...(partners === 'fixed' ? { partners } : {}),
  };
  const format = FORMATS[setup.format];
  const games = offeredOrFirst(setup.games, format.games(playersPerTable(choice)));
  const { values, initial } = roundsOfferOf({ ...choice, setup: { ...setup, games } });
  const rounds = values.includes(chosenRounds ?? 0) ? (chosenRounds ?? 0) : initial;
  const odd = offeredOrFirst(setup.odd, fillChoicesOf(choice));
  const isRated = rated && whyTournamentNotRated({ ...choice, setup: { ...setup, odd } }) === undefined;
  return {
    ...setup,
    games,
    odd,
    pause: setup.clock.kind === 'days' || !format.hasRounds ? 0 : setup.pause,
    ...(rounds === 0 ? {} : { rounds }),
    ...(format.hasMinutes ? { minutes } : {}),
    ...(isRated ? { rated } : {}),
  };
}

/** Returns the tournament to send. Refuses conflicting rules. */
export function tournamentOf(choice: TournamentChoice): Result<NewTournament> {
  const rules = makeRules(choice.setup.rules);
  if (!rules.ok) return rules;
  const setup = fittedSetup(choice);
  return accept({
    ...setup,
    name: setup.name.trim(),
    ...(choice.password === '' ? {} : { password: choice.password }),
  });
}

/** A form field that a refusal can concern. */
export type TournamentField = Extract<
  keyof TournamentSetup,
  | 'name'
  | 'startsAt'
  | 'rounds'
  | 'minutes'
  | 'odd'
  | 'rules'
  | 'clock'
  | 'format'
  | 'games'
  | 'turns'
  | 'partners'
>;

/** The form step that contains each field. */
export const STEP_OF_TOURNAMENT_FIELD: Readonly<Record<TournamentField, FormStep>> = {
  format: 'players',
  rounds: 'players',
  minutes: 'players',
  games: 'players',
  turns: 'players',
  partners: 'players',
  odd: 'players',
  name: 'rules',
  startsAt: 'rules',
  clock: 'rules',
  rules: 'rules',
};

/**
 * Returns the field that the server would refuse; undefined if the choices can be sent.
 *
 * @param now milliseconds since 1970
 */
export function findTournamentRefusal(choice: TournamentChoice, now: number): TournamentField | undefined {
  const rules = makeRules(choice.setup.rules);
  const { format, clock } = choice.setup;
  if (!rules.ok || (hasPartners(choice) && partnerChoicesOf(choice).length === 1)) return 'rules';
  if (!FORMATS[format].seats.includes(rules.value.seats.length)) return 'format';
  if (!FORMATS[format].hasRounds && clock.kind === 'days') return 'clock';
  if (!validateAs(TournamentName, choice.setup.name.trim()).ok) return 'name';
  return choice.setup.startsAt < now ? 'startsAt' : undefined;
}

/** Returns the field that a refusal by the server concerns; undefined if it concerns none. */
export function fieldOfTournamentFailure(failure: Failure): TournamentField | undefined {
  const { code } = failure;
  if (code === 'option-not-for-game' || code === 'bad-option-value') return 'rules';
  const fieldName =
    code === 'bad-tournament' && 'detail' in failure
      ? failure.detail
      : code === 'bad-message' && 'at' in failure
        ? String(failure.at).split(/[/.]/).at(-1)
        : undefined;
  return Object.keys(STEP_OF_TOURNAMENT_FIELD).find((field): field is TournamentField => field === fieldName);
}
