import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Command } from '../entrant.ts';
import { LastWords } from './last-words.ts';
import { endGroup, runInGroup } from './process-group.ts';

/** A line a program wrote, or why none came. */
export type Heard = { readonly line: string } | { readonly silence: 'late' | 'ended' };

/** Lines that are kept until somebody asks for them. */
const LINES_KEPT = 10_000;

/** A program that is talked to in lines over its standard input and output. */
export class LineProgram {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  readonly #lastWords: LastWords;
  #ended = false;
  #ending = '';
  #wake: () => void = () => {};

  constructor([program, ...words]: Command) {
    // In a group of its own, so that what the program starts can be ended with it.
    this.#child = spawn(program, words, { stdio: 'pipe', detached: process.platform !== 'win32' });
    const child = this.#child;
    runInGroup(child);
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.#lines.push(line);
      if (this.#lines.length > LINES_KEPT) this.#lines.shift();
      this.#wake();
    });
    this.#lastWords = new LastWords(child.stderr);
    // A program that is gone is noticed by its end, not by what can no longer be written to it.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.#end(error.message));
    child.on('close', (code, signal) =>
      this.#end(signal === null ? `ended with ${code}` : `killed by ${signal}`),
    );
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** How it ended, with its last words. */
  get ending(): string {
    return this.#lastWords.after(this.#ending);
  }

  send(line: string): void {
    if (!this.#ended) this.#child.stdin.write(`${line}\n`);
  }

  /** The next line that passes a test; lines before it are let go. @param milliseconds how long it may take */
  async hear(test: (line: string) => boolean, milliseconds: number): Promise<Heard> {
    const until = performance.now() + milliseconds;
    for (;;) {
      for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift())
        if (test(line)) return { line };
      if (this.#ended) return { silence: 'ended' };
      const left = until - performance.now();
      if (left <= 0) return { silence: 'late' };
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Ends it at once, and whatever it has started. */
  kill(): void {
    if (!this.#ended) endGroup(this.#child);
  }

  #end(how: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#ending = how;
    this.#wake();
  }
}
