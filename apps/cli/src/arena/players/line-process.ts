import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Command } from '../entrant.ts';
import { killOnExit, killProcessGroup } from './process-group.ts';
import { StderrTail } from './stderr-tail.ts';

/** A line of a program's output, or the reason why there is none. */
export type LineResult = { readonly line: string } | { readonly failure: 'timeout' | 'exited' };

const MAX_BUFFERED_LINES = 10_000;

/** A child process that reads and writes lines. */
export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  readonly #stderrTail: StderrTail;
  #ended = false;
  #ending = '';
  #wake: () => void = () => {};

  constructor([program, ...words]: Command) {
    // A separate process group lets `kill` reach the program's own children.
    this.#child = spawn(program, words, { stdio: 'pipe', detached: process.platform !== 'win32' });
    const child = this.#child;
    killOnExit(child);
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.#lines.push(line);
      if (this.#lines.length > MAX_BUFFERED_LINES) this.#lines.shift();
      this.#wake();
    });
    this.#stderrTail = new StderrTail(child.stderr);
    // The `close` event reports a program that has exited, so write errors need no handling.
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

  /** Describes how the process ended, with the end of its standard error. */
  get ending(): string {
    return this.#stderrTail.appendTo(this.#ending);
  }

  send(line: string): void {
    if (!this.#ended) this.#child.stdin.write(`${line}\n`);
  }

  /** Waits for a line that passes a test, and discards the lines before it. */
  async waitForLine(test: (line: string) => boolean, timeoutMs: number): Promise<LineResult> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift())
        if (test(line)) return { line };
      if (this.#ended) return { failure: 'exited' };
      const remainingMs = deadline - performance.now();
      if (remainingMs <= 0) return { failure: 'timeout' };
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, remainingMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Kills the process and its children. */
  kill(): void {
    if (!this.#ended) killProcessGroup(this.#child);
  }

  #end(how: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#ending = how;
    this.#wake();
  }
}
