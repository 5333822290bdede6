import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legalMoves, type Move, makeRules, type Position, play, type Rules } from '@halma/rules';
import { seededRandom } from '../chance/seeded-random.ts';
import { decline, give, type Reply } from '../faults.ts';
import { SIMPLE_CHOICES } from '../players/simple-choice.ts';
import type { Request } from '../request/fields.ts';
import { need } from '../request/read-request.ts';
import { saveText } from '../save-text.ts';
import type { Answer } from '../verbs/verb.ts';
import { recall, writeMemory } from './game-memory.ts';
import { readInput } from './input-file.ts';
import { writeOutput } from './output-file.ts';

/** CPU time, in milliseconds, that loading the engine takes; with less to spend it is left out. */
const ENGINE_MS = 120;

/** Turns that must remain possible without a search, if a rival who will not come home makes the game a long one. */
const TURNS_HELD_BACK = 40;

/**
 * Plays one move by the file protocol: reads `input.txt` of a folder, writes `output.txt`, and keeps `playdata.txt`.
 *
 * @param cpuTime CPU time used since the process was started, in milliseconds
 */
export async function playFromFolder(request: Request, cpuTime: () => number): Promise<Reply<Answer>> {
  const folder = need('folder', request.folder);
  if (!folder.ok) return folder;
  const at = (name: string): string => join(folder.value, name);
  const text = await readFile(at('input.txt'), 'utf8').catch(() => undefined);
  if (text === undefined) return decline('unreadable-file', `${at('input.txt')} cannot be read.`);
  const input = readInput(text);
  if (!input.ok) return input;
  const memory =
    input.value.kind === 'GAME'
      ? await readFile(at('playdata.txt'), 'utf8').catch(() => undefined)
      : undefined;
  const position = recall(csciRules(), input.value, memory);
  const move = await chooseInTime(position, input.value.seconds, cpuTime);
  const output = writeOutput(position, move);
  const after = play(position, move);
  if (!after.ok) throw new Error(`an illegal move was chosen: ${after.refusal.code}`);
  const problem =
    (await saveText(at('output.txt'), output, true)) ??
    (input.value.kind === 'GAME' ? await saveText(at('playdata.txt'), writeMemory(after.value), true) : null);
  if (problem !== null) return decline('unwritable-file', problem);
  return give({ data: () => ({ output }), text: () => output.trimEnd() });
}

function csciRules(): Rules {
  const rules = makeRules({ game: 'halma-2', preset: 'csci-561' });
  if (!rules.ok) throw new Error(`the protocol has no rules: ${rules.refusal.code}`);
  return rules.value;
}

/** A move within the time that is left: by search, or the one that gains the most when there is no time to search. */
async function chooseInTime(position: Position, seconds: number, cpuTime: () => number): Promise<Move> {
  const left = 1000 * seconds - TURNS_HELD_BACK * cpuTime();
  // Chance keeps a player who sees no way from going to and fro between the same two squares.
  if (left < ENGINE_MS)
    return SIMPLE_CHOICES.greedy(position, legalMoves(position), seededRandom(position.ply));
  // Loaded only here: without time to search it is not worth its own.
  const { millisecondsFor, Player } = await import('@halma/engine');
  const milliseconds = Math.max(1, millisecondsFor(position, { left }) - cpuTime());
  return new Player(position).choose(position, { clock: cpuTime, milliseconds });
}
