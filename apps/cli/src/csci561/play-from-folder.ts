import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, legalMoves, type Move, makeRules, type Position, play, type Rules } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields.ts';
import { requireField } from '../request/validate-request.ts';
import { seededRandom } from '../seeded-random.ts';
import { SIMPLE_PLAYERS } from '../simple-players.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { writeTextFile } from '../write-text-file.ts';
import { parseInputFile } from './input-file.ts';
import { formatOutputFile } from './output-file.ts';
import { formatPlaydata, resumePosition } from './playdata-file.ts';

/** The CPU time of loading the engine, in milliseconds. With less time the move is chosen without a search. */
const ENGINE_MS = 120;

/** The number of moves without a search for which time is reserved, in case an opponent that avoids its target prolongs the game. */
const TURNS_HELD_BACK = 40;

/**
 * Plays one move using the file protocol: reads `input.txt` from a folder, writes `output.txt`, and keeps `playdata.txt`.
 *
 * @param cpuTime CPU time used since the process was started, in milliseconds
 */
export async function playFromFolder(
  request: Request,
  cpuTimeMs: () => number,
): Promise<CommandResult<VerbOutput>> {
  const folder = requireField('folder', request.folder);
  if (!folder.ok) return folder;
  const at = (name: string): string => join(folder.value, name);
  const text = await readFile(at('input.txt'), 'utf8').catch(() => undefined);
  if (text === undefined) return refuse('unreadable-file', `${at('input.txt')} cannot be read.`);
  const input = parseInputFile(text);
  if (!input.ok) return input;
  const memory =
    input.value.kind === 'GAME'
      ? await readFile(at('playdata.txt'), 'utf8').catch(() => undefined)
      : undefined;
  const position = resumePosition(csciRules(), input.value, memory);
  const move = await chooseInTime(position, input.value.seconds, cpuTimeMs);
  const output = formatOutputFile(position, move);
  const after = play(position, move);
  if (!after.ok) throw new Error(`the engine chose an illegal move: ${after.refusal.code}`);
  const problem =
    (await writeTextFile(at('output.txt'), output, true)) ??
    (input.value.kind === 'GAME'
      ? await writeTextFile(at('playdata.txt'), formatPlaydata(after.value), true)
      : null);
  if (problem !== null) return refuse('unwritable-file', problem);
  return accept({ data: () => ({ output }), text: () => output.trimEnd() });
}

function csciRules(): Rules {
  const rules = makeRules({ game: 'halma-2', preset: 'csci-561' });
  if (!rules.ok) throw new Error(`the rules of the protocol are invalid: ${rules.refusal.code}`);
  return rules.value;
}

/** Chooses a move within the remaining time: by a search, or greedily when there is no time for one. */
async function chooseInTime(position: Position, seconds: number, cpuTimeMs: () => number): Promise<Move> {
  const left = 1000 * seconds - TURNS_HELD_BACK * cpuTimeMs();
  // Random choices keep the greedy player from moving back and forth between two squares.
  if (left < ENGINE_MS)
    return SIMPLE_PLAYERS.greedy(position, legalMoves(position), seededRandom(position.ply));
  // Loading the engine is worth the time only for a search.
  const { thinkingTimeMs: millisecondsFor, EnginePlayer: Player } = await import('@halma/engine');
  const milliseconds = Math.max(1, millisecondsFor(position, { remainingMs: left }) - cpuTimeMs());
  return new Player(position).chooseMove(position, { now: cpuTimeMs, milliseconds });
}
