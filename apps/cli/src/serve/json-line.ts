import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { RawRequest } from '../request/fields/fields.ts';
import { isRecord } from '../request/validate-request.ts';
import { type Line, UNREADABLE_MESSAGES } from './line-splitter.ts';

/** Parses a line as a request, or refuses it. */
export function parseLine(line: Line): CommandResult<RawRequest> {
  if ('unreadable' in line) {
    const code = line.unreadable === 'too-long' ? 'too-long' : 'bad-json';
    return refuse(code, UNREADABLE_MESSAGES[line.unreadable]);
  }
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return refuse('bad-json', 'The line is not valid JSON.');
  }
  return isRecord(value) ? accept(value) : refuse('bad-request', 'A request must be a JSON object.');
}

/** Reports a bug as a refusal, so that the process still answers the next lines. */
export function internalError(error: unknown): Extract<CommandResult<never>, { readonly ok: false }> {
  return refuse('internal', `Internal error: ${error instanceof Error ? error.message : String(error)}`);
}

/** Formats a result as a line of JSON, which starts with the id of the request if there is one. */
export function toJson(
  id: unknown,
  result: CommandResult<{ readonly data: () => Readonly<Record<string, unknown>> }>,
): string {
  const body = JSON.stringify(result.ok ? result.value.data() : { error: result.refusal });
  if (id === undefined) return body;
  try {
    return `{"id":${JSON.stringify(id)}${body === '{}' ? '' : ','}${body.slice(1)}`;
  } catch {
    // JSON.stringify cannot handle all nesting that JSON.parse accepts.
    return toJson(undefined, refuse('bad-request', 'The field “id” is nested too deeply.'));
  }
}
