import { accept, configurableOptions, formatOptionValue, type Position, type Rules } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requestedPosition } from '../request/position.ts';
import { type Entrant, parseEntrant } from './entrant.ts';
import { type ListedOpenings, readOpenings } from './listed-openings.ts';
import { gamesPerMeeting, type Seating } from './pairing.ts';
import { type PlayerLimits, parseClock } from './player-limits.ts';
import { type PlyRange, parsePlyRange } from './random-opening.ts';
import { DEFAULT_ERROR_RATE, parseHypotheses, type SequentialTest } from './sprt.ts';

/** The settings of a match. They are plain data, so that a worker can receive them. */
export interface MatchPlan {
  /** The fields of the request that define the start of every game. */
  readonly start: Pick<Request, 'game' | 'definition' | 'preset' | 'options' | 'first' | 'position'>;
  readonly entrants: readonly Entrant[];
  readonly seating: Seating;
  readonly games: number;
  readonly openingPlies: PlyRange;
  /** The openings, one for each round in rotation; if absent, openings are random. */
  readonly openings?: ListedOpenings;
  readonly seed: number;
  readonly sprt?: SequentialTest;
  /** The lead in the race, in moves, that decides a game early; undefined to play every game to its end. */
  readonly adjudication?: number;
  readonly concurrency: number;
}

/** The number of plies after which a game ends, unless the options set a cap. Weak players may never finish a game. */
const DEFAULT_MOVE_CAP = 1000;

const DEFAULT_GAME_COUNT = 100;
const DEFAULT_OPENING_PLIES: PlyRange = { min: 4, max: 8 };
const DEFAULT_LIMITS: PlayerLimits = { moveTimeMs: 100 };

/** The form of a player, for messages. */
export const EXPECTED_PLAYERS =
  'level:1 to level:10, greedy, random, ugi:<command line> or csci561:<command line>, optionally followed by @ and limits or, for a UGI program, options';

/** The usual clock in the CSCI-561 file protocol. */
const DEFAULT_CLOCK = { initialMs: 300_000, incrementMs: 0 };

/** Parses the match that a request describes. */
export async function parseMatchPlan(request: Request): Promise<CommandResult<MatchPlan>> {
  const start = requestedStart(request);
  if (!start.ok) return start;
  const { rules } = start.value.position;
  const sideCount = rules.sides.length;
  const { players = [] } = request;
  if (players.length === 0 || players.length > sideCount)
    return refuse(
      'bad-request',
      `Name at least one and at most ${sideCount} players; the last one plays the remaining sides.`,
    );
  const entrants = requestedEntrants(request, rules);
  if (!entrants.ok) return entrants;
  const seating = 'rotation';
  const settings = await requestedMatchSettings(request, start.value.position, seating);
  if (!settings.ok) return settings;
  return accept({ start: start.value.request, entrants: entrants.value, seating, ...settings.value });
}

/** The parts of a plan other than its start and entrants. */
type MatchSettings = Omit<MatchPlan, 'start' | 'entrants' | 'seating'>;

/** Returns the settings of a request. The number of games is rounded up to a whole number of meetings. */
export async function requestedMatchSettings(
  request: Request,
  start: Position,
  seating: Seating,
): Promise<CommandResult<MatchSettings>> {
  const sideCount = start.rules.sides.length;
  const openingPlies =
    request.openingPlies === undefined ? DEFAULT_OPENING_PLIES : parsePlyRange(request.openingPlies);
  if (openingPlies === undefined)
    return refuse('bad-request', '--opening-plies expects a number up to 200, or a range such as 4..8.');
  const sprt = requestedTest(request, sideCount);
  if (!sprt.ok) return sprt;
  const { adjudicate } = request;
  if (adjudicate !== undefined && !(Number.isInteger(adjudicate) && adjudicate > 0))
    return refuse('bad-request', '--adjudicate expects a whole number of moves above 0.');
  if (adjudicate !== undefined && start.rules.seats.length !== 2)
    return refuse('bad-request', '--adjudicate needs a game with two armies.');
  const { games = DEFAULT_GAME_COUNT, seed = 1, concurrency = 1 } = request;
  for (const [flag, value, min, max] of [
    ['games', games, 1, 1_000_000],
    ['seed', seed, 0, 2 ** 32 - 1],
    ['concurrency', concurrency, 1, 64],
  ] as const)
    if (!Number.isInteger(value) || value < min || value > max)
      return refuse('bad-request', `--${flag} expects a whole number from ${min} to ${max}.`);
  const openings = request.openings === undefined ? undefined : await readOpenings(request.openings, start);
  if (openings !== undefined && !openings.ok) return openings;
  const meetingLength = gamesPerMeeting(sideCount, seating);
  return accept({
    games: Math.ceil(games / meetingLength) * meetingLength,
    openingPlies,
    ...(openings && { openings: openings.value }),
    seed,
    ...(sprt.value && { sprt: sprt.value }),
    ...(adjudicate !== undefined && { adjudication: adjudicate }),
    concurrency,
  });
}

