import { plain } from '../../src/drawing/paint.ts';
import type { Edge } from '../../src/edge.ts';
import { decline, give } from '../../src/faults.ts';
import { run } from '../../src/run.ts';
import { bytesOf, idleWork } from './ask.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line without a process. @param files by name; `-` is standard input as a file */
export async function command(
  words: readonly string[],
  {
    input = '',
    files = {},
    width = 80,
  }: {
    readonly input?: string;
    readonly files?: Readonly<Record<string, string>>;
    readonly width?: number;
  } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  let cpuTime = 0;
  const edge: Edge = {
    input: bytesOf(input),
    send: async (text) => {
      out += text;
    },
    complain: (text) => {
      err += text;
    },
    readText: async (path) => {
      const text = files[path];
      return text === undefined ? decline('unreadable-file', `no ${path}`) : give(text);
    },
    paint: plain,
    width,
    work: idleWork,
    cpuTime: () => {
      cpuTime += 1;
      return cpuTime;
    },
    progressDone: () => {},
    holdInterruptions: () => {},
    runHostCommand: async (words) => {
      out += `for the server: ${words.join(' ')}\n`;
      return 0;
    },
    version: '9.8.7',
    talk: () => {
      throw new Error('no conversation here');
    },
  };
  const status = await run(words, edge);
  return { status, out, err };
}
