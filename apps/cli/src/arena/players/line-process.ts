import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileErrorText } from '../../file-error.ts';
import type { Command } from '../entrant.ts';
import type { LineListener } from '../player-log.ts';
import { killOnExit, killProcessGroup } from './process-group.ts';
import { StderrTail } from './stderr-tail.ts';

/** A line of output from a program, or the reason why there is none. */
export type LineResult = { readonly line: string } | { readonly failure: 'timeout' | 'exited' };

const MAX_BUFFERED_LINES = 10_000;

/** A child process that exchanges lines over standard input and output. */
export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  readonly #stderrTail: StderrTail;
  #hasEnded = false;
  #endReason = '';
  readonly #onLine: LineListener;
  #wake: () => void = () => {};

  /** @param onLine called with every line that is sent or received */
  constructor([program, ...args]: Command, onLine: LineListener = () => {}) {
    this.#onLine = onLine;
    // With a separate process group, `kill` also reaches the children of the program.
    this.#child = spawn(program, args, { stdio: 'pipe', detached: process.platform !== 'win32' });
    const child = this.#child;
    killOnExit(child);
    createInterface({ input: child.stdout }).on('line', (line) => {
      onLine('<', line);
      this.#lines.push(line);
      if (this.#lines.length > MAX_BUFFERED_LINES) this.#lines.shift();
      this.#wake();
    });
    this.#stderrTail = new StderrTail(child.stderr);
    // Write errors need no handling: the `close` event reports that the program has exited.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.#end(`${program} cannot be started: ${fileErrorText(error)}`));
    child.on('close', (code, signal) =>
      this.#end(signal === null ? `exited with status ${code}` : `killed by ${signal}`),
    );
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The reason why the process ended, followed by the end of its standard error. */
  get endReason(): string {
    return this.#stderrTail.appendTo(this.#endReason);
  }

  send(line: string): void {
    if (this.#hasEnded) return;
    this.#onLine('>', line);
    this.#child.stdin.write(`${line}\n`);
  }

  /**
   * Waits for a line that passes a test, and discards the lines before it.
   *
   * @param timeoutMs the maximum wait, in milliseconds
   */
  async waitForLine(test: (line: string) => boolean, timeoutMs: number): Promise<LineResult> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift())
        if (test(line)) return { line };
      if (this.#hasEnded) return { failure: 'exited' };
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
    if (!this.#hasEnded) killProcessGroup(this.#child);
  }

  #end(reason: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#endReason = reason;
    this.#wake();
  }
}
