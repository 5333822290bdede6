import { accept } from '@halma/rules';
import { plainText } from '../../src/drawing/paint.ts';
import type { Environment } from '../../src/environment.ts';
import { refuse } from '../../src/refusal.ts';
import { run } from '../../src/run.ts';
import { bytesOf, idleWork } from './ask.ts';

/** The exit status and the output of a command. */
export interface CommandRun {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command line without starting a process.
 *
 * @param files the contents of files by name; `-` is standard input
 * @param isInterrupted whether the user has already interrupted the command
 */
export async function command(
  words: readonly string[],
  {
    input = '',
    files = {},
    width = 80,
    hasServer = true,
    isInterrupted = false,
  }: {
    readonly input?: string;
    readonly files?: Readonly<Record<string, string>>;
    readonly width?: number;
    readonly hasServer?: boolean;
    readonly isInterrupted?: boolean;
  } = {},
): Promise<CommandRun> {
  let out = '';
  let err = '';
  let cpuTime = 0;
  const environment: Environment = {
    input: bytesOf(input),
    write: async (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
    readTextFile: async (path) => {
      const text = files[path];
      return text === undefined ? refuse('unreadable-file', `no ${path}`) : accept(text);
    },
    paint: plainText,
    width,
    work: { ...idleWork, signal: isInterrupted ? AbortSignal.abort() : new AbortController().signal },
    cpuTimeMs: () => {
      cpuTime += 1;
      return cpuTime;
    },
    clearProgress: () => {},
    deferInterrupts: () => {},
    stopStatus: () => (isInterrupted ? 130 : null),
    hasServer,
    runServerCommand: async (words) => {
      out += `server command: ${words.join(' ')}\n`;
      return 0;
    },
    version: '9.8.7',
    openTerminal: () => {
      throw new Error('this test has no terminal');
    },
  };
  const status = await run(words, environment);
  return { status, out, err };
}
