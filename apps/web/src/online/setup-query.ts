import type { ClockSetting, SeatSetup } from '@halma/protocol';
import { type Game, gameById, isPresetId, makeRules, type RulesConfig, type Seat } from '@halma/rules';
import { INCREMENT_SECONDS, MAIN_TIME_MINUTES } from '../game/clock.ts';
import { LEVELS } from '../game/player.ts';
import { optionsInQuery } from '../game/rules-query.ts';
import { chosenGame, type GameSetupChoice, realTime, withGame } from './game-setup-choice.ts';

/** The numbers of days per move that the site offers. */
export const DAYS_PER_MOVE = [1, 2, 3, 5, 7, 14] as const;

/** The delays for spectators that the site offers, in turns. */
export const SPECTATOR_DELAYS = [0, 2, 4, 8, 12, 20] as const;

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/**
 * Writes the choices as the query string of a URL:
 * `game=halma-4&preset=standard&teams=opposite&seats=me.open.4.open&clock=20-10-0&spectators=0&join=link`.
 */
export function writeSetup(choice: GameSetupChoice): URLSearchParams {
  const { rules, seats, clock, spectatorDelay, isListed, isRated } = choice;
  return new URLSearchParams({
    game: rules.game,
    preset: rules.preset ?? 'standard',
    ...rules.options,
    seats: [...seats.values()].map(seatText).join('.'),
    clock: clockText(clock),
    spectators: String(spectatorDelay),
    join: isListed ? 'anyone' : 'link',
    ...(isRated ? { rated: 'yes' } : {}),
  });
}

/**
 * Reads choices from the query string of a URL. Choices that are missing there, or that the form cannot
 * show, come from `base`.
 */
export function readSetup(query: URLSearchParams, base: GameSetupChoice): GameSetupChoice {
  const choice = withGame(base, gameById(query.get('game') ?? '') ?? chosenGame(base));
  const game = chosenGame(choice);
  const join = query.get('join');
  return {
    rules: readRules(query, game) ?? choice.rules,
    seats: readSeats(query.get('seats') ?? '', game) ?? choice.seats,
    clock: readClock(query.get('clock') ?? '') ?? choice.clock,
    spectatorDelay:
      SPECTATOR_DELAYS.find((delay) => String(delay) === query.get('spectators')) ?? choice.spectatorDelay,
    // A URL that names a game is complete. Only one that does not continues the previous setup.
    isRated: query.get('rated') === 'yes' || (!query.has('game') && choice.isRated),
    isListed: join === 'link' || join === 'anyone' ? join === 'anyone' : choice.isListed,
  };
}

function readRules(query: URLSearchParams, game: Game): RulesConfig | undefined {
  const preset = query.get('preset') ?? 'standard';
  const options = optionsInQuery(query);
  if (!isPresetId(preset) || (!query.has('preset') && Object.keys(options).length === 0)) return undefined;
  const rules: RulesConfig = { game: game.id, preset, options };
  return makeRules(rules).ok ? rules : undefined;
}

function seatText(setup: SeatSetup): string {
  return setup.kind === 'level' ? String(setup.level) : setup.kind;
}

function readSeats(text: string, { seats }: Game): GameSetupChoice['seats'] | undefined {
  const setups = text.split('.').map(readSeat);
  const isValid =
    setups.length === seats.length && setups.filter((setup) => setup?.kind === 'me').length <= 1;
  const entries = seats.flatMap((seat, index): [Seat, SeatSetup][] => {
    const setup = setups[index];
    return setup === undefined ? [] : [[seat, setup]];
  });
  return isValid && entries.length === seats.length ? new Map(entries) : undefined;
}

function readSeat(text: string): SeatSetup | undefined {
  if (text === 'me' || text === 'open') return { kind: text };
  const level = LEVELS.find((candidate) => String(candidate) === text);
  return level === undefined ? undefined : { kind: 'level', level };
}

/**
 * Writes a clock: `none`, `3-days`, or the main time in minutes, and the increment and the delay in seconds: `20-10-0`, or
 * `20-10-0-charged` if latency counts against the player.
 */
function clockText(clock: ClockSetting): string {
  if (clock.kind === 'none') return 'none';
  if (clock.kind === 'days') return `${clock.days}-days`;
  const { main, increment, delay, lag } = clock;
  const times = [main / MINUTE_MS, increment / SECOND_MS, delay / SECOND_MS];
  return [...times, ...(lag === undefined ? [] : [lag])].join('-');
}

function readClock(text: string): ClockSetting | undefined {
  if (text === 'none') return { kind: 'none' };
  const days = DAYS_PER_MOVE.find((candidate) => `${candidate}-days` === text);
  if (days !== undefined) return { kind: 'days', days };
  const [mainText, incrementText, delayText = '0', lag, ...extraParts] = text.split('-');
  const minutes = MAIN_TIME_MINUTES.find((candidate) => String(candidate) === mainText);
  const increment = INCREMENT_SECONDS.find((candidate) => String(candidate) === incrementText);
  const delay = INCREMENT_SECONDS.find((candidate) => String(candidate) === delayText);
  const isLagValid = lag === undefined || lag === 'charged';
  if (minutes === undefined || increment === undefined || delay === undefined) return undefined;
  if (!isLagValid || extraParts.length > 0) return undefined;
  const clock = realTime(minutes, increment, delay);
  return clock.kind === 'real-time' && lag === 'charged' ? { ...clock, lag } : clock;
}
