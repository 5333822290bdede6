import { REFUSAL_CODES as RULES_REFUSALS, type Result as RulesResult } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { strictObject } from './strict-object.ts';

export { accept } from '@halma/rules';

/** All reasons of the server's own why it refuses something, explained for the documents. The list is closed. */
export const REFUSALS = {
  'too-large': 'The message or request is larger than the server accepts.',
  'not-json': 'The text is not JSON.',
  'bad-message': 'No message has this shape; `at` names the first difference.',
  'not-found': 'Nothing exists at this address, or not for this person.',
  'method-not-allowed': 'This address does not support the method.',
  'foreign-origin': 'The request comes from a page of another site.',
  'no-session': 'The request needs a session, of a guest or of an account.',
  'not-allowed': 'This person may not do that.',
  'too-many': 'Too many requests in too short a time; `after` says when to try again.',
  'internal-error': 'The server failed.',
  stopping: 'This server is about to stop; connect again.',
  'no-such-seat': 'The game has no such seat, or the setup does not name every seat once.',
  'no-person': 'At least one seat must be for a person.',
  'no-team': 'This game is not played in teams.',
  'clock-needs-people': 'The engine plays only with a real-time clock or with none.',
  'too-many-tables': 'This person has too many open games in the lobby.',
  'seat-taken': 'Another player has this seat.',
  'no-open-seat': 'Every seat is taken.',
  'already-seated': 'This person has a seat in the game.',
  'not-seated': 'This person has no seat in the game.',
  'not-started': 'The game has not started.',
  'already-started': 'The game has started.',
  'not-full': 'Some seats are still open.',
  'already-ready': 'This player is ready already.',
  'game-over': 'The game is over.',
  'game-not-over': 'The game still goes on.',
  'not-your-turn': 'Another seat is to move.',
  'stale-ply': 'The game has moved on to `ply`.',
  'time-is-up': 'The time for this move is up.',
  'out-of-play': 'This seat has finished, or is out.',
  'already-offered': 'This seat has agreed already.',
  'nothing-offered': 'There is no such offer.',
  'computer-declines': 'The engine neither offers nor accepts a draw.',
  'nothing-to-take-back': 'This seat has no move to take back, or a seat went out since.',
  'increment-spent': 'The player has spent the increment of a move that would be taken back.',
  'too-late': 'All seats in play have made a move.',
  'not-away': 'The player is connected, or has not been away for long enough.',
  muted: 'This person may not write for the time being.',
  'unknown-game-id': 'No game has this id.',
  'name-taken': 'Another person has this name.',
  'name-reserved': 'The server reserves this name.',
  'weak-password': 'The password is too short or too easy to guess.',
  'wrong-password': 'Name and password do not match.',
  'has-account': 'This session belongs to an account already.',
  'no-account': 'The request needs an account.',
  'bad-passkey': 'The passkey’s response does not fit the challenge, or the challenge has expired.',
} as const;

export type ServerRefusalCode = keyof typeof REFUSALS;

/** The rules have codes of their own, such as `not-adjacent`; a code that both name means the same. */
export const ALL_REFUSAL_CODES = [
  ...(Object.keys(REFUSALS) as ServerRefusalCode[]),
  ...RULES_REFUSALS.filter(
    (code): code is Exclude<typeof code, 'game-over'> => !Object.hasOwn(REFUSALS, code),
  ),
];

/** Why the server refuses something. Clients turn it into text. */
export const Refusal = strictObject({
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

/** A value, or the reason why there is none. */
export type Result<Value, Reason = Refusal> = RulesResult<Value, Reason>;

/** Wraps a code, and what it applies to, as a refusal. */
export function refuse(
  code: RefusalCode,
  where: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, ...where } };
}
