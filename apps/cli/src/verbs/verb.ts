import type { LegendRow } from '../drawing/legend.ts';
import type { Paint } from '../drawing/paint.ts';
import type { Reply } from '../faults.ts';
import type { FieldName, RawRequest, Request } from '../request/fields.ts';

/** An answer, made into an object for programs or a text for people only when it is wanted. */
export interface Answer {
  readonly data: () => Readonly<Record<string, unknown>>;
  readonly text: (paint: Paint) => string;
}

/** What long work may do beside its work. */
export interface Work {
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** Lets everything else in the process have its turn, so that an interruption is noticed. */
  readonly breathe: () => Promise<void>;
  /** Shows a person how far the work has come. */
  readonly progress: (text: string) => void;
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
}

/** A verb that holds a conversation. */
export interface TalkingVerb extends VerbBase {
  readonly kind: 'talks';
}

export type Verb = AnsweringVerb | TalkingVerb;
