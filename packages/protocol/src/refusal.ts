import { REFUSAL_CODES as RULES_REFUSALS, type Result as RulesResult } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { strictObject } from './strict-object.ts';

export { accept } from '@halma/rules';

/** All refusal codes of the server, with explanations for the reference documents. The list is closed. */
export const REFUSALS = {
  'too-large': 'The message or request is larger than the server accepts.',
  'not-json': 'The input is not JSON, or its `Content-Type` is not `application/json`.',
  'bad-message':
    'The message does not match its schema; `at` is the path of the first error, such as a missing property.',
  'not-found': 'This address does not exist, or this person may not see it.',
  'method-not-allowed': 'This address does not accept the method.',
  'foreign-origin': 'The request comes from a page on another site.',
  'no-session':
    'The request needs the session of a guest or an account, or a valid access token: it has none, or one that has expired or was revoked.',
  'not-allowed': 'This person may not do that.',
  'conflict-of-interest':
    'This moderator is a player in the game, is playing against the person or has reported them, so another moderator has to act.',
  'too-many': 'Too many requests in too short a time; `after` says when to try again.',
  'internal-error': 'An error occurred on the server.',
  stopping: 'This server is stopping; connect again.',
  'no-such-seat': 'The game has no such seat, or the setup does not name every seat exactly once.',
  'no-person': 'At least one seat must be for a person.',
  'no-team': 'The game is not played in teams, or this person has no partner.',
  'clock-needs-people': 'The engine plays only with a real-time clock or without a clock.',
  'too-many-tables':
    'This person, or the people on this network together, have too many open games in the lobby.',
  'id-reused': 'This id belongs to a different request; a new one needs a new id.',
  'too-many-joins':
    'This person, or the people on this network together, have joined the game too often, or its seats have changed too often.',
  'too-many-offers': 'This seat has made too many offers and requests; each of its moves allows another one.',
  'too-many-lines':
    'This person has sent too many chat messages in this game or tournament. As the chat of a game fills up, people without a seat may send fewer.',
  'chat-full': 'The chat of this game is so full that people without a seat cannot add messages.',
  'chat-closed': 'The organiser has closed the chat of the tournament.',
  'too-many-games': 'This person has too many games that are not over.',
  'opponent-too-busy': 'The opponent has too many games that are not over.',
  'too-many-rated-games':
    'A bot account has started 100 rated games against other bot accounts within a day.',
  'too-many-watched': 'This person, or the people on this network together, follow too many games at once.',
  'too-many-blocks': 'This person has blocked too many people.',
  'report-changed': 'The author has reported the person again since this moderator read the report.',
  'too-many-reports': 'This person has too many reports that are not settled.',
  'seat-taken': 'Another player has this seat.',
  'no-open-seat': 'Every seat is taken, or the person may not take one.',
  'already-seated': 'This person has a seat in the game.',
  'not-seated': 'This person has no seat in the game.',
  'not-started': 'The game has not started.',
  'already-started': 'The game has started.',
  'not-full': 'Some seats are still open.',
  'already-ready': 'This player has already confirmed.',
  'game-over': 'The game is over.',
  'game-not-over': 'The game is not over.',
  'not-your-turn': 'A different seat is to move.',
  'stale-ply': 'The game, or the requested takeback, is at a different ply: `ply`.',
  'time-is-up': 'The time for this move is up.',
  'out-of-play': 'This seat has finished or been eliminated.',
  'already-offered': 'This seat has already agreed.',
  'nothing-offered': 'There is no such offer.',
  'computer-declines': 'The engine neither offers nor accepts a draw.',
  'nothing-to-take-back': 'This seat has no move to take back, or a seat has been eliminated since.',
  'increment-spent': 'A player has already spent the increment of a move that would be taken back.',
  'too-late': 'Every seat in play has made a move.',
  'not-away': 'The player is connected, or has not been away for long enough.',
  muted:
    'This person may not chat, add notes to challenges, announce tournaments or give reasons as an organiser for the next `after` milliseconds; `detail` is the reason.',
  filtered: 'The text contains a word that this server does not allow: `detail`.',
  'barred-from-rated':
    'This person may not start rated games for the next `after` milliseconds; `detail` is the reason.',
  'aborted-too-often':
    'This person has aborted too many rated games, or not made their first move in them; they may not look for rated real-time games in the lobby for the next `after` milliseconds.',
  suspended: 'This person may not start games for the next `after` milliseconds; `detail` is the reason.',
  'unknown-game-id': 'No game has this id.',
  'name-taken': 'Another person has this name.',
  'name-reserved': 'This name is reserved.',
  'weak-password': 'The password is too short or too easy to guess.',
  'wrong-password': 'Name and password do not match.',
  'account-closed': 'The password or recovery code is right, but a moderator has closed the account.',
  'account-deleted': 'The person has deleted their account or, as a guest, their data.',
  'proof-needed': 'The request needs fresh proof that the owner of this session is present.',
  'code-needed': 'The account asks for a code in addition to the password.',
  'wrong-code': 'The code is wrong, expired or already used.',
  'already-protected': 'The account already asks for codes from an authenticator app.',
  'bad-link': 'The link is wrong, expired or already used, or the account has changed since.',
  'no-mail': 'This server sends no mail.',
  'has-account': 'This session already belongs to an account.',
  'no-account': 'The request needs an account.',
  'unrated-rules': 'Only some games, with their standard rules, are rated.',
  'unrated-clock': 'Games without a clock are never rated.',
  'rated-needs-people': 'The engine does not play rated games.',
  'series-for-two': 'A series needs a game with two seats, one for each of the two players.',
  'rated-game': 'Rated games have no takebacks.',
  'tournament-game': 'Players cannot abort a tournament game, and it has no rematch.',
  'bad-tournament': 'The tournament setup contradicts itself; `detail` names the property.',
  'too-many-tournaments':
    'This person organises too many tournaments that have not ended, or has announced too many within a day.',
  'too-many-changes': 'The tournament, or this person’s part in it, has changed too often.',
  'wrong-phase': 'The tournament, or this game in it, is not in a phase that allows this.',
  'entry-closed': 'The tournament accepts no more entries.',
  'wrong-entry-password': 'The password is not the entry password of the tournament.',
  'tournament-full': 'The tournament has its maximum number of players.',
  'already-entered': 'This person has already entered the tournament.',
  'not-entered': 'This person is not in the tournament.',
  'wrong-partner-code': 'No player in the tournament who needs a partner has this code.',
  'no-partner': 'This person cannot become the other person’s partner in the tournament, or has declined.',
  'too-few-players': 'The tournament has too few players.',
  'result-changed': 'The result has been changed since the sender saw it.',
  'bad-places': 'The places do not match the sides of the game.',
  'no-challenges': 'The opponent does not accept challenges from this person.',
  'challenge-closed': 'The challenge is no longer open.',
  'too-many-challenges':
    'This person or the opponent has too many open challenges, or this person has sent the opponent too many.',
  'too-many-follows': 'This person follows too many people.',
  'foreign-push-service': 'The address does not belong to a browser vendor’s push service.',
  'no-push': 'This server sends no push notifications.',
  'missing-scope':
    'The access token lacks the scope that this route needs, or the route accepts no access tokens.',
  'has-games': 'Only an account without games can become a bot account.',
  'in-tournament':
    'An account cannot become a bot account if it has entered an unfinished tournament that does not allow bots, even if it has withdrawn, or if it organises an unfinished exhibition that does not allow bots.',
  'bot-account': 'A bot account plays only in challenges, private games and tournaments that allow bots.',
  'token-needed': 'This route needs an access token.',
  'too-many-tokens': 'This person already has the maximum number of access tokens.',
  'too-many-passkeys': 'This person already has the maximum number of passkeys.',
  'bad-passkey': 'The response does not match the passkey or the challenge, or the challenge has expired.',
} as const;

