import { createInterface } from 'node:readline';
import type { Line } from '@halma/engine';
import { PASS } from '@halma/rules';
import type { Paint } from './drawing/paint.ts';
import { EXIT } from './exit.ts';
import type { Talk } from './play/talk.ts';
import { saveText } from './save-text.ts';
import type { Thinker } from './thinking/task.ts';
import { writePosition } from './thinking/written-position.ts';

/** What asks a conversation to stop, and the exit status that says so. */
const STOPPED_BY = { SIGHUP: EXIT.hungUp, SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** A conversation over this process's standard input and output. */
export function talkOnTerminal(paint: Paint, width: number, thinker: Thinker): Talk {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface(
    terminal ? { input: stdin, output: stdout } : { input: stdin, terminal: false },
  );
  const typed: string[] = [];
  // Every conversation has its own chance.
  const seed = Math.floor(Math.random() * 2 ** 31);
  let ended = false;
  let stopped: number | null = null;
  let wake: (() => void) | null = null;
  const woken = (): void => {
    wake?.();
    wake = null;
  };
  reader.on('line', (line) => {
    typed.push(line);
    // A pipe is read no faster than it is answered.
    if (!terminal) reader.pause();
    woken();
  });
  const close = (): void => {
    ended = true;
    woken();
  };
  reader.on('close', close);
  reader.on('error', close);
  // A terminal that has gone away.
  stdin.on('error', close);
  const stop = (signal: keyof typeof STOPPED_BY): void => {
    // The same signal may come twice, from the terminal and from whatever started this process.
    stopped ??= STOPPED_BY[signal];
    thinker.stop();
    woken();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  reader.on('SIGINT', () => stop('SIGINT'));
  const ask = async (prompt: string): Promise<string | null> => {
    if (stopped !== null) return null;
    if (!terminal || ended) stdout.write(prompt);
    else {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    while (typed.length === 0 && !ended && stopped === null) {
      reader.resume();
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const line = stopped === null ? (typed.shift() ?? null) : null;
    if (!terminal) stdout.write(`${line ?? ''}\n`);
    else if (line === null) stdout.write('\n');
    return line;
  };
  return {
    ask,
    say: (text) => stdout.write(`${text}\n`),
    paint,
    width,
    choose: async (position, thought) => {
      const task = { position: writePosition(position), lines: 1, afresh: false, seed, ...thought };
      return (await thinker.think(task, () => {})) ?? PASS;
    },
    analyse: async (position, milliseconds) => {
      let best: Line | undefined;
      const task = { position: writePosition(position), lines: 1, afresh: false, milliseconds };
      await thinker.think(task, ({ lines }) => {
        best = lines[0];
      });
      return best;
    },
    save: saveText,
    now: () => new Date(),
    stopped: () => stopped,
    end: () => {
      for (const signal of SIGNALS) process.off(signal, stop);
      reader.close();
      stdin.destroy();
    },
  };
}
