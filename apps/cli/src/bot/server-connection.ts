import { setTimeout as delay } from 'node:timers/promises';
import {
  parseJson,
  ReceivedRefusal,
  STREAM_LINES,
  StreamLine,
  validateKnownProperties,
} from '@halma/protocol';
import { onAbort } from '../on-abort.ts';

/** The waiting times between attempts to reach the server, in milliseconds: 1, 2, 4 … 30 seconds. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/**
 * The time, in milliseconds, after which a silent stream counts as broken: the server sends an empty line every seven
 * seconds.
 */
const SILENCE_LIMIT_MS = 25_000;

/** The maximum time to wait for a response from the server, in milliseconds. */
const RESPONSE_LIMIT_MS = 30_000;

/** The maximum length of a line or a response from the server, in characters. */
const MAX_LENGTH = 4_000_000;

/** Returns how long to wait after a number of failed attempts, in milliseconds. */
export function waitAfterFailures(failures: number): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
}

/** How a stream ended. */
type StreamEnd =
  | { readonly kind: 'broken'; readonly reason: string }
  /** The server asks to connect again after this time, in milliseconds. */
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly code: string };

/** The response to a request: its body, undefined if it has none, or why the server refused it. */
type SendResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly code: string };

/** The dependencies of a `ServerConnection`. */
interface ConnectionOptions {
  readonly server: URL;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly log: (text: string) => void;
}

/** Sends requests with one access token to a server, and repeats them while the server cannot be reached. */
export class ServerConnection {
  readonly #options: ConnectionOptions;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /**
   * Follows the token's stream until the signal aborts, and reconnects whenever the stream breaks.
   *
   * @param onLine called with each line that this version knows, except `stopping` and `ended`, which end the stream
   * @param onConnecting called before each request for a stream
   * @returns why the server does not let this bot continue; undefined when the signal has aborted
   */
  async follow(
    onLine: (line: StreamLine) => void,
    onConnecting: () => void = () => undefined,
  ): Promise<string | undefined> {
    const { signal, log } = this.#options;
    let failures = 0;
    while (!signal.aborted) {
      let ending: string | undefined;
      let afterMs: number | undefined;
      onConnecting();
      const end = await this.#readStream((line) => {
        failures = 0;
        if (line === undefined) return;
        if (line.say === 'ended') ending = line.why;
        else if (line.say === 'stopping') afterMs = line.after;
        else onLine(line);
      });
      if (signal.aborted) break;
      if (ending !== undefined) return ending;
      if (end.kind === 'refused') return end.code;
      failures += 1;
      const waitMs = afterMs ?? (end.kind === 'again' ? end.afterMs : waitAfterFailures(failures));
      log(`${end.kind === 'broken' ? end.reason : 'the server is busy'}; reconnecting in ${waitMs / 1000} s`);
      await this.#wait(waitMs);
    }
    return undefined;
  }

  /**
   * Sends a request until the server responds. The server acts only once on a request that it receives several times.
   *
   * @returns the body of the response, or the code of the refusal
   */
  post(path: string, body: unknown): Promise<SendResult> {
    return this.#send('POST', path, body);
  }

  /** Requests a resource until the server responds. */
  get(path: string): Promise<SendResult> {
    return this.#send('GET', path);
  }

  async #send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<SendResult> {
    const { signal, log } = this.#options;
    for (let failures = 1; !signal.aborted; failures += 1) {
      const response = await this.#requestOnce(method, path, body).catch((error: unknown) => reasonOf(error));
      if (typeof response !== 'string' && response.isOk) return { ok: true, body: response.body };
      const refusal = typeof response === 'string' ? undefined : refusalIn(response);
      if (refusal?.isFinal === true) return { ok: false, code: refusal.code };
      const waitMs = refusal?.after ?? waitAfterFailures(failures);
      const reason = typeof response === 'string' ? response : (refusal?.code ?? `status ${response.status}`);
      log(`no response to ${path} (${reason}); sending it again in ${waitMs / 1000} s`);
      await this.#wait(waitMs);
    }
    return { ok: false, code: 'stopping' };
  }

  /**
   * Reads one stream to its end.
   *
   * @param onLine called with each line; undefined for an empty or unknown line
   */
  async #readStream(onLine: (line: StreamLine | undefined) => void): Promise<StreamEnd> {
    const silence = new AbortController();
    const stop = this.#stopWith(silence);
    let timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
    try {
      const response = await this.#request('GET', '/api/stream', silence.signal);
      if (!response.ok || response.body === null) return streamRefusal(await readResponse(response));
      const reader = response.body.getReader();
      // Node 20 does not pass an abort on to a response once its request has been garbage-collected.
      onAbort(silence.signal, () => void reader.cancel().catch(() => undefined));
      for await (const line of linesOf(reader)) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
        onLine(parseLine(line));
      }
      return { kind: 'broken', reason: 'the stream has ended' };
    } catch (error) {
      return { kind: 'broken', reason: reasonOf(error) };
    } finally {
      clearTimeout(timer);
      stop();
      // Closes a stream with a line that cannot be read.
      silence.abort();
    }
  }

  #requestOnce(method: string, path: string, body?: unknown): Promise<ReceivedResponse> {
    return this.#withinLimit(async (signal) => readResponse(await this.#request(method, path, signal, body)));
  }

  /** Aborts a request that takes too long. */
  async #withinLimit<Value>(ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const silence = new AbortController();
    const stop = this.#stopWith(silence);
    const timer = setTimeout(() => silence.abort(), RESPONSE_LIMIT_MS);
    try {
      return await ask(silence.signal);
    } finally {
      clearTimeout(timer);
      stop();
    }
  }

  /** Aborts a request when the bot stops, unless the caller first calls the returned function. */
  #stopWith(request: AbortController): () => void {
    return onAbort(this.#options.signal, () => request.abort());
  }

  #request(method: string, path: string, signal: AbortSignal, body?: unknown): Promise<Response> {
    const { server, token } = this.#options;
    return fetch(new URL(path, server), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect could take the token to another server.
      redirect: 'error',
      signal,
    });
  }

  async #wait(milliseconds: number): Promise<void> {
    const { signal } = this.#options;
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}

