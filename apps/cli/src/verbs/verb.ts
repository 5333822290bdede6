import type { LegendRow } from '../drawing/legend.ts';
import type { Paint } from '../drawing/paint.ts';
import type { Edge } from '../edge.ts';
import type { Reply } from '../faults.ts';
import type { FieldName, RawRequest, Request } from '../request/fields.ts';
import type { Thinker } from '../thinking/task.ts';

/** An answer, made into an object for programs or a text for people only when it is wanted. */
export interface Answer {
  readonly data: () => Readonly<Record<string, unknown>>;
  /** @param width how many characters a line has */
  readonly text: (paint: Paint, width: number) => string;
}

/** What long work may do beside its work. */
export interface Work {
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** Lets everything else in the process have its turn, so that an interruption is noticed. */
  readonly breathe: () => Promise<void>;
  /** Shows a person how far the work has come, in place of what it showed before. */
  readonly progress: (text: string) => void;
  /** Aborts when what is found so far must do. */
  readonly stop: AbortSignal;
  readonly thinker: Thinker;
}

/** What every verb says of itself; usage lines, help and the reading of requests are made from it. */
interface VerbBase {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** More to say in its help, a line each. */
  readonly notes: readonly string[];
  /** What its drawings show. */
  readonly signs?: readonly LegendRow[];
  readonly fields: readonly FieldName[];
  /** The fields that the bare words of a command line fill, in order. The last takes all that are left if it is a list. */
  readonly operands: readonly FieldName[];
  /** True where none of them has to be there. */
  readonly optional?: true;
}

/** A verb that answers requests. */
export interface AnsweringVerb extends VerbBase {
  readonly kind: 'answers';
  readonly answer: (request: Request, work: Work) => Reply<Answer> | Promise<Reply<Answer>>;
  /** How the file a command line may name fills fields; the verb takes no file without it. */
  readonly readFile?: (text: string) => RawRequest;
  /** True where it watches `work.stop`: interrupted, it answers with what it has found. */
  readonly stops?: true;
}

/**
 * A verb with files, programs or threads of its own, and often long work. It is for command lines alone and never serves
 * requests.
 */
export interface WorkingVerb extends VerbBase {
  readonly kind: 'works';
  /** @param edge its `work.stop` aborts on an interruption; the answer then tells how far the work has come */
  readonly work: (request: Request, edge: Edge) => Promise<Reply<Answer>>;
}

/** A verb that holds a conversation, with a person or a program. */
export interface TalkingVerb extends VerbBase {
  readonly kind: 'talks';
  /** @param file where its record was read from @returns the exit status */
  readonly converse: (request: Request, edge: Edge, file: string | undefined) => Promise<Reply<number>>;
}

export type Verb = AnsweringVerb | WorkingVerb | TalkingVerb;
