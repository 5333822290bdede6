import { rmSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeInput } from '../../csci561/input-file.ts';
import { readOutput } from '../../csci561/output-file.ts';
import type { Chosen, Contestant, PlayerFault, Turn } from '../contestant.ts';
import type { Command } from '../entrant.ts';
import { runTimed } from './timed-run.ts';

/** The least a program is told it has left, in milliseconds. */
const LEAST_MS = 10;

/** A program that speaks the CSCI-561 file protocol: a folder for every game, a process for every move. */
export class Csci561Program implements Contestant {
  readonly #command: Command;
  readonly #grace: number;
  #folder: string | undefined;
  #stopping = new AbortController();
  #spent = 0;

  /** @param grace how much longer than twice its clock it may go on, in milliseconds: others use the machine too */
  constructor(command: Command, grace: number) {
    this.#command = withWholePaths(command);
    this.#grace = grace;
  }

  async begin(): Promise<PlayerFault | null> {
    this.close();
    this.#stopping = new AbortController();
    this.#folder = await mkdtemp(join(tmpdir(), 'halma-csci561-'));
    return null;
  }

  async choose({ position, clocks }: Turn): Promise<Chosen> {
    const folder = this.#folder;
    if (folder === undefined) throw new Error('a game was not begun');
    const left = Math.max(clocks.get(position.toMove)?.left ?? 0, LEAST_MS);
    const { board } = position.rules;
    const men = position.men.subarray(0, board.cells);
    const input = writeInput({ kind: 'GAME', toMove: position.toMove, seconds: left / 1000, men });
    await writeFile(join(folder, 'input.txt'), input);
    const output = join(folder, 'output.txt');
    await rm(output, { force: true });
    const { milliseconds, late, failure } = await runTimed(
      this.#command,
      folder,
      2 * left + this.#grace,
      this.#stopping.signal,
    );
    this.#spent += milliseconds;
    if (late)
      return { fault: { kind: 'timeout', detail: `still running after ${Math.round(milliseconds)} ms` } };
    const text = await readFile(output, 'utf8').catch(() => undefined);
    if (text === undefined) return { fault: { kind: 'crash', detail: failure ?? 'it wrote no output.txt' } };
    const move = readOutput(board, text);
    if (move !== undefined) return { move, milliseconds };
    return { fault: { kind: 'bad-answer', detail: `“${text.trim().slice(0, 80)}”` } };
  }

  spent(): number {
    return this.#spent;
  }

  close(): void {
    this.#stopping.abort();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }
}

/** It runs in a folder of its own, so the files its command line names are named from the root. */
function withWholePaths([program, ...words]: Command): Command {
  const whole = (word: string): string =>
    statSync(word, { throwIfNoEntry: false })?.isFile() === true ? resolve(word) : word;
  return [program.includes('/') ? resolve(program) : program, ...words.map(whole)];
}
