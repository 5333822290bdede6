import type { Paint } from './drawing/paint.ts';
import type { PlayTerminal } from './play/play-terminal.ts';
import type { CommandResult } from './refusal.ts';
import type { WorkContext } from './verbs/verb.ts';

/** The streams, files, clocks and terminal of the process. Tests replace them. */
export interface Environment {
  /** Standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes to standard output; resolves when the stream accepts more. */
  readonly write: (text: string) => Promise<void>;
  /** Writes to standard error. */
  readonly writeError: (text: string) => void;
  /** Reads a text file; `-` is standard input. */
  readonly readTextFile: (path: string) => Promise<CommandResult<string>>;
  readonly paint: Paint;
  /** The width of the terminal, in characters. */
  readonly width: number;
  readonly work: WorkContext;
  /** Returns the CPU time of this process since its start, in milliseconds. */
  readonly cpuTimeMs: () => number;
  /** Clears the text of `work.reportProgress`. */
  readonly clearProgress: () => void;
  /** Makes the next interruption abort `work.signal`. A second one ends the process. */
  readonly deferInterrupts: () => void;
  /** Returns the exit status of the interruption that aborted `work.signal`, or null. */
  readonly stopStatus: () => number | null;
  /** Whether the server programs are installed beside this program. */
  readonly hasServer: boolean;
  /**
   * Runs a command that a server program implements.
   *
   * @returns the exit status
   */
  readonly runServerCommand: (args: readonly string[]) => Promise<number>;
  readonly version: string;
  /** Opens the terminal for an interactive game. */
  readonly openTerminal: () => PlayTerminal;
}
