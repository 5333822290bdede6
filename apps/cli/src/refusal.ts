import type { Refusal, RefusalCode, Result } from '@halma/rules';
import { refusalText } from '@halma/rules/english';

/** The refusal codes that the command line adds to the codes of the rules. Programs may rely on this list. */
export const COMMAND_CODES = [
  'bad-json',
  'bad-request',
  'unknown-verb',
  'bad-depth',
  'bad-action',
  'unknown-handle',
  'too-many-games',
  'bad-input',
  'unreadable-file',
  'unwritable-file',
  'no-yard',
  'bad-figure',
  'undecided',
  'bad-certificate',
  'false-certificate',
  'bad-tablebase',
  'false-tablebase',
  'no-plain-army',
  'bad-tournament',
  'no-pairing',
  'bad-ladder',
  'bad-results',
  'not-a-game',
  'several-records',
  'unknown-record',
  'bad-openings',
  'server-refused',
  'internal',
] as const;

type CommandCode = (typeof COMMAND_CODES)[number];

/** A refusal with its message in English. */
export interface CommandRefusal {
  readonly code: RefusalCode | CommandCode;
  readonly message: string;
  /** The number of the refused move in the request, from 1. */
  readonly ply?: number;
  /** The name of a cell, or the offset of a character in the input. */
  readonly at?: string | number;
}

/** A result whose refusal carries its message. */
export type CommandResult<Value> = Result<Value, CommandRefusal>;

type Refused = Extract<CommandResult<never>, { readonly ok: false }>;

/**
 * Creates a refusal with a message from the command line.
 *
 * @param where the refused move or the position in a string
 */
export function refuse(
  code: CommandRefusal['code'],
  message: string,
  where: Pick<CommandRefusal, 'ply' | 'at'> = {},
): Refused {
  return { ok: false, refusal: { code, message, ...where } };
}

/** Converts a refusal from the rules. */
export function refuseAsRules(refusal: Refusal): Refused {
  return { ok: false, refusal: describeRefusal(refusal) };
}

/** Adds a message to a refused result from the rules. */
export function withMessage<Value>(result: Result<Value>): CommandResult<Value> {
  return result.ok ? result : refuseAsRules(result.refusal);
}

/**
 * Adds the number of the refused move to a refusal.
 *
 * @param ply the number of the move in the request, from 1
 */
export function atPly<Value>(ply: number, result: CommandResult<Value>): CommandResult<Value> {
  return result.ok ? result : { ok: false, refusal: { ...result.refusal, ply } };
}

const MAX_DETAIL_LENGTH = 80;

/**
 * Describes a refusal from the rules in English. Shortens long details, so that a request cannot flood the
 * output.
 */
function describeRefusal(refusal: Refusal): CommandRefusal {
  const { code, ply, at, detail = '' } = refusal;
  const shortDetail = detail.length > MAX_DETAIL_LENGTH ? `${detail.slice(0, MAX_DETAIL_LENGTH)}…` : detail;
  return {
    code,
    message: refusalText({ ...refusal, detail: shortDetail }),
    ...(ply !== undefined && { ply }),
    ...(at !== undefined && { at }),
  };
}
