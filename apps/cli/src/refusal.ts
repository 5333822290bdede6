import type { Refusal, RefusalCode, Result } from '@halma/rules';
import { refusalText } from '@halma/rules/english';

/** The codes of the command line's own refusals, in addition to those of the rules. The list is closed. */
export const COMMAND_CODES = [
  'bad-json',
  'bad-request',
  'unknown-verb',
  'bad-depth',
  'bad-input',
  'unreadable-file',
  'unwritable-file',
  'no-yard',
  'bad-figure',
  'undecided',
  'bad-certificate',
  'false-certificate',
  'no-plain-army',
  'internal',
] as const;

type CommandCode = (typeof COMMAND_CODES)[number];

/** An expected refusal with its message in English. */
export interface CommandRefusal {
  readonly code: RefusalCode | CommandCode;
  readonly message: string;
  /** The refused move, counted from 1 among the moves of the request. */
  readonly ply?: number;
  /** The name of a cell, or the offset of a character in the text that was read. */
  readonly at?: string | number;
}

/** A result whose refusal carries its message. */
export type CommandResult<Value> = Result<Value, CommandRefusal>;

type Refused = Extract<CommandResult<never>, { readonly ok: false }>;

/** Refuses a request for a reason of the command line's own. */
export function refuse(
  code: CommandRefusal['code'],
  message: string,
  where: Pick<CommandRefusal, 'ply' | 'at'> = {},
): Refused {
  return { ok: false, refusal: { code, message, ...where } };
}

/** Refuses a request with a refusal of the rules. */
export function refuseAsRules(refusal: Refusal): Refused {
  return { ok: false, refusal: describeRefusal(refusal) };
}

/** Adds the message to a refusal of the rules. */
export function withMessage<Value>(result: Result<Value>): CommandResult<Value> {
  return result.ok ? result : refuseAsRules(result.refusal);
}

/** Adds the number of the refused move to a refusal. @param ply counted from 1 among the moves of the request */
export function atPly<Value>(ply: number, result: CommandResult<Value>): CommandResult<Value> {
  return result.ok ? result : { ok: false, refusal: { ...result.refusal, ply } };
}

const MAX_DETAIL_LENGTH = 80;

/** Describes a refusal of the rules in English. Long details are shortened, so that no request can flood the output. */
function describeRefusal(refusal: Refusal): CommandRefusal {
  const { code, ply, at, detail = '' } = refusal;
  const short = detail.length > MAX_DETAIL_LENGTH ? `${detail.slice(0, MAX_DETAIL_LENGTH)}…` : detail;
  return {
    code,
    message: refusalText({ ...refusal, detail: short }),
    ...(ply !== undefined && { ply }),
    ...(at !== undefined && { at }),
  };
}
