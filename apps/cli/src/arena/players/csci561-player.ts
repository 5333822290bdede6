import { rmSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatInputFile } from '../../csci561/input-file.ts';
import { parseOutputFile } from '../../csci561/output-file.ts';
import type { Command } from '../entrant.ts';
import type { ArenaPlayer, MoveRequest, PlayerChoice, PlayerFault } from '../player.ts';
import type { LineListener, LogDirection } from '../player-log.ts';
import { runTimed } from './timed-run.ts';

/** The minimum remaining time to write to `input.txt`, in milliseconds. */
const MIN_CLOCK_MS = 10;

/** Plays by running a program that uses the CSCI-561 file protocol: one folder per game, one process per move. */
export class Csci561Player implements ArenaPlayer {
  readonly #command: Command;
  readonly #graceMs: number;
  readonly #onLine: LineListener;
  #folder: string | undefined;
  #abortController = new AbortController();
  #cpuTimeMs = 0;

  /**
   * @param command the program and its arguments
   * @param graceMs the program is killed after twice its remaining time plus this many milliseconds
   * @param onLine called with every line of `input.txt` and `output.txt`
   */
  constructor(command: Command, graceMs: number, onLine: LineListener = () => {}) {
    this.#command = withAbsolutePaths(command);
    this.#graceMs = graceMs;
    this.#onLine = onLine;
  }

  async startGame(): Promise<PlayerFault | null> {
    this.close();
    this.#abortController = new AbortController();
    this.#folder = await mkdtemp(join(tmpdir(), 'halma-csci561-'));
    return null;
  }

  async chooseMove({ position, clocks }: MoveRequest): Promise<PlayerChoice> {
    const folder = this.#folder;
    if (folder === undefined) throw new Error('chooseMove was called before startGame');
    const remainingMs = Math.max(clocks.get(position.toMove)?.remainingMs ?? 0, MIN_CLOCK_MS);
    const { board } = position.rules;
    const men = position.men.subarray(0, board.cellCount);
    const input = formatInputFile({
      kind: 'GAME',
      toMove: position.toMove,
      seconds: remainingMs / 1000,
      men,
    });
    this.#log('>', input);
    await writeFile(join(folder, 'input.txt'), input);
    const output = join(folder, 'output.txt');
    await rm(output, { force: true });
    const { cpuTimeMs, timedOut, failure } = await runTimed(
      this.#command,
      folder,
      2 * remainingMs + this.#graceMs,
      this.#abortController.signal,
    );
    this.#cpuTimeMs += cpuTimeMs;
    if (timedOut)
      return { fault: { kind: 'timeout', detail: `still running after ${Math.round(cpuTimeMs)} ms` } };
    const text = await readFile(output, 'utf8').catch(() => undefined);
    if (text === undefined)
      return { fault: { kind: 'crash', detail: failure ?? 'the program wrote no output.txt' } };
    this.#log('<', text);
    const move = parseOutputFile(board, text);
    if (move !== undefined) return { move, chargedMs: cpuTimeMs };
    return { fault: { kind: 'bad-answer', detail: `“${text.trim().slice(0, 80)}”` } };
  }

  cpuTimeMs(): number {
    return this.#cpuTimeMs;
  }

  close(): void {
    this.#abortController.abort();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  #log(direction: LogDirection, text: string): void {
    for (const line of text.trimEnd().split('\n')) this.#onLine(direction, line);
  }
}

/** Makes the paths of the program and of existing files absolute, since the program runs in a different folder. */
function withAbsolutePaths([program, ...args]: Command): Command {
  const makeAbsolute = (arg: string): string =>
    statSync(arg, { throwIfNoEntry: false })?.isFile() === true ? resolve(arg) : arg;
  return [program.includes('/') ? resolve(program) : program, ...args.map(makeAbsolute)];
}
