import Type, { type Static } from 'typebox';
import { ChatText } from '../chat/chat.ts';
import { OnlineGameId, Person, PersonName, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { REPORT_REASONS } from './report.ts';

/** The number of rows of a list for moderators that the server sends at a time. */
export const MODERATION_PAGE_SIZE = 50;

export const ACCOUNT_ROLES = ['player', 'host', 'closed'] as const;

/** A person as moderators see them. */
export const AccountView = strictObject({
  person: Person,
  role: Type.Enum(ACCOUNT_ROLES),
  /** The end of a mute; 0 or in the past for a person who may use the chat. */
  mutedUntil: Timestamp,
  createdAt: Timestamp,
});
export type AccountView = Static<typeof AccountView>;

/** Selects accounts by the beginning of their names, and those after the last name of the page before. */
export const AccountFilter = strictObject({
  beginning: Type.Optional(Type.String({ maxLength: 20 })),
  after: Type.Optional(PersonName),
});

/** The actions that moderators can take on an account. Only the operator appoints moderators. */
export const MODERATION_ACTIONS = ['mute', 'unmute', 'close', 'reopen'] as const;
export const ModerationAction = strictObject({
  deed: Type.Enum(MODERATION_ACTIONS),
  /** The length of a mute; a day by default. */
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});
export type ModerationAction = Static<typeof ModerationAction>;

/** A report is new, seen by a moderator, or settled. */
export const REPORT_STATES = ['new', 'seen', 'settled'] as const;
export const ReportStateChange = strictObject({ state: Type.Enum(REPORT_STATES) });
export type ReportStateChange = Static<typeof ReportStateChange>;

/** A report as moderators see it. */
export const ReportView = strictObject({
  game: OnlineGameId,
  by: Person,
  about: AccountView,
  reason: Type.Enum(REPORT_REASONS),
  text: Type.Union([ChatText, Type.Literal('')]),
  at: Timestamp,
  state: Type.Enum(REPORT_STATES),
});
export type ReportView = Static<typeof ReportView>;

/** Selects the reports after the last one of the page before, by what `reportCursor` returns. */
export const ReportFilter = strictObject({
  before: Type.Optional(
    Type.String({
      pattern: '^(open|settled)\\.\\d{1,16}\\.[0-9a-z]{12}\\.[0-9a-z]{16}\\.[0-9a-z]{16}$',
      maxLength: 71,
    }),
  ),
});

/** Returns the end of a page whose last report this is. */
export function reportCursor({ state, at, game, by, about }: ReportView): string {
  const list = state === 'settled' ? 'settled' : 'open';
  return [list, at, game, by.id, about.person.id].join('.');
}

export const AUDITED_ACTIONS = [
  'make-host',
  'unmake-host',
  ...MODERATION_ACTIONS,
  'change-password',
] as const;

/** Selects the entries of the audit log before one. */
export const AuditFilter = strictObject({
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$', maxLength: 15 })),
});

/** An entry in the audit log. */
export const AuditView = strictObject({
  /** The number of the entry. Later entries have higher numbers. */
  entry: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  at: Timestamp,
  /** The name of the person who acted, or the id of a deleted account, or `command line`. */
  by: Type.String({ maxLength: 40 }),
  deed: Type.Enum(AUDITED_ACTIONS),
  /** The name that the account had; for a guest or a deleted account, the id. */
  name: Type.String({ maxLength: 40 }),
  /** The end of a mute. */
  until: Type.Optional(Timestamp),
});
export type AuditView = Static<typeof AuditView>;
