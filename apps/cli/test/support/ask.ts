import { answerLine } from '../../src/serve/answer-line.ts';
import type { WorkContext } from '../../src/verbs/verb.ts';
import { inProcessEngine } from './engine.ts';

/** A context for tests: a stopped clock, no progress, no yields and no interruptions. */
export const idleWork: WorkContext = {
  now: () => 0,
  yieldToEventLoop: () => Promise.resolve(),
  reportProgress: () => {},
  signal: new AbortController().signal,
  engine: inProcessEngine(),
};

/** Sends a request as a program would, and reads the answer. */
export async function ask(verb: string, request: object = {}): Promise<unknown> {
  const text = JSON.stringify({ ...request, verb });
  return JSON.parse(await answerLine({ text }, { defaults: {}, work: idleWork }));
}

/** The code a request is refused with; undefined when it is not. */
export async function codeOf(verb: string, request: object): Promise<unknown> {
  const answer = await ask(verb, request);
  return (answer as { readonly error?: { readonly code: string } }).error?.code;
}

/** Text as the bytes of a stream, in chunks of a size. */
export async function* bytesOf(text: string, size: number = text.length): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += Math.max(size, 1))
    yield bytes.subarray(at, at + Math.max(size, 1));
}
