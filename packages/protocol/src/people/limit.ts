import Type, { type Static } from 'typebox';
import { ChatText } from '../chat/chat.ts';
import { Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

/**
 * The kinds of limits that moderators can set for a person until a date: no chat (`chat`), no new rated games
 * (`rated`), or no new games (`play`).
 */
export const LIMIT_KINDS = ['chat', 'rated', 'play'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** The reason for a moderation action: one line, which the person reads; empty if the moderator gave none. */
export const ModerationReason = Type.Union([ChatText, Type.Literal('')]);

/**
 * A limit on what a person may do. A limit on games, or on rated games, ends what it covers: the search for an opponent,
 * challenges, seats in games that have not started, and entries in tournaments that have not started. Games and tournaments
 * in progress continue, but an arena that the limit covers does not pair the person again. A limit on chat removes the notes
 * from their open challenges.
 */
export const Limit = strictObject({
  kind: Type.Enum(LIMIT_KINDS),
  /** The time at which the limit expires. */
  until: Timestamp,
  reason: ModerationReason,
});
export type Limit = Static<typeof Limit>;
