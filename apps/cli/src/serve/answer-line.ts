import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { RawRequest } from '../request/fields.ts';
import { isRecord, validateRequest } from '../request/validate-request.ts';
import type { RequestVerb, Verb, VerbOutput, WorkContext } from '../verbs/verb.ts';
import { findVerb, VERBS } from '../verbs/verbs.ts';
import { type Line, MAX_LINE_BYTES } from './line-splitter.ts';

/** The settings for all requests of a run. */
export interface ServeContext {
  /** The verb of requests without a verb. */
  readonly verb?: RequestVerb;
  /** The fields that a request may omit. */
  readonly defaults: RawRequest;
  readonly work: WorkContext;
}

/** Answers a line with a line of JSON, without the line end. Never throws or rejects. */
export function answerLine(line: Line, context: ServeContext): string | Promise<string> {
  const request = readLine(line);
  if (!request.ok) return toJson(undefined, request);
  const { id } = request.value;
  try {
    const result = answerRequest(request.value, context);
    if (!(result instanceof Promise)) return toJson(id, result);
    return result.then((settled) => toJson(id, settled)).catch((error) => toJson(id, internalError(error)));
  } catch (error) {
    return toJson(id, internalError(error));
  }
}

function readLine(line: Line): CommandResult<RawRequest> {
  if ('unreadable' in line) {
    return line.unreadable === 'too-long'
      ? refuse('too-long', `The line is longer than ${MAX_LINE_BYTES} bytes.`)
      : refuse('bad-json', 'The line is not UTF-8 text.');
  }
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return refuse('bad-json', 'The line is not valid JSON.');
  }
  return isRecord(value) ? accept(value) : refuse('bad-request', 'A request must be a JSON object.');
}

function answerRequest(
  raw: RawRequest,
  context: ServeContext,
): CommandResult<VerbOutput> | Promise<CommandResult<VerbOutput>> {
  const verb = verbOf(raw, context);
  if (!verb.ok) return verb;
  const request = validateRequest({ ...context.defaults, ...raw }, verb.value.fields);
  return request.ok ? verb.value.run(request.value, context.work) : request;
}

function verbOf(raw: RawRequest, context: ServeContext): CommandResult<RequestVerb> {
  const named = raw.verb;
  if (named === undefined && context.verb !== undefined) return accept(context.verb);
  const verb: Verb | undefined = typeof named === 'string' ? findVerb(named) : undefined;
  if (verb?.kind === 'request') return accept(verb);
  const known = VERBS.filter(({ kind }) => kind === 'request').map(({ name }) => name);
  return refuse('unknown-verb', `The field “verb” must be one of ${known.join(', ')}.`);
}

/** Reports a bug as a refusal, so that the next lines are still served. */
function internalError(error: unknown): CommandResult<VerbOutput> {
  return refuse('internal', `Internal error: ${error instanceof Error ? error.message : String(error)}`);
}

/** Formats a result as a line of JSON that starts with the id of the request, if it has one. */
export function toJson(id: unknown, result: CommandResult<VerbOutput>): string {
  const body = JSON.stringify(result.ok ? result.value.data() : { error: result.refusal });
  if (id === undefined) return body;
  try {
    return `{"id":${JSON.stringify(id)},${body.slice(1)}`;
  } catch {
    // JSON.parse accepts deeper nesting than JSON.stringify.
    return toJson(undefined, refuse('bad-request', 'The field “id” is nested too deeply.'));
  }
}
