import { answerLine } from '../../src/serve/answer-line.ts';
import type { WorkContext } from '../../src/verbs/verb.ts';
import { createInProcessEngine } from './engine.ts';

/** A context for tests, with a stopped clock and without progress, yields or interruptions. */
export const idleWork: WorkContext = {
  now: () => 0,
  yieldToEventLoop: () => Promise.resolve(),
  reportProgress: () => {},
  signal: new AbortController().signal,
  engine: createInProcessEngine(),
};

/** Sends a request as a program would, and reads the response. */
export async function ask(verb: string, request: object = {}): Promise<unknown> {
  const text = JSON.stringify({ ...request, verb });
  return JSON.parse(await answerLine({ text }, { defaults: {}, work: idleWork }));
}

/** Returns the code of a request's refusal; undefined when it is accepted. */
export async function codeOf(verb: string, request: object): Promise<unknown> {
  const answer = await ask(verb, request);
  return (answer as { readonly error?: { readonly code: string } }).error?.code;
}

/**
 * Yields the bytes of a string in chunks.
 *
 * @param size the length of a chunk, in bytes
 */
export async function* bytesOf(text: string, size: number = text.length): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let offset = 0; offset < bytes.length; offset += Math.max(size, 1))
    yield bytes.subarray(offset, offset + Math.max(size, 1));
}