/** Returns the sequential test of a request; undefined if it has none. */
function requestedTest(request: Request, sideCount: number): CommandResult<SequentialTest | undefined> {
  const { sprt, alpha = DEFAULT_ERROR_RATE, beta = DEFAULT_ERROR_RATE } = request;
  if (sprt === undefined)
    return request.alpha === undefined && request.beta === undefined
      ? accept(undefined)
      : refuse('bad-request', '--alpha and --beta need --sprt.');
  const hypotheses = parseHypotheses(sprt);
  if (hypotheses === undefined)
    return refuse('bad-request', '--sprt expects two numbers in ascending order, such as 0,10.');
  if (sideCount !== 2) return refuse('bad-request', '--sprt needs a game with two sides.');
  for (const [flag, rate] of [
    ['alpha', alpha],
    ['beta', beta],
  ] as const)
    if (!(rate > 0 && rate < 0.5))
      return refuse('bad-request', `--${flag} expects a probability above 0 and below 0.5.`);
  return accept({ ...hypotheses, alpha, beta });
}

/**
 * Returns the start of every game. Adds a cap on the number of moves unless the rules have one or the definition of a
 * custom game excludes it.
 */
export function requestedStart(
  request: Request,
): CommandResult<{ readonly request: MatchPlan['start']; readonly position: Position }> {
  const requested = requestedPosition(request);
  if (!requested.ok) return requested;
  if (requested.value.outcome !== null)
    return refuse('game-over', 'The game has already ended in this position.');
  const { game, definition, preset, first, position } = request;
  const { rules } = requested.value;
  const defaultCap = configurableOptions(rules.game).includes('moveCap') ? DEFAULT_MOVE_CAP : 0;
  const start = {
    ...(game !== undefined && { game }),
    ...(definition !== undefined && { definition }),
    ...(preset !== undefined && { preset }),
    ...(first !== undefined && { first }),
    ...(position !== undefined && { position }),
    options: {
      moveCap: formatOptionValue('moveCap', rules.options.moveCap || defaultCap),
      ...request.options,
    },
  };
  const capped = requestedPosition(start);
  return capped.ok ? accept({ request: start, position: capped.value }) : capped;
}

/** Returns the limits for players that state none. */
export function requestedMatchLimits({
  milliseconds,
  nodes,
  depth,
  clock,
}: Request): CommandResult<PlayerLimits> {
  for (const [flag, value] of [
    ['milliseconds', milliseconds],
    ['nodes', nodes],
    ['depth', depth],
  ] as const)
    if (value !== undefined && !(Number.isInteger(value) && value > 0))
      return refuse('bad-request', `--${flag} expects a whole number above 0.`);
  const clockLimit = clock === undefined ? undefined : parseClock(clock);
  if (clock !== undefined && clockLimit === undefined)
    return refuse('bad-request', '--clock expects seconds, such as 300, or 60+0.5 with an increment.');
  return accept({
    ...(milliseconds !== undefined && { moveTimeMs: milliseconds }),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(clockLimit && { clock: clockLimit }),
  });
}

/** Returns the players that a request names, each with its limits. */
export function requestedEntrants(request: Request, rules: Rules): CommandResult<readonly Entrant[]> {
  const matchLimits = requestedMatchLimits(request);
  if (!matchLimits.ok) return matchLimits;
  const entrants: Entrant[] = [];
  for (const name of request.players ?? []) {
    const entrant = parseEntrant(name);
    if (entrant === undefined)
      return refuse('bad-request', `Unknown player “${name}”; expected ${EXPECTED_PLAYERS}.`);
    if (entrant.kind === 'csci561' && !isSupportedByFileProtocol(rules))
      return refuse('bad-request', 'The CSCI-561 file protocol supports only the board and men of halma-2.');
    entrants.push({ ...entrant, limits: limitsFor(entrant, matchLimits.value) });
  }
  return accept(entrants);
}

/**
 * Returns the limits of an entrant: its own limits, otherwise the limits of the match, otherwise the default.
 * The file protocol supports only a clock.
 */
function limitsFor({ kind, limits }: Entrant, matchLimits: PlayerLimits): PlayerLimits {
  const statedLimits = Object.keys(limits).length > 0 ? limits : matchLimits;
  if (kind === 'csci561') return { clock: statedLimits.clock ?? DEFAULT_CLOCK };
  return Object.keys(statedLimits).length > 0 ? statedLimits : DEFAULT_LIMITS;
}

/** Returns whether the file protocol supports the game. It knows only two armies of 19 identical men on 16 rows. */
function isSupportedByFileProtocol({ board, seats, camps, options }: Rules): boolean {
  const men = seats.map((seat) => camps[seat]?.home.length);
  return board.id === 'H16' && men.join() === '19,19' && options.marked === 'off' && options.color === 'off';
}
