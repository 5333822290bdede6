import type { LegendRow } from '../drawing/legend.ts';
import type { Paint } from '../drawing/paint.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import type { Environment } from '../environment.ts';
import type { CommandResult } from '../refusal.ts';
import type { FieldName, RawRequest, Request } from '../request/fields/fields.ts';

/** The output of a verb, formatted for programs or for people on demand. */
export interface VerbOutput {
  readonly data: () => Readonly<Record<string, unknown>>;
  /** @param width in characters */
  readonly text: (paint: Paint, width: number) => string;
}

/** The services for long-running tasks. */
export interface WorkContext {
  /** Returns the time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** Yields to the event loop, so that the process notices an interruption. */
  readonly yieldToEventLoop: () => Promise<void>;
  /** Replaces the progress text on the terminal. */
  readonly reportProgress: (text: string) => void;
  /** Aborts when the task should end with its results so far. */
  readonly signal: AbortSignal;
  readonly engine: EngineClient;
}

/** The description of a verb, from which its usage, help and validation are derived. */
interface VerbBase {
  readonly name: string;
  /** One line in the imperative, without a full stop. */
  readonly summary: string;
  /** Paragraphs of the help. */
  readonly details: readonly string[];
  /** Command lines without `halma`. */
  readonly examples: readonly [string, ...string[]];
  /** The symbols in the drawings that the verb prints. */
  readonly legend?: readonly LegendRow[];
  readonly fields: readonly FieldName[];
  /** The descriptions of options that mean something narrower in this verb than in others. */
  readonly optionDescriptions?: Readonly<Partial<Record<FieldName, string>>>;
  /** The fields for the positional arguments, in order. A list at the end takes all remaining arguments. */
  readonly operands: readonly FieldName[];
  /** Whether the operands may be omitted. */
  readonly hasOptionalOperands?: true;
}

/** A verb that answers requests. */
export interface RequestVerb extends VerbBase {
  readonly kind: 'request';
  readonly run: (
    request: Request,
    work: WorkContext,
  ) => CommandResult<VerbOutput> | Promise<CommandResult<VerbOutput>>;
  /** Converts the text of a file to fields, or refuses it; undefined if the verb does not read a file. */
  readonly readFile?: (text: string) => CommandResult<RawRequest>;
  /** Whether the verb answers with its results so far when it is interrupted. */
  readonly isInterruptible?: true;
}

/**
 * A verb that takes a long time or uses files, processes or threads. It is available only on the command
 * line.
 */
export interface TaskVerb extends VerbBase {
  readonly kind: 'task';
  /** @param environment its `work.signal` aborts on an interruption; the output then contains the results so far */
  readonly run: (request: Request, environment: Environment) => Promise<CommandResult<VerbOutput>>;
}

/** A verb that reads commands from a person or a program until the input ends or a command stops it. */
export interface InteractiveVerb extends VerbBase {
  readonly kind: 'interactive';
  /**
   * @param file the record file that the command line names; undefined if it names none
   * @returns the exit status
   */
  readonly run: (
    request: Request,
    environment: Environment,
    file: string | undefined,
  ) => Promise<CommandResult<number>>;
}

export type Verb = RequestVerb | TaskVerb | InteractiveVerb;
