import type { Refusal, RefusalCode, Result } from '@halma/rules';
import { refusalText } from '@halma/rules/english';

/** What the command line refuses by itself, beside everything the rules refuse. The list is closed. */
export const OWN_CODES = [
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

export type OwnCode = (typeof OWN_CODES)[number];

/** An expected refusal, ready to be shown: in words, and with where it applies. */
export interface Fault {
  readonly code: RefusalCode | OwnCode;
  readonly message: string;
  /** The move that was refused, counted from 1 among those that were sent. */
  readonly ply?: number;
  /** The name of a cell, or the offset of a character in the text that was read. */
  readonly at?: string | number;
}

/** What was asked for, or why there is none. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

/** Wraps what was asked for. */
export function give<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps why there is nothing to give. */
export function decline(
  code: Fault['code'],
  message: string,
  where: Pick<Fault, 'ply' | 'at'> = {},
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, message, ...where } };
}

/** Declines as the rules would, in their words. */
export function declineWith(refusal: Refusal): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: faultOf(refusal) };
}

/** A result of the rules as a reply, its refusal put into words. */
export function replyOf<Value>(result: Result<Value>): Reply<Value> {
  return result.ok ? result : declineWith(result.refusal);
}

const LONGEST_DETAIL = 80;

/** A refusal of the rules in words. What a caller sent is repeated in part only, however long it is. */
function faultOf(refusal: Refusal): Fault {
  const { code, ply, at, detail = '' } = refusal;
  const short = detail.length > LONGEST_DETAIL ? `${detail.slice(0, LONGEST_DETAIL)}…` : detail;
  return {
    code,
    message: refusalText({ ...refusal, detail: short }),
    ...(ply === undefined ? {} : { ply }),
    ...(at === undefined ? {} : { at }),
  };
}

/** The same reply, its fault laid to one of the moves that were sent. */
export function onPly<Value>(ply: number, reply: Reply<Value>): Reply<Value> {
  return reply.ok ? reply : { ok: false, fault: { ...reply.fault, ply } };
}
