import { accept } from '@halma/rules';
import { appendTextFile } from '../../append-text-file.ts';
import type { Environment } from '../../environment.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import type { VerbOutput } from '../../verbs/verb.ts';
import { createGamePool } from '../create-game-pool.ts';
import type { GameReport } from '../game-report.ts';
import { prepareAppendedFile } from '../match-outputs.ts';
import {
  type MatchPlan,
  requestedEntrants,
  requestedMatchLimits,
  requestedMatchSettings,
  requestedStart,
} from '../match-plan.ts';
import { gamesPerMeeting, meetingsPerRound, pairingOf } from '../pairing.ts';
import { playMatch } from '../play-match.ts';
import { ResultsFile, sharedSettings } from '../results-file.ts';
import { encountersOf, LADDER_FORMAT, type LadderGame } from './ladder-file.ts';
import { createLadderData, formatLadder } from './ladder-text.ts';
import { ratePlayers } from './ratings.ts';

/** A ladder that a request describes. */
interface LadderPlan {
  readonly match: MatchPlan;
  /** The number of sides in a game. */
  readonly sideCount: number;
  readonly file: ResultsFile<LadderGame>;
}

/**
 * Plays the missing games of a ladder, until all players have met or the user interrupts the command, and
 * rates the players. Every game is added to the file as soon as it ends.
 */
export async function runLadder(
  request: Request,
  environment: Environment,
): Promise<CommandResult<VerbOutput>> {
  const parsed = await parseLadderPlan(request);
  if (!parsed.ok) return parsed;
  const { match, sideCount, file } = parsed.value;
  const { log, records } = request;
  const games = [...file.games];
  const missingGames = listMissingGames(match, sideCount, file.games);
  if (missingGames.length > 0) {
    const problem =
      (await prepareAppendedFile(log, !file.isNew)) ??
      (await prepareAppendedFile(records, !file.isNew)) ??
      (await file.begin());
    if (problem !== null) return refuse('unwritable-file', problem);
    const pool = createGamePool(match, environment, log);
    const play = (index: number) => pool.play(missingGames[index] ?? 0);
    for await (const report of playMatch(missingGames.length, pool.capacity, play)) {
      const game = describeGame(match, sideCount, report);
      const added = await file.add(game);
      const written =
        added.ok && records !== undefined ? await appendTextFile(records, `${report.record}\n`) : added;
      if (!written.ok) {
        pool.close();
        return written;
      }
      games.push(game);
      environment.work.reportProgress(`game ${games.length} of ${file.games.length + missingGames.length}`);
    }
    pool.close();
  }
  const players = [...new Set([...namesOf(match), ...games.flatMap(({ first, second }) => [first, second])])];
  const encounters = encountersOf(games);
  const ratings = ratePlayers(players, encounters);
  return accept({
    data: () => createLadderData(ratings, encounters, games),
    text: (_, width) => formatLadder(ratings, encounters, games, width),
  });
}

async function parseLadderPlan(request: Request): Promise<CommandResult<LadderPlan>> {
  const path = requireField('ladder', request.ladder);
  if (!path.ok) return path;
  const start = requestedStart(request);
  if (!start.ok) return start;
  const { rules } = start.value.position;
  const sideCount = rules.sides.length;
  if (sideCount < 2) return refuse('bad-request', 'A ladder needs a game with two sides or more.');
  const entrants = requestedEntrants(request, rules);
  if (!entrants.ok) return entrants;
  const limits = requestedMatchLimits(request);
  if (!limits.ok) return limits;
  const names = entrants.value.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) return refuse('bad-request', `The player “${duplicate}” is named twice.`);
  const seating = request.gauntlet === true ? 'gauntlet' : 'round-robin';
  const settings = await requestedMatchSettings(request, start.value.position, seating);
  if (!settings.ok) return settings;
  const meetings = names.length < 2 ? 0 : meetingsPerRound(names.length, seating);
  const games = settings.value.games * meetings;
  const match: MatchPlan = {
    start: start.value.request,
    entrants: entrants.value,
    seating,
    ...settings.value,
    games,
  };
  const fileSettings = { ...sharedSettings(match), limits: limits.value };
  const file = await ResultsFile.open(path.value, LADDER_FORMAT, games === 0 ? null : fileSettings);
  if (!file.ok) return file;
  if (games === 0 && file.value.isNew)
    return refuse('bad-request', 'Name at least two players, or a file with results.');
  return accept({ match, sideCount, file: file.value });
}

/** Returns the numbers of the games that have not been played. */
function listMissingGames(
  match: MatchPlan,
  sideCount: number,
  playedGames: readonly LadderGame[],
): readonly number[] {
  const names = namesOf(match);
  const keyOf = (one: string, other: string, round: number, firstSide: string): string =>
    JSON.stringify([...[one, other].sort(), round, firstSide]);
  const playedKeys = new Set(
    playedGames.map(({ first, second, round, swapped }) =>
      keyOf(first, second, round, swapped ? second : first),
    ),
  );
  return Array.from({ length: match.games }, (_, game) => game).filter((game) => {
    const { round, entrants } = pairingOf(game, sideCount, names.length, match.seating);
    const [firstSide = '', secondSide = ''] = entrants.map((entrant) => names[entrant] ?? '');
    return !playedKeys.has(keyOf(firstSide, secondSide, round, firstSide));
  });
}

/**
 * Describes a game for the file. In games with more than two sides, the points compare every side with every
 * opposing side.
 */
function describeGame(match: MatchPlan, sideCount: number, report: GameReport): LadderGame {
  const names = namesOf(match);
  const swapped = report.game % gamesPerMeeting(sideCount, match.seating) === 1;
  const [firstSide = 0, secondSide = 0] = report.entrants;
  const [first, second] = swapped ? [secondSide, firstSide] : [firstSide, secondSide];
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
