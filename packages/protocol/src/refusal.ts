import { REFUSAL_CODES as RULES_REFUSALS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { exact } from './exact.ts';

/** Every reason of the server's own for which it refuses something, in words for the documents. The list is closed. */
export const REFUSALS = {
  'too-large': 'The message or request is larger than it may be.',
  'not-json': 'The text is not JSON.',
  'bad-message': 'No message of this shape exists; `at` says where it differs.',
  'not-found': 'There is nothing at this address, or not for this person.',
  'method-not-allowed': 'This address does not answer to that.',
  'foreign-origin': 'The request comes from a page of another site.',
  'no-session': 'First begin a session, as a guest or with an account.',
  'not-allowed': 'This person may not do that.',
  'too-many': 'Too many in too short a time; `after` says when to try again.',
  'internal-error': 'The server made a mistake.',
  stopping: 'This server is about to stop; connect again.',
  'no-such-seat': 'The game has no such seat, or the plan does not name every seat once.',
  'no-person': 'At least one seat must be for a person.',
  'no-team': 'This game is not played in teams.',
  'clock-needs-people': 'The computer plays at this table only with a real-time clock or none.',
  'too-many-tables': 'As many tables of this person wait in the lobby as may.',
  'seat-taken': 'Somebody sits there.',
  'no-open-seat': 'Every seat is taken.',
  'already-seated': 'This person has a seat at the table.',
  'not-seated': 'This person has no seat at the table.',
  'not-started': 'The game has not started.',
  'already-started': 'The game has started.',
  'not-full': 'Some seats are still open.',
  'already-ready': 'This person has said so.',
  'game-over': 'The game is over.',
  'game-not-over': 'The game still goes on.',
  'not-your-turn': 'It is another seat’s turn.',
  'stale-ply': 'The game has moved on; `ply` is where it stands.',
  'time-is-up': 'The time of this turn is up.',
  'out-of-play': 'This seat is home, or out.',
  'already-offered': 'This seat has agreed to it.',
  'nothing-offered': 'There is no such offer.',
  'computer-declines': 'The computer neither offers nor takes a draw.',
  'nothing-to-take-back': 'There is no turn of this seat to take back, or somebody went out since.',
  'increment-spent': 'The increment of a turn that would be taken back has been spent.',
  'too-late': 'Everybody in play has made a turn.',
  'not-away': 'That person is at the table, or has not been away for long enough.',
  muted: 'This person may not write for the time being.',
  'unknown-game-id': 'There is no game at this address.',
  'name-taken': 'Somebody has that name.',
  'name-reserved': 'That name is kept for the server’s own use.',
  'weak-password': 'The password is too short, or among those that everybody tries first.',
  'wrong-password': 'Name and password do not belong together.',
  'has-account': 'This session belongs to an account already.',
  'no-account': 'That takes an account.',
  'bad-passkey': 'The passkey’s answer does not fit the question, or the question is too old.',
} as const;

export type ServerRefusalCode = keyof typeof REFUSALS;

/** Refusals of the rules have codes of their own, such as `not-adjacent`; where both name one, it means the same. */
export const ALL_REFUSAL_CODES = [
  ...(Object.keys(REFUSALS) as ServerRefusalCode[]),
  ...RULES_REFUSALS.filter(
    (code): code is Exclude<typeof code, 'game-over'> => !Object.hasOwn(REFUSALS, code),
  ),
];

/** Why something was refused. Words for people are made from it at the edge. */
export const Refusal = exact({
  code: Type.Enum(ALL_REFUSAL_CODES),
  /** The place in a message, the name of a cell, or the offset of a character. */
  at: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Integer()])),
  detail: Type.Optional(Type.String({ maxLength: 200 })),
  ply: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Milliseconds to wait. */
  after: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type Refusal = Static<typeof Refusal>;
export type RefusalCode = Refusal['code'];

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value as a success. */
export function accept<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** Wraps a code, and where it applies, as a refusal. */
export function refuse(
  code: RefusalCode,
  where: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, ...where } };
}