/** A response that has arrived completely. */
interface ReceivedResponse {
  readonly isOk: boolean;
  readonly status: number;
  /** Undefined if the response contains no JSON. */
  readonly body: unknown;
}

/** A refusal, and whether the same request would be refused again. */
interface ServerRefusal extends ReceivedRefusal {
  readonly isFinal: boolean;
}

/** Reads a response to its end. Rejects if it breaks off. */
async function readResponse(response: Response): Promise<ReceivedResponse> {
  const { ok: isOk, status } = response;
  const parsed = parseJson(await response.text(), MAX_LENGTH);
  return { isOk, status, body: parsed.ok ? parsed.value : undefined };
}

function streamRefusal(response: ReceivedResponse): StreamEnd {
  const refusal = refusalIn(response);
  if (refusal?.isFinal === true) return { kind: 'refused', code: refusal.code };
  return refusal?.after === undefined
    ? { kind: 'broken', reason: refusal?.code ?? `status ${response.status}` }
    : { kind: 'again', afterMs: refusal.after };
}

/** Returns the refusal in a response; undefined if a proxy in front of the server answered. */
function refusalIn({ status, body }: ReceivedResponse): ServerRefusal | undefined {
  const value = typeof body === 'object' && body !== null && 'refusal' in body ? body.refusal : undefined;
  const refusal = validateKnownProperties(ReceivedRefusal, value);
  if (!refusal.ok) return undefined;
  // The status decides, since a newer server may send codes that are unknown here.
  return { ...refusal.value, isFinal: status < 500 && status !== 429 };
}

/** Parses a line. Returns undefined for an empty line, and for a kind of line that only newer servers send. */
function parseLine(text: string): StreamLine | undefined {
  if (text.trim() === '') return undefined;
  const value: unknown = JSON.parse(text);
  const say = typeof value === 'object' && value !== null && 'say' in value ? value.say : undefined;
  if (typeof say !== 'string' || !Object.hasOwn(STREAM_LINES, say)) return undefined;
  const line = validateKnownProperties(StreamLine, value);
  if (!line.ok) throw new Error(`the server sent an invalid line “${say}”`);
  return line.value;
}

async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let partialLine = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (partialLine + decoder.decode(value, { stream: true })).split('\n');
    partialLine = lines.pop() ?? '';
    if (partialLine.length > MAX_LENGTH) throw new Error('the server sent a line that is too long');
    yield* lines;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
