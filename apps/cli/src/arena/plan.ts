import { optionText, type Position, type Rules } from '@halma/rules';
import { decline, give, type Reply } from '../faults.ts';
import type { Request } from '../request/fields.ts';
import { requestedPosition } from '../request/position.ts';
import { type Entrant, readEntrant } from './entrant.ts';
import { type PlayerLimits, readClock } from './limits-text.ts';
import { type PliesSpan, readPliesSpan } from './opening.ts';
import { type Hypotheses, readHypotheses } from './sprt.ts';

/** Everything that decides how a match goes; plain data, so that a worker can be handed it. */
export interface MatchPlan {
  /** What says where every game starts. */
  readonly start: Pick<Request, 'game' | 'preset' | 'options' | 'first' | 'position'>;
  readonly entrants: readonly Entrant[];
  readonly games: number;
  readonly openingPlies: PliesSpan;
  readonly seed: number;
  readonly sprt?: Hypotheses;
  readonly concurrency: number;
}

/** Engines that never come home must not keep a match from its end: a draw after so many turns unless a cap is stated. */
const USUAL_CAP = 1000;

const USUAL_GAMES = 100;
const USUAL_OPENING: PliesSpan = { least: 4, most: 8 };
const USUAL_LIMITS: PlayerLimits = { milliseconds: 100 };

const PLAYERS_EXPECTED = 'level:1 to level:10, greedy, random, ugi:<command line> or csci561:<command line>';

/** What programs of the file protocol are usually given for a game. */
const USUAL_CLOCK = { milliseconds: 300_000, increment: 0 };

/** Reads what match is asked for. Declines players, limits and numbers that cannot be. */
export function readPlan(request: Request): Reply<MatchPlan> {
  const start = requestedStart(request);
  if (!start.ok) return start;
  const { rules } = start.value.position;
  const entrants = requestedEntrants(request, rules);
  if (!entrants.ok) return entrants;
  const course = requestedCourse(request, rules.sides.length);
  if (!course.ok) return course;
  return give({ start: start.value.request, entrants: entrants.value, ...course.value });
}

/** Everything of a plan but where games start and who plays. */
type Course = Omit<MatchPlan, 'start' | 'entrants'>;

function requestedCourse(request: Request, sides: number): Reply<Course> {
  const openingPlies =
    request.openingPlies === undefined ? USUAL_OPENING : readPliesSpan(request.openingPlies);
  if (openingPlies === undefined)
    return decline('bad-request', '--opening-plies expects a number up to 200, or two as in 4..8.');
  const sprt = request.sprt === undefined ? undefined : readHypotheses(request.sprt);
  if (request.sprt !== undefined && sprt === undefined)
    return decline('bad-request', '--sprt expects two numbers, the second the greater, as in 0,10.');
  if (sprt !== undefined && sides !== 2) return decline('bad-request', '--sprt is for games of two sides.');
  const { games = USUAL_GAMES, seed = 1, concurrency = 1 } = request;
  for (const [flag, value, least, most] of [
    ['games', games, 1, 1_000_000],
    ['seed', seed, 0, 2 ** 32 - 1],
    ['concurrency', concurrency, 1, 64],
  ] as const)
    if (!Number.isInteger(value) || value < least || value > most)
      return decline('bad-request', `--${flag} expects a whole number from ${least} to ${most}.`);
  return give({
    games: Math.ceil(games / sides) * sides,
    openingPlies,
    seed,
    ...(sprt && { sprt }),
    concurrency,
  });
}

function requestedStart(
  request: Request,
): Reply<{ readonly request: MatchPlan['start']; readonly position: Position }> {
  const asked = requestedPosition(request);
  if (!asked.ok) return asked;
  if (asked.value.outcome !== null) return decline('game-over', 'The game is over in that position.');
  const { game, preset, first, position } = request;
  const start = {
    ...(game !== undefined && { game }),
    ...(preset !== undefined && { preset }),
    ...(first !== undefined && { first }),
    ...(position !== undefined && { position }),
    options: {
      moveCap: optionText('moveCap', asked.value.rules.options.moveCap || USUAL_CAP),
      ...request.options,
    },
  };
  const capped = requestedPosition(start);
  return capped.ok ? give({ request: start, position: capped.value }) : capped;
}

function commonLimits({ milliseconds, nodes, depth, clock }: Request): Reply<PlayerLimits> {
  for (const [flag, value] of [
    ['milliseconds', milliseconds],
    ['nodes', nodes],
    ['depth', depth],
  ] as const)
    if (value !== undefined && !(Number.isInteger(value) && value > 0))
      return decline('bad-request', `--${flag} expects a whole number above 0.`);
  const read = clock === undefined ? undefined : readClock(clock);
  if (clock !== undefined && read === undefined)
    return decline('bad-request', '--clock expects seconds, as in 300 or 60+0.5.');
  return give({
    ...(milliseconds !== undefined && { milliseconds }),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(read && { clock: read }),
  });
}

function requestedEntrants(request: Request, rules: Rules): Reply<readonly Entrant[]> {
  const common = commonLimits(request);
  if (!common.ok) return common;
  const { players = [] } = request;
  const most = rules.sides.length;
  if (players.length === 0 || players.length > most)
    return decline('bad-request', `Name 1 to ${most} players; the last one plays every side that is left.`);
  const entrants: Entrant[] = [];
  for (const name of players) {
    const entrant = readEntrant(name);
    if (entrant === undefined)
      return decline('bad-request', `“${name}” is no player; expected ${PLAYERS_EXPECTED}.`);
    if (entrant.kind === 'csci561' && !fitsFileProtocol(rules))
      return decline('bad-request', 'The file protocol is for halma-2 only.');
    entrants.push({ ...entrant, limits: limitsFor(entrant, common.value) });
  }
  return give(entrants);
}

/** A player's own limits, else those of the match, else the usual ones. A program of the file protocol knows only a clock. */
function limitsFor({ kind, limits }: Entrant, common: PlayerLimits): PlayerLimits {
  const stated = Object.keys(limits).length > 0 ? limits : common;
  if (kind === 'csci561') return { clock: stated.clock ?? USUAL_CLOCK };
  return Object.keys(stated).length > 0 ? stated : USUAL_LIMITS;
}

/** Its files know two armies of nineteen like men on a board of sixteen rows. */
function fitsFileProtocol({ board, seats, yards, options }: Rules): boolean {
  const men = seats.map((seat) => yards[seat]?.home.length);
  return board.id === 'H16' && men.join() === '19,19' && options.marked === 'off' && options.color === 'off';
}
