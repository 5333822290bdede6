import { readFile, stat, truncate } from 'node:fs/promises';
import { accept } from '@halma/rules';
import { appendTextFile } from '../../append-text-file.ts';
import type { Environment } from '../../environment.ts';
import { fileErrorCode } from '../../file-error-code.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import type { VerbOutput } from '../../verbs/verb.ts';
import { writeTextFile } from '../../write-text-file.ts';
import { createGamePool } from '../create-game-pool.ts';
import type { GameReport } from '../game-report.ts';
import {
  type MatchPlan,
  requestedEntrants,
  requestedMatchLimits,
  requestedMatchSettings,
  requestedStart,
} from '../match-plan.ts';
import { gamesPerRound, meetingsPerRound, pairingOf } from '../pairing.ts';
import { playMatch } from '../play-match.ts';
import {
  encountersOf,
  formatLadderGame,
  formatLadderHeader,
  type LadderFile,
  type LadderGame,
  parseLadderFile,
} from './ladder-file.ts';
import { createLadderData, formatLadder } from './ladder-text.ts';
import { ratePlayers } from './ratings.ts';

/** A longer file does not fit into a string. This one has room for more than a million games. */
const MAX_FILE_BYTES = 500_000_000;

const SEATING = 'round-robin';

/** A ladder that a request describes. */
interface LadderPlan {
  readonly match: MatchPlan;
  /** The number of sides in a game. */
  readonly sides: number;
  readonly path: string;
  readonly header: string;
  readonly file: LadderFile;
}

/**
 * Plays the games that a ladder lacks, until all players have met or the user interrupts it, and rates the players. Every
 * game is added to the file as soon as it ends.
 */
export async function runLadder(
  request: Request,
  environment: Environment,
): Promise<CommandResult<VerbOutput>> {
  const parsed = await parseLadderPlan(request);
  if (!parsed.ok) return parsed;
  const { match, sides, path, file } = parsed.value;
  const games = [...file.games];
  const missing = missingGames(match, sides, file.games);
  if (missing.length > 0) {
    const problem = await prepareFile(parsed.value);
    if (problem !== null) return refuse('unwritable-file', problem);
    const pool = createGamePool(match, environment);
    const play = (index: number) => pool.play(missing[index] ?? 0);
    for await (const report of playMatch(missing.length, pool.capacity, play)) {
      const game = describeGame(match, sides, report);
      const added = await appendTextFile(path, formatLadderGame(game));
      if (!added.ok) {
        pool.close();
        return added;
      }
      games.push(game);
      environment.work.reportProgress(`game ${games.length} of ${file.games.length + missing.length}`);
    }
    pool.close();
  }
  const players = [...new Set([...namesOf(match), ...games.flatMap(({ first, second }) => [first, second])])];
  const encounters = encountersOf(games);
  const ratings = ratePlayers(players, encounters);
  return accept({
    data: () => createLadderData(ratings, encounters, games),
    text: (_, width) => formatLadder(ratings, games, width),
  });
}

async function parseLadderPlan(request: Request): Promise<CommandResult<LadderPlan>> {
  const path = requireField('ladder', request.ladder);
  if (!path.ok) return path;
  const start = requestedStart(request);
  if (!start.ok) return start;
  const { rules } = start.value.position;
  const sides = rules.sides.length;
  if (sides < 2) return refuse('bad-request', 'A ladder needs a game with two sides or more.');
  const entrants = requestedEntrants(request, rules);
  if (!entrants.ok) return entrants;
  const limits = requestedMatchLimits(request);
  if (!limits.ok) return limits;
  const names = entrants.value.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return refuse('bad-request', `The player “${twice}” is named twice.`);
  const settings = await requestedMatchSettings(request, start.value.position, SEATING);
  if (!settings.ok) return settings;
  const meetings = meetingsPerRound(entrants.value.length, SEATING);
  const games = settings.value.games * meetings;
  const match: MatchPlan = {
    start: start.value.request,
    entrants: entrants.value,
    seating: SEATING,
    ...settings.value,
    games,
  };
  const shared = { ...pickShared(match), limits: limits.value };
  const header = formatLadderHeader(shared);
  const text = await readLadder(path.value);
  if (!text.ok) return text;
  if (games === 0 && text.value === '')
    return refuse('bad-request', 'Name at least two players, or a file with results.');
  const file =
    text.value === ''
      ? accept({ games: [], wholeBytes: 0 })
      : parseLadderFile(text.value, games === 0 ? null : shared);
  return file.ok ? accept({ match, sides, path: path.value, header, file: file.value }) : file;
}

function pickShared({
  start,
  openingPlies,
  openings,
  seed,
}: MatchPlan): Pick<MatchPlan, 'start' | 'openingPlies' | 'openings' | 'seed'> {
  return { start, openingPlies, ...(openings && { openings }), seed };
}

/** Reads a ladder's file; returns an empty string if there is none yet. */
async function readLadder(path: string): Promise<CommandResult<string>> {
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) return refuse('bad-ladder', 'The file is too long for a ladder.');
    return accept(await readFile(path, 'utf8'));
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT') return accept('');
    return refuse('unreadable-file', `The file “${path}” cannot be read (${code}).`);
  }
}

/** Starts the file, or removes a last line that was cut off. Returns a problem, or null. */
async function prepareFile({ path, header, file }: LadderPlan): Promise<string | null> {
  if (file.wholeBytes === 0) return writeTextFile(path, header, true);
  try {
    await truncate(path, file.wholeBytes);
    return null;
  } catch (error) {
    return `${path} cannot be written (${fileErrorCode(error)}).`;
  }
}

/** Returns the numbers of the games that have not been played. */
function missingGames(match: MatchPlan, sides: number, played: readonly LadderGame[]): readonly number[] {
  const names = namesOf(match);
  const keyOf = (one: string, other: string, round: number, begins: string): string =>
    JSON.stringify([...[one, other].sort(), round, begins]);
  const known = new Set(
    played.map(({ first, second, round, swapped }) => keyOf(first, second, round, swapped ? second : first)),
  );
  return Array.from({ length: match.games }, (_, game) => game).filter((game) => {
    const { round, entrants } = pairingOf(game, sides, names.length, SEATING);
    const [begins = '', follows = ''] = entrants.map((entrant) => names[entrant] ?? '');
    return !known.has(keyOf(begins, follows, round, begins));
  });
}

/** Describes a game for the file. In games of more than two sides, the points compare every side with every opposing one. */
function describeGame(match: MatchPlan, sides: number, report: GameReport): LadderGame {
  const names = namesOf(match);
  const swapped = report.game % gamesPerRound(sides, SEATING) === 1;
  const [begins = 0, follows = 0] = report.entrants;
  const [first, second] = swapped ? [follows, begins] : [begins, follows];
  const ranksOf = (entrant: number): readonly number[] =>
    report.results.flatMap(({ rank }, side) => (report.entrants[side] === entrant ? [rank] : []));
  const comparisons = ranksOf(first).flatMap((rank) =>
    ranksOf(second).map((other) => (rank < other ? 1 : rank > other ? 0 : 0.5)),
  );
  return {
    first: names[first] ?? '',
    second: names[second] ?? '',
    round: report.round,
    swapped,
    points: comparisons.reduce<number>((sum, points) => sum + points, 0) / comparisons.length,
    plies: report.plies,
    termination: report.termination,
    faults: report.faults.map(({ entrant, kind }) => `${names[entrant]}: ${kind}`),
  };
}

function namesOf({ entrants }: MatchPlan): readonly string[] {
  return entrants.map(({ name }) => name);
}
