import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { PASS } from '@halma/rules';
import type { Paint } from './drawing/paint.ts';
import type { EngineClient } from './engine/engine-client.ts';
import { EXIT_STATUS, STOP_SIGNAL_STATUS, STOP_SIGNALS, type StopSignal } from './exit-status.ts';
import type { PlayTerminal } from './play/play-terminal.ts';
import { readTextFile } from './read-text-file.ts';
import { writeTextFile } from './write-text-file.ts';

/**
 * Opens standard input and output for an interactive game.
 *
 * @param width in characters
 */
export function createPlayTerminal(paint: Paint, width: number, engine: EngineClient): PlayTerminal {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface(
    isTerminal ? { input: stdin, output: stdout } : { input: stdin, terminal: false },
  );
  const lines: string[] = [];
  const seed = Math.floor(Math.random() * 2 ** 31);
  let isClosed = false;
  let stopStatus: number | null = null;
  let wake: (() => void) | null = null;
  const wakeReader = (): void => {
    wake?.();
    wake = null;
  };
  reader.on('line', (line) => {
    lines.push(line);
    // Reading a pipe line by line avoids holding all its lines in memory.
    if (!isTerminal) reader.pause();
    wakeReader();
  });
  const closeInput = (): void => {
    isClosed = true;
    wakeReader();
  };
  reader.on('close', closeInput);
  reader.on('error', closeInput);
  // A read fails when the terminal has been closed.
  stdin.on('error', closeInput);
  const stopWith = (status: number): void => {
    // Both the terminal and the parent process may send a signal; the first one counts.
    stopStatus ??= status;
    engine.stop();
    wakeReader();
  };
  const stop = (signal: StopSignal): void => stopWith(STOP_SIGNAL_STATUS[signal]);
  // Without a reader of its output, the game cannot go on.
  stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') stopWith(EXIT_STATUS.success);
  });
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  reader.on('SIGINT', () => stop('SIGINT'));
  const ask = async (prompt: string): Promise<string | null> => {
    if (stopStatus !== null) return null;
    if (!isTerminal || isClosed) stdout.write(prompt);
    else {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    while (lines.length === 0 && !isClosed && stopStatus === null) {
      reader.resume();
      await new Promise<void>((wakeUp) => {
        wake = wakeUp;
      });
    }
    const line = stopStatus === null ? (lines.shift() ?? null) : null;
    if (!isTerminal) stdout.write(`${line ?? ''}\n`);
    else if (line === null) stdout.write('\n');
    return line;
  };
  return {
    ask,
    print: (text) => stdout.write(`${text}\n`),
    paint,
    width,
    chooseMove: async (position, settings) =>
      (await engine.chooseMove(position, { seed, ...settings })) ?? PASS,
    analyse: async (position, milliseconds) => (await engine.analyse(position, { milliseconds }))?.lines[0],
    writeFile: async (path, text, oldText) => {
      const isChanged = oldText !== null && (await hasChanged(resolve(path), oldText));
      return isChanged ? `${path} has been changed.` : writeTextFile(path, text, oldText !== null);
    },
    now: () => new Date(),
    stopStatus: () => stopStatus,
    close: () => {
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
      reader.close();
      stdin.destroy();
    },
  };
}

/**
 * Returns whether the content of a file has changed. A deleted file counts as unchanged, since it can be written
 * again.
 *
 * @param path an absolute path, since `readTextFile` reads standard input for `-`
 */
async function hasChanged(path: string, oldText: string): Promise<boolean> {
  const current = await readTextFile(path);
  return current.ok ? current.value !== oldText : existsSync(path);
}
