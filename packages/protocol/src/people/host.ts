import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { GameId, Instant, Person } from '../identity.ts';
import { TalkText } from '../talk/talk.ts';
import { REPORT_REASONS } from './report.ts';

export const PERSON_ROLES = ['player', 'host', 'closed'] as const;

/** Somebody as hosts see them. */
export const AccountView = exact({
  person: Person,
  role: Type.Enum(PERSON_ROLES),
  /** In the past, or 0, for whoever may talk. */
  mutedUntil: Instant,
  createdAt: Instant,
});
export type AccountView = Static<typeof AccountView>;

/** Whose accounts are asked for: those whose names begin so. */
export const AccountFilter = exact({ beginning: Type.Optional(Type.String({ maxLength: 20 })) });

/** What hosts can do to somebody from the site. Who is a host is decided at the server itself. */
export const SITE_DEEDS = ['mute', 'unmute', 'close', 'reopen'] as const;
export const SiteDeed = exact({
  deed: Type.Enum(SITE_DEEDS),
  /** For a mute; a day unless said. */
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});
export type SiteDeed = Static<typeof SiteDeed>;

/** Nobody has looked at it yet; a host has; nothing more is to be done about it. */
export const REPORT_STATES = ['new', 'seen', 'settled'] as const;
export const ReportMark = exact({ state: Type.Enum(REPORT_STATES) });
export type ReportMark = Static<typeof ReportMark>;

/** A report as hosts read it. */
export const ReportView = exact({
  game: GameId,
  by: Person,
  about: AccountView,
  reason: Type.Enum(REPORT_REASONS),
  text: Type.Union([TalkText, Type.Literal('')]),
  at: Instant,
  state: Type.Enum(REPORT_STATES),
});
export type ReportView = Static<typeof ReportView>;

export const AUDITED_DEEDS = ['make-host', 'unmake-host', ...SITE_DEEDS, 'change-password'] as const;

/** An entry of the log of what was done to accounts. */
export const AuditView = exact({
  at: Instant,
  /** The name of whoever did it, or `command line`; of an account that has been deleted, the id. */
  by: Type.String({ maxLength: 40 }),
  deed: Type.Enum(AUDITED_DEEDS),
  /** The name of the account then; of a guest, or an account that has been deleted, the id. */
  name: Type.String({ maxLength: 40 }),
  /** Until when a mute holds. */
  until: Type.Optional(Instant),
});
export type AuditView = Static<typeof AuditView>;