export type ServerRefusalCode = keyof typeof REFUSALS;

/** All codes of the server and of the rules, such as `not-adjacent`. A code in both lists has the same meaning. */
export const ALL_REFUSAL_CODES = [
  ...(Object.keys(REFUSALS) as ServerRefusalCode[]),
  ...RULES_REFUSALS.filter(
    (code): code is Exclude<typeof code, 'game-over'> => !Object.hasOwn(REFUSALS, code),
  ),
];

/** The reason why the server refuses something. Clients turn it into text. */
export const Refusal = strictObject({
  code: Type.Enum(ALL_REFUSAL_CODES),
  /** A path in a message, the name of a cell, or the offset of a character. */
  at: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Integer()])),
  detail: Type.Optional(Type.String({ maxLength: 200 })),
  ply: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Milliseconds to wait. */
  after: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type Refusal = Static<typeof Refusal>;
export type RefusalCode = Refusal['code'];

/** The parts of a refusal that a program acts on. A newer server may send a code that is not in the list. */
export const ReceivedRefusal = strictObject({
  code: Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 40 }),
  after: Refusal.properties.after,
});
export type ReceivedRefusal = Static<typeof ReceivedRefusal>;

/** A value, or the reason why there is none. */
export type Result<Value, Reason = Refusal> = RulesResult<Value, Reason>;

/**
 * Returns a refusal with the given code.
 *
 * @param details what the code applies to
 */
export function refuse(
  code: RefusalCode,
  details: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, ...details } };
}
