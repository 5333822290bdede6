import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, legalMoves, type Move, makeRules, type Position, play, type Rules } from '@halma/rules';
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

/** The CPU time that loading the engine takes. With less time left, the program chooses a move without a search. */
const ENGINE_LOAD_MS = 120;

/** The number of later moves without a search that must remain affordable, since an opponent may prolong the game. */
const RESERVED_TURNS = 40;

/**
 * Plays one move using the file protocol: reads `input.txt` in a folder, writes `output.txt`, and stores the game in
 * `playdata.txt`.
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
  const text = await readFile(pathOf('input.txt'), 'utf8').catch(() => undefined);
  if (text === undefined) return refuse('unreadable-file', `${pathOf('input.txt')} cannot be read.`);
  const input = parseInputFile(text);
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
 * Chooses a move by a search, or greedily when there is not enough time for a search.
 *
 * @param seconds the remaining CPU time
 */
async function chooseInTime(position: Position, seconds: number, cpuTimeMs: () => number): Promise<Move> {
  const availableMs = 1000 * seconds - RESERVED_TURNS * cpuTimeMs();
  // Random choices prevent the greedy player from moving a man back and forth between two squares.
  if (availableMs < ENGINE_LOAD_MS)
    return SIMPLE_PLAYERS.greedy(position, legalMoves(position), seededRandom(position.ply));
  // Only a search is worth the time to load the engine.
  const { thinkingTimeMs, EnginePlayer, loadNetwork } = await import('@halma/engine');
  const network = await loadNetwork(position.rules);
  const milliseconds = Math.max(1, thinkingTimeMs(position, { remainingMs: availableMs }) - cpuTimeMs());
  return new EnginePlayer(position, { network }).chooseMove(position, { now: cpuTimeMs, milliseconds });
}
