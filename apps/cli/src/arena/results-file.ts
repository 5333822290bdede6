import { readFile, stat, truncate } from 'node:fs/promises';
import { accept } from '@halma/rules';
import { appendTextFile } from '../append-text-file.ts';
import { fileErrorCode, fileErrorText } from '../file-error.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import { isRecord } from '../request/validate-request.ts';
import { writeTextFile } from '../write-text-file.ts';
import type { MatchPlan } from './match-plan.ts';

/** The settings that all games in a file share. Results under other settings would not be comparable. */
type SharedSettings = Pick<MatchPlan, 'start' | 'openingPlies' | 'openings' | 'seed' | 'adjudication'> & {
  /** The limits of players whose name contains none. */
  readonly limits: unknown;
  /** The players in order; absent if their order does not matter. */
  readonly players?: readonly string[];
};

/** Returns the settings of a plan that all games in a file share. */
export function sharedSettings(plan: MatchPlan): Omit<SharedSettings, 'limits' | 'players'> {
  const { start, openingPlies, openings, seed, adjudication } = plan;
  return {
    start,
    openingPlies,
    ...(openings && { openings }),
    seed,
    ...(adjudication !== undefined && { adjudication }),
  };
}

/** A kind of results file: its first line holds the settings, and each later line holds a game. */
export interface ResultsFormat<Game> {
  /** The name of the kind, with which the first line begins. */
  readonly kind: 'ladder' | 'match';
  /** The refusal code. */
  readonly code: 'bad-ladder' | 'bad-results';
  /**
   * Checks a game.
   *
   * @param index the number of the game, from 0
   */
  readonly parseGame: (value: Readonly<Record<string, unknown>>, index: number) => Game | undefined;
}

/** The version of the format. */
const VERSION = 1;

/** A longer file would not fit into a JavaScript string. The limit leaves room for more than a hundred thousand games. */
const MAX_FILE_BYTES = 500_000_000;

/** A results file. It is created by `begin`; each game is appended as soon as it ends. */
export class ResultsFile<Game> {
  readonly games: readonly Game[];
  /** Whether there was no file. */
  readonly isNew: boolean;
  readonly #path: string;
  readonly #header: string;
  /** The length up to the end of the last complete line, in bytes; 0 if there is no file. */
  #completeLength: number;

  private constructor(path: string, header: string, games: readonly Game[], completeLength: number) {
    this.#path = path;
    this.#header = header;
    this.games = games;
    this.isNew = completeLength === 0;
    this.#completeLength = completeLength;
  }

  /**
   * Reads a file, or prepares a new one. Refuses a file with different settings or with damaged lines, except a damaged last
   * line, which a crash may have cut off.
   *
   * @param settings the requested settings; null if any will do, because no games will be added
   */
  static async open<Game>(
    path: string,
    format: ResultsFormat<Game>,
    settings: SharedSettings | null,
  ): Promise<CommandResult<ResultsFile<Game>>> {
    const { kind, code } = format;
    const header = JSON.stringify({ [kind]: VERSION, ...settings });
    const text = await readWholeFile(path, code);
    if (!text.ok) return text;
    if (text.value === '') return accept(new ResultsFile<Game>(path, header, [], 0));
    const completeLines = text.value.slice(0, text.value.lastIndexOf('\n') + 1);
    const [first = '', ...lines] = completeLines.split('\n').slice(0, -1);
    const difference = findDifference(first, kind, settings);
    if (difference !== null) return refuse(code, difference);
    const games: Game[] = [];
    for (const [index, line] of lines.entries()) {
      const value = parseObject(line);
      const game = value && format.parseGame(value, index);
      if (game === undefined) return refuse(code, `Line ${index + 2} of the ${kind} file is not a game.`);
      games.push(game);
    }
    return accept(new ResultsFile<Game>(path, header, games, Buffer.byteLength(completeLines)));
  }

  /**
   * Starts the file, or removes a last line that was cut off.
   *
   * @returns a problem, or null
   */
  async begin(): Promise<string | null> {
    if (this.isNew) {
      const line = `${this.#header}\n`;
      this.#completeLength = Buffer.byteLength(line);
      return writeTextFile(this.#path, line, true);
    }
    try {
      await truncate(this.#path, this.#completeLength);
      return null;
    } catch (error) {
      return `${this.#path} cannot be written: ${fileErrorText(error)}.`;
    }
  }

  /**
   * Adds a game. Refuses if another process has changed the file: games that two processes append in turn would make it
   * unreadable.
   */
  async add(game: Game): Promise<CommandResult<null>> {
    const length = await fileLength(this.#path);
    if (length !== this.#completeLength)
      return refuse(
        'unwritable-file',
        `The file “${this.#path}” has been changed, perhaps by a second run of the same command. Repeat the command when no other is running.`,
      );
    const line = `${JSON.stringify(game)}\n`;
    this.#completeLength += Buffer.byteLength(line);
    return appendTextFile(this.#path, line);
  }
}

/** Reads a whole file; returns an empty string if there is none yet. */
async function readWholeFile(
  path: string,
  code: ResultsFormat<unknown>['code'],
): Promise<CommandResult<string>> {
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) return refuse(code, 'The file is too long.');
    return accept(await readFile(path, 'utf8'));
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return accept('');
    return refuse('unreadable-file', `The file “${path}” cannot be read: ${fileErrorText(error)}.`);
  }
}

/** Returns the length of a file in bytes; undefined if it cannot be determined, for example because the file is gone. */
async function fileLength(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}

/** Describes the first setting in which a header differs from the requested settings; null if they agree. */
function findDifference(header: string, kind: string, settings: SharedSettings | null): string | null {
  const stored = parseObject(header) ?? {};
  if (stored[kind] !== VERSION) return `The file is not a ${kind} file of this version.`;
  if (settings === null) return null;
  const names = new Set([...Object.keys(stored), ...Object.keys(settings)].filter((name) => name !== kind));
  const requested: Readonly<Record<string, unknown>> = { ...settings };
  for (const name of names) {
    const [storedText, requestedText] = [stored[name], requested[name]].map(
      (value) => JSON.stringify(value) ?? 'not set',
    );
    if (storedText !== requestedText)
      return `The ${kind} was played with different settings: “${name}” is ${storedText}, not ${requestedText}. Repeat the options of its first run, or use a new file.`;
  }
  return null;
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a value is a non-negative integer. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
