import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, legalMoves, type Move, makeRules, type Position, play, type Rules } from '@halma/rules';
import { readTextFile } from '../read-text-file.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requireField } from '../request/validate-request.ts';
import { seededRandom } from '../seeded-random.ts';
import { SIMPLE_PLAYERS } from '../simple-players.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { writeTextFile } from '../write-text-file.ts';
import { parseInputFile } from './input-file.ts';
import { formatOutputFile } from './output-file.ts';
import { formatPlaydata, resumePosition } from './playdata-file.ts';

/** The CPU time that loading the engine takes, in milliseconds. */
const ENGINE_LOAD_MS = 120;

/** The CPU time for writing the files and ending the process, in milliseconds. */
const FINISH_MS = 40;

/** The minimum time for a search, in milliseconds of CPU time. */
const MIN_SEARCH_MS = 10;

/**
 * The number of turns beyond the estimated end of the game for which to reserve the time to start the
 * program.
 */
const RESERVED_TURNS = 20;

/**
 * Plays one move using the file protocol: reads `input.txt` in a folder, writes `output.txt` and, for a move in a whole
 * game, stores the game in `playdata.txt`.
 *
 * @param cpuTimeMs returns the CPU time since the start of the process, in milliseconds
 */
export async function playFromFolder(
  request: Request,
  cpuTimeMs: () => number,
): Promise<CommandResult<VerbOutput>> {
  const folder = requireField('folder', request.folder);
  if (!folder.ok) return folder;
  const pathOf = (name: string): string => join(folder.value, name);
  const text = await readTextFile(pathOf('input.txt'));
  if (!text.ok) return text;
  const input = parseInputFile(text.value);
  if (!input.ok) return input;
  const playdata =
    input.value.kind === 'GAME'
      ? await readFile(pathOf('playdata.txt'), 'utf8').catch(() => undefined)
      : undefined;
  const position = resumePosition(makeProtocolRules(), input.value, playdata);
  const move = await chooseInTime(position, input.value.seconds, cpuTimeMs);
  const output = formatOutputFile(position, move);
  const after = play(position, move);
  if (!after.ok) throw new Error(`the engine chose an illegal move: ${after.refusal.code}`);
  const problem =
    (await writeTextFile(pathOf('output.txt'), output, true)) ??
    (input.value.kind === 'GAME'
      ? await writeTextFile(pathOf('playdata.txt'), formatPlaydata(after.value), true)
      : null);
  if (problem !== null) return refuse('unwritable-file', problem);
  return accept({ data: () => ({ output }), text: () => output.trimEnd() });
}

function makeProtocolRules(): Rules {
  const rules = makeRules({ game: 'halma-2', preset: 'csci-561' });
  if (!rules.ok) throw new Error(`cannot make the rules of the protocol: ${rules.refusal.code}`);
  return rules.value;
}

/**
 * Chooses a move by a search, or greedily if the time would run out before a search could begin.
 *
 * @param seconds the remaining CPU time
 */
async function chooseInTime(position: Position, seconds: number, cpuTimeMs: () => number): Promise<Move> {
  const remainingMs = 1000 * seconds;
  // Random choices prevent the greedy player from moving a man back and forth between two squares.
  if (remainingMs < cpuTimeMs() + ENGINE_LOAD_MS + MIN_SEARCH_MS + FINISH_MS)
    return SIMPLE_PLAYERS.greedy(position, legalMoves(position), seededRandom(position.ply));
  const { thinkingTimeMs, EnginePlayer, loadNetwork } = await import('@halma/engine');
  const network = await loadNetwork(position.rules);
  // Every turn starts a process, so every later turn will cost this much in addition to its search.
  const turnMs = cpuTimeMs() + FINISH_MS;
  const shareMs = thinkingTimeMs(position, { remainingMs: remainingMs - RESERVED_TURNS * turnMs });
  const milliseconds = Math.max(MIN_SEARCH_MS, shareMs - turnMs);
  return new EnginePlayer(position, { network }).chooseMove(position, { now: cpuTimeMs, milliseconds });
}
