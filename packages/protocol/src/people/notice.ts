import Type, { type Static, type TProperties } from 'typebox';
import { OnlineGameId, People, PersonId, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { TournamentId } from '../tournament/tournament-table.ts';
import { ChallengeId, DECLINE_REASONS } from './challenge.ts';
import { LIMIT_KINDS, ModerationReason } from './limit.ts';

/** The kinds of notice. */
export const NOTICE_KINDS = [
  'your-turn',
  'challenge',
  'challenge-accepted',
  'challenge-declined',
  'challenge-expired',
  'next-game',
  'round-paired',
  'partner-invited',
  'limited',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const noticeOf = <const Kind extends NoticeKind, const Properties extends TProperties>(
  kind: Kind,
  properties: Properties,
) => strictObject({ kind: Type.Literal(kind), ...properties });

/** The id of a game's rules, such as `halma-2`. */
const rules = Type.String({ maxLength: 24 });
const title = Type.String({ maxLength: 80 });

/** The content of each kind of notice. */
const NOTICE_CONTENTS = {
  /** It is this person's turn in a correspondence game. */
  'your-turn': noticeOf('your-turn', { game: OnlineGameId, rules }),
  challenge: noticeOf('challenge', { challenge: ChallengeId, rules }),
  'challenge-accepted': noticeOf('challenge-accepted', { challenge: ChallengeId, game: OnlineGameId, rules }),
  'challenge-declined': noticeOf('challenge-declined', {
    challenge: ChallengeId,
    reason: Type.Enum(DECLINE_REASONS),
    rules,
  }),
  /** A challenge by or to this person has expired without an answer. */
  'challenge-expired': noticeOf('challenge-expired', {
    challenge: ChallengeId,
    isOwn: Type.Boolean(),
    rules,
  }),
  /** The opponent offers the next game of a series; `game` is the previous one. */
  'next-game': noticeOf('next-game', { game: OnlineGameId, rules }),
  'round-paired': noticeOf('round-paired', {
    tournament: TournamentId,
    title,
    round: Type.Integer({ minimum: 1 }),
  }),
  /** A player invites this person to be their fixed partner. */
  'partner-invited': noticeOf('partner-invited', { tournament: TournamentId, title }),
  /** A moderator has limited this person. Games and challenges that the limit forbids and that had not started are closed. */
  limited: noticeOf('limited', {
    limit: Type.Enum(LIMIT_KINDS),
    reason: ModerationReason,
    /** When the limit ends. Earlier versions recorded no end. */
    until: Type.Optional(Timestamp),
  }),
} as const satisfies { readonly [Kind in NoticeKind]: unknown };

/** The content of a notice. */
export const NoticeContent = Type.Union(Object.values(NOTICE_CONTENTS));
export type NoticeContent = {
  readonly [Kind in NoticeKind]: Static<(typeof NOTICE_CONTENTS)[Kind]>;
}[NoticeKind];

/** Returns the path of the page that a notice leads to. */
export function noticeAddress(content: NoticeContent): string {
  switch (content.kind) {
    case 'your-turn':
    case 'challenge-accepted':
    case 'next-game':
      return `/online/game/${content.game}`;
    case 'challenge':
    case 'challenge-declined':
    case 'challenge-expired':
      return '/online/challenges';
    case 'round-paired':
    case 'partner-invited':
      return `/online/tournaments/${content.tournament}`;
    case 'limited':
      return '/online/account';
  }
}

/** The key of a notice, unique among those of the same person. */
export const NoticeKey = Type.String({ pattern: '^[0-9a-z:-]{1,40}$', maxLength: 40 });
export type NoticeKey = Static<typeof NoticeKey>;

/** A notice as its recipient sees it. */
export const NoticeView = strictObject({
  key: NoticeKey,
  content: Type.Unsafe<NoticeContent>(NoticeContent),
  /** The person the notice is about. */
  about: Type.Optional(PersonId),
  people: People,
  at: Timestamp,
  isSeen: Type.Boolean(),
});
export type NoticeView = Static<typeof NoticeView>;

/** The number of notices per page. */
export const NOTICE_PAGE_SIZE = 30;

/** Selects the notices before the last one of the previous page: its `at` and `key`, joined by a dot. */
export const NoticeQuery = strictObject({
  before: Type.Optional(Type.String({ pattern: '^\\d{1,16}\\.[0-9a-z:-]{1,40}$', maxLength: 57 })),
});

/** The number of notices that a person has not seen, at most 99. */
export const NoticeCount = strictObject({ unseen: Type.Integer({ minimum: 0, maximum: 99 }) });

/** The notices that a person has seen. */
export const SeenNotices = strictObject({
  keys: Type.Array(NoticeKey, { minItems: 1, maxItems: NOTICE_PAGE_SIZE }),
});
