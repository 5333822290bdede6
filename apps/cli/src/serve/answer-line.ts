import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { RawRequest } from '../request/fields.ts';
import { isRecord, validateRequest } from '../request/validate-request.ts';
import type { RequestVerb, Verb, VerbOutput, WorkContext } from '../verbs/verb.ts';
import { findVerb, VERBS } from '../verbs/verbs.ts';
import { type Line, MAX_LINE_BYTES } from './line-splitter.ts';

/** The settings that all requests share. */
export interface ServeContext {
  /** The verb of a request that does not name one. */
  readonly verb?: RequestVerb;
  /** The values of fields that a request omits. */
  readonly defaults: RawRequest;
  readonly work: WorkContext;
}

/** Answers a line with a line of JSON, without a line terminator. Never throws or rejects. */
export function answerLine(line: Line, context: ServeContext): string | Promise<string> {
  const request = parseLine(line);
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

function parseLine(line: Line): CommandResult<RawRequest> {
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
  const verb = requestedVerb(raw, context);
  if (!verb.ok) return verb;
  const request = validateRequest({ ...context.defaults, ...raw }, verb.value.fields);
  return request.ok ? verb.value.run(request.value, context.work) : request;
}

function requestedVerb(raw: RawRequest, context: ServeContext): CommandResult<RequestVerb> {
  const verbName = raw.verb;
  if (verbName === undefined && context.verb !== undefined) return accept(context.verb);
  const verb: Verb | undefined = typeof verbName === 'string' ? findVerb(verbName) : undefined;
  if (verb?.kind === 'request') return accept(verb);
  const known = VERBS.filter(({ kind }) => kind === 'request').map(({ name }) => name);
  return refuse('unknown-verb', `The field “verb” must be one of ${known.join(', ')}.`);
}

/** Reports a bug as a refusal, so that the server still answers the next lines. */
function internalError(error: unknown): CommandResult<VerbOutput> {
  return refuse('internal', `Internal error: ${error instanceof Error ? error.message : String(error)}`);
}

/** Formats a result as a line of JSON, which starts with the id of the request if there is one. */
export function toJson(id: unknown, result: CommandResult<VerbOutput>): string {
  const body = JSON.stringify(result.ok ? result.value.data() : { error: result.refusal });
  if (id === undefined) return body;
  try {
    return `{"id":${JSON.stringify(id)},${body.slice(1)}`;
  } catch {
    // JSON.stringify cannot handle all nesting that JSON.parse accepts.
    return toJson(undefined, refuse('bad-request', 'The field “id” is nested too deeply.'));
  }
}
