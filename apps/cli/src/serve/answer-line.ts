import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { RawRequest } from '../request/fields/fields.ts';
import { validateRequest, withDefaults } from '../request/validate-request.ts';
import type { RequestVerb, Verb, VerbOutput, WorkContext } from '../verbs/verb.ts';
import { findVerb, VERBS } from '../verbs/verbs.ts';
import { internalError, parseLine, toJson } from './json-line.ts';
import type { Line } from './line-splitter.ts';

/** The settings that all requests share. */
export interface ServeContext {
  /** The verb of a request that does not name one. */
  readonly verb?: RequestVerb;
  /** The values for fields that a request omits. */
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

function answerRequest(
  raw: RawRequest,
  context: ServeContext,
): CommandResult<VerbOutput> | Promise<CommandResult<VerbOutput>> {
  const verb = requestedVerb(raw, context);
  if (!verb.ok) return verb;
  const request = validateRequest(withDefaults(raw, context.defaults), verb.value.fields);
  return request.ok ? verb.value.run(request.value, context.work) : request;
}

function requestedVerb(raw: RawRequest, context: ServeContext): CommandResult<RequestVerb> {
  const verbName = raw.verb ?? undefined;
  if (verbName === undefined && context.verb !== undefined) return accept(context.verb);
  const verb: Verb | undefined = typeof verbName === 'string' ? findVerb(verbName) : undefined;
  if (verb?.kind === 'request') return accept(verb);
  const verbNames = VERBS.filter(({ kind }) => kind === 'request').map(({ name }) => name);
  return refuse('unknown-verb', `The field “verb” must be one of ${verbNames.join(', ')}.`);
}
