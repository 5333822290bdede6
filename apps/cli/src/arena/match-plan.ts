import { accept, formatOptionValue, type Position, type Rules } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields.ts';
import { requestedPosition } from '../request/position.ts';
import { type Entrant, parseEntrant } from './entrant.ts';
import { type PlyRange, parsePlyRange } from './opening.ts';
import { type PlayerLimits, parseClock } from './player-limits.ts';
import { type Hypotheses, parseHypotheses } from './sprt.ts';

/** The settings of a match; plain data, so that a worker can receive it. */
export interface MatchPlan {
  /** The fields of a request that name the start of every game. */
  readonly start: Pick<Request, 'game' | 'preset' | 'options' | 'first' | 'position'>;
  readonly entrants: readonly Entrant[];
  readonly games: number;
  readonly openingPlies: PlyRange;
  readonly seed: number;
  readonly sprt?: Hypotheses;
  readonly concurrency: number;
}

/** The plies after which a game is drawn, unless the options state a cap: weak players may never finish. */
const DEFAULT_MOVE_CAP = 1000;

const DEFAULT_GAME_COUNT = 100;
const DEFAULT_OPENING_PLIES: PlyRange = { min: 4, max: 8 };
const DEFAULT_LIMITS: PlayerLimits = { moveTimeMs: 100 };

const PLAYERS_EXPECTED = 'level:1 to level:10, greedy, random, ugi:<command line> or csci561:<command line>';

/** The usual clock of the file protocol. */
const DEFAULT_CLOCK = { initialMs: 300_000, incrementMs: 0 };

/** Parses the match that a request describes. */
export function parseMatchPlan(request: Request): CommandResult<MatchPlan> {
  const start = requestedStart(request);
  if (!start.ok) return start;
  const { rules } = start.value.position;
  const entrants = requestedEntrants(request, rules);
  if (!entrants.ok) return entrants;
  const course = requestedMatchSettings(request, rules.sides.length);
  if (!course.ok) return course;
  return accept({ start: start.value.request, entrants: entrants.value, ...course.value });
}

/** A plan without its start and entrants. */
type MatchSettings = Omit<MatchPlan, 'start' | 'entrants'>;

function requestedMatchSettings(request: Request, sides: number): CommandResult<MatchSettings> {
  const openingPlies =
    request.openingPlies === undefined ? DEFAULT_OPENING_PLIES : parsePlyRange(request.openingPlies);
  if (openingPlies === undefined)
    return refuse('bad-request', '--opening-plies expects a number up to 200, or two as in 4..8.');
  const sprt = request.sprt === undefined ? undefined : parseHypotheses(request.sprt);
  if (request.sprt !== undefined && sprt === undefined)
    return refuse('bad-request', '--sprt expects two numbers, the second the greater, as in 0,10.');
  if (sprt !== undefined && sides !== 2) return refuse('bad-request', '--sprt needs a game of two sides.');
  const { games = DEFAULT_GAME_COUNT, seed = 1, concurrency = 1 } = request;
  for (const [flag, value, least, most] of [
    ['games', games, 1, 1_000_000],
    ['seed', seed, 0, 2 ** 32 - 1],
    ['concurrency', concurrency, 1, 64],
  ] as const)
    if (!Number.isInteger(value) || value < least || value > most)
      return refuse('bad-request', `--${flag} expects a whole number from ${least} to ${most}.`);
  return accept({
    games: Math.ceil(games / sides) * sides,
    openingPlies,
    seed,
    ...(sprt && { sprt }),
    concurrency,
  });
}

function requestedStart(
  request: Request,
): CommandResult<{ readonly request: MatchPlan['start']; readonly position: Position }> {
  const asked = requestedPosition(request);
  if (!asked.ok) return asked;
  if (asked.value.outcome !== null) return refuse('game-over', 'The game is over in that position.');
  const { game, preset, first, position } = request;
  const start = {
    ...(game !== undefined && { game }),
    ...(preset !== undefined && { preset }),
    ...(first !== undefined && { first }),
    ...(position !== undefined && { position }),
    options: {
      moveCap: formatOptionValue('moveCap', asked.value.rules.options.moveCap || DEFAULT_MOVE_CAP),
      ...request.options,
    },
  };
  const capped = requestedPosition(start);
  return capped.ok ? accept({ request: start, position: capped.value }) : capped;
}

function commonLimits({ milliseconds, nodes, depth, clock }: Request): CommandResult<PlayerLimits> {
  for (const [flag, value] of [
    ['milliseconds', milliseconds],
    ['nodes', nodes],
    ['depth', depth],
  ] as const)
    if (value !== undefined && !(Number.isInteger(value) && value > 0))
      return refuse('bad-request', `--${flag} expects a whole number above 0.`);
  const read = clock === undefined ? undefined : parseClock(clock);
  if (clock !== undefined && read === undefined)
    return refuse('bad-request', '--clock expects seconds, as in 300 or 60+0.5.');
  return accept({
    ...(milliseconds !== undefined && { milliseconds }),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(read && { clock: read }),
  });
}

function requestedEntrants(request: Request, rules: Rules): CommandResult<readonly Entrant[]> {
  const common = commonLimits(request);
  if (!common.ok) return common;
  const { players = [] } = request;
  const most = rules.sides.length;
  if (players.length === 0 || players.length > most)
    return refuse('bad-request', `Name 1 to ${most} players; the last one plays the remaining sides.`);
  const entrants: Entrant[] = [];
  for (const name of players) {
    const entrant = parseEntrant(name);
    if (entrant === undefined)
      return refuse('bad-request', `Unknown player “${name}”; expected ${PLAYERS_EXPECTED}.`);
    if (entrant.kind === 'csci561' && !fitsFileProtocol(rules))
      return refuse('bad-request', 'The CSCI-561 file protocol supports only halma-2.');
    entrants.push({ ...entrant, limits: limitsFor(entrant, common.value) });
  }
  return accept(entrants);
}

/** Returns an entrant's own limits, else those of the match, else the default. The file protocol knows only a clock. */
function limitsFor({ kind, limits }: Entrant, common: PlayerLimits): PlayerLimits {
  const stated = Object.keys(limits).length > 0 ? limits : common;
  if (kind === 'csci561') return { clock: stated.clock ?? DEFAULT_CLOCK };
  return Object.keys(stated).length > 0 ? stated : DEFAULT_LIMITS;
}

/** Returns whether the file protocol can express a game: two armies of 19 equal men on 16 rows. */
function fitsFileProtocol({ board, seats, camps, options }: Rules): boolean {
  const men = seats.map((seat) => camps[seat]?.home.length);
  return board.id === 'H16' && men.join() === '19,19' && options.marked === 'off' && options.color === 'off';
}
