import { decline, give, type Reply } from '../faults.ts';
import type { RawRequest } from '../request/fields.ts';
import { isRecord, readRequest } from '../request/read-request.ts';
import type { Answer, AnsweringVerb, Verb, Work } from '../verbs/verb.ts';
import { VERBS, verbOfName } from '../verbs/verbs.ts';
import type { Line } from './line-cutter.ts';

/** What holds for every request of a run. */
export interface Desk {
  /** The verb of requests that name none. */
  readonly verb?: AnsweringVerb;
  /** Fields for requests that leave them out. */
  readonly defaults: RawRequest;
  readonly work: Work;
}

/** Answers one line with one line of JSON, without its line end. Whatever comes in, it neither throws nor rejects. */
export function answerLine(line: Line, desk: Desk): string | Promise<string> {
  const request = readLine(line);
  if (!request.ok) return toJson(undefined, request);
  const { id } = request.value;
  try {
    const reply = answerRequest(request.value, desk);
    if (!(reply instanceof Promise)) return toJson(id, reply);
    return reply.then((settled) => toJson(id, settled)).catch((error) => toJson(id, accident(error)));
  } catch (error) {
    return toJson(id, accident(error));
  }
}

function readLine(line: Line): Reply<RawRequest> {
  if ('unreadable' in line) {
    return line.unreadable === 'too-long'
      ? decline('too-long', 'The line is longer than the longest that is read.')
      : decline('bad-json', 'The line is not UTF-8 text.');
  }
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return decline('bad-json', 'The line is not JSON.');
  }
  return isRecord(value) ? give(value) : decline('bad-request', 'A request is a JSON object.');
}

function answerRequest(raw: RawRequest, desk: Desk): Reply<Answer> | Promise<Reply<Answer>> {
  const verb = verbOf(raw, desk);
  if (!verb.ok) return verb;
  const request = readRequest({ ...desk.defaults, ...raw }, verb.value.fields);
  return request.ok ? verb.value.answer(request.value, desk.work) : request;
}

function verbOf(raw: RawRequest, desk: Desk): Reply<AnsweringVerb> {
  const named = raw.verb;
  if (named === undefined && desk.verb !== undefined) return give(desk.verb);
  const verb: Verb | undefined = typeof named === 'string' ? verbOfName(named) : undefined;
  if (verb?.kind === 'answers') return give(verb);
  const known = VERBS.filter(({ kind }) => kind === 'answers').map(({ name }) => name);
  return decline('unknown-verb', `The field “verb” must be one of ${known.join(', ')}.`);
}

/** An error nobody expected is a bug; the lines after it are still served. */
function accident(error: unknown): Reply<Answer> {
  return decline(
    'internal',
    `This should not happen: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** One line of JSON: the id of the request first, where it has one, then the answer or the error. */
export function toJson(id: unknown, reply: Reply<Answer>): string {
  const body = JSON.stringify(reply.ok ? reply.value.data() : { error: reply.fault });
  if (id === undefined) return body;
  try {
    return `{"id":${JSON.stringify(id)},${body.slice(1)}`;
  } catch {
    // What was read can be nested more deeply than it can be written again.
    return toJson(undefined, decline('bad-request', 'The field “id” is nested too deeply to be repeated.'));
  }
}
