import type { Paint } from './drawing/paint.ts';
import type { Reply } from './faults.ts';
import type { Talk } from './play/talk.ts';
import type { Work } from './verbs/verb.ts';

/** Everything outside: streams, files, the clock, the terminal. Only `main.ts` has the real one. */
export interface Edge {
  /** Standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes to standard output; resolves when more may follow. */
  readonly send: (text: string) => Promise<void>;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
  /** Reads a file of text; `-` is standard input. */
  readonly readText: (path: string) => Promise<Reply<string>>;
  readonly paint: Paint;
  /** How many characters a line of the terminal has. */
  readonly width: number;
  readonly work: Work;
  /** CPU time this process has used since it was started, in milliseconds. */
  readonly cpuTime: () => number;
  /** Clears what `work.progress` has shown. */
  readonly progressDone: () => void;
  /** From now on an interruption only aborts `work.stop`; a second one still ends the process at once. */
  readonly holdInterruptions: () => void;
  /** Lets the server's own program do what a host says. @returns its exit status */
  readonly runHostCommand: (words: readonly string[]) => Promise<number>;
  readonly version: string;
  /** Begins a conversation on the terminal. */
  readonly talk: () => Talk;
}
