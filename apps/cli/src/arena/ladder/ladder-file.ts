import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../../refusal.ts';
import { isRecord } from '../../request/validate-request.ts';
import type { MatchPlan } from '../match-plan.ts';
import type { Encounter } from './ratings.ts';

/** A game of a ladder. Two players meet with every other side, so a game has a result for the pair. */
export interface LadderGame {
  readonly first: string;
  readonly second: string;
  /** The opening, counted from 0. */
  readonly round: number;
  /** Whether the second player has the first side. */
  readonly swapped: boolean;
  /** The points of the first player, from 0 to 1. */
  readonly points: number;
  readonly plies: number;
  readonly termination: string;
  /** The faults of either player, such as `level:3: timeout`. */
  readonly faults: readonly string[];
}

/** The games of a ladder that its file contains. */
export interface LadderFile {
  readonly games: readonly LadderGame[];
  /** The length in bytes up to the end of the last whole line. A longer file ends in a line that was cut off. */
  readonly wholeBytes: number;
}

/** The version of the file's format. */
const VERSION = 1;

/** The settings that all games of a ladder share. Results under other settings could not be compared. */
type LadderSettings = Pick<MatchPlan, 'start' | 'openingPlies' | 'openings' | 'seed'> & {
  /** The limits of players whose name contains none. */
  readonly limits: unknown;
};

/** Formats the first line of a ladder's file. */
export function formatLadderHeader(settings: LadderSettings): string {
  return `${JSON.stringify({ ladder: VERSION, ...settings })}\n`;
}

/** Formats a game as a line of the file. */
export function formatLadderGame(game: LadderGame): string {
  return `${JSON.stringify(game)}\n`;
}

/**
 * Reads a ladder's file: a line with the settings, then a line for each game. Refuses a file with other settings and damaged
 * lines, but for the last one: a crash may have cut it off.
 *
 * @param settings the requested settings; null if any will do, because no games will be added
 */
export function parseLadderFile(text: string, settings: LadderSettings | null): CommandResult<LadderFile> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [header = '', ...lines] = whole.split('\n').slice(0, -1);
  const difference = findDifference(header, settings);
  if (difference !== null) return refuse('bad-ladder', difference);
  const games: LadderGame[] = [];
  for (const [index, line] of lines.entries()) {
    const game = parseGame(line);
    if (game === undefined) return refuse('bad-ladder', `Line ${index + 2} of the ladder is not a game.`);
    games.push(game);
  }
  return accept({ games, wholeBytes: Buffer.byteLength(whole) });
}

/** Describes the first setting in which a header differs from the requested ones; null if there is none. */
function findDifference(header: string, settings: LadderSettings | null): string | null {
  const stored = parseObject(header) ?? {};
  if (stored.ladder !== VERSION) return 'The file is not a ladder of this version.';
  for (const [name, value] of Object.entries(settings ?? {})) {
    const [kept, asked] = [JSON.stringify(stored[name]), JSON.stringify(value)];
    if (kept !== asked)
      return `The ladder was played with other settings: “${name}” is ${kept}, not ${asked}. Repeat the options of its first run, or use a new file.`;
  }
  return null;
}

function parseGame(line: string): LadderGame | undefined {
  const { first, second, round, swapped, points, plies, termination, faults } = parseObject(line) ?? {};
  const isValid =
    typeof first === 'string' &&
    typeof second === 'string' &&
    first !== second &&
    typeof swapped === 'boolean' &&
    typeof termination === 'string' &&
    isWholeNumber(round) &&
    isWholeNumber(plies) &&
    typeof points === 'number' &&
    points >= 0 &&
    points <= 1 &&
    Array.isArray(faults) &&
    faults.every((fault): fault is string => typeof fault === 'string');
  return isValid ? { first, second, round, swapped, points, plies, termination, faults } : undefined;
}

function isWholeNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Adds up the games of every pair of players. */
export function encountersOf(games: readonly LadderGame[]): readonly Encounter[] {
  const encounters = new Map<string, Encounter>();
  for (const { first, second, points } of games) {
    const key = JSON.stringify([first, second].toSorted());
    const before = encounters.get(key) ?? { first, second, games: 0, points: 0 };
    const gained = first === before.first ? points : 1 - points;
    encounters.set(key, { ...before, games: before.games + 1, points: before.points + gained });
  }
  return [...encounters.values()];
}
