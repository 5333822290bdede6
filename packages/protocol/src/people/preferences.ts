import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice.ts';

/** The groups of people who may challenge a person. */
export const CHALLENGER_GROUPS = ['all', 'followed', 'none'] as const;
export type ChallengerGroup = (typeof CHALLENGER_GROUPS)[number];

/** Whether a person receives one kind of notice on the site, and on their devices. */
export const NoticeSwitches = strictObject({ site: Type.Boolean(), push: Type.Boolean() });

/** An hour of the day, from 0 to 23. */
const Hour = Type.Integer({ minimum: 0, maximum: 23 });

/** The hours in which a person wants no messages on their devices and no e-mails. They can extend past midnight. */
export const QuietHours = strictObject({
  /** The hour at which they begin. */
  from: Hour,
  /** The hour at which they end. If it equals `from`, there are no quiet hours. */
  to: Hour,
  /** The time zone of both, such as `Europe/Berlin`. */
  zone: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]{0,59}$', maxLength: 60 }),
});
export type QuietHours = Static<typeof QuietHours>;

/** A person's preferences about challenges and notifications. */
export const Preferences = strictObject({
  challenges: Type.Enum(CHALLENGER_GROUPS),
  /** Absent if messages may come at any time. */
  quiet: Type.Optional(QuietHours),
  /** Whether the person receives an e-mail about what is waiting for them, at most once a day. */
  digest: Type.Boolean(),
  notices: strictObject(
    Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, NoticeSwitches])) as Record<
      NoticeKind,
      typeof NoticeSwitches
    >,
  ),
});
export type Preferences = Static<typeof Preferences>;

/** The switches that a person changes for one kind of notice. */
const ChangedSwitches = strictObject({
  site: Type.Optional(Type.Boolean()),
  push: Type.Optional(Type.Boolean()),
});

/**
 * Changes to a person's preferences. Absent ones keep their values, so that a page that was opened earlier does not
 * overwrite newer values.
 */
export const ChangedPreferences = strictObject({
  challenges: Type.Optional(Type.Enum(CHALLENGER_GROUPS)),
  /** Null for no quiet hours. */
  quiet: Type.Optional(Type.Union([QuietHours, Type.Null()])),
  digest: Type.Optional(Type.Boolean()),
  notices: Type.Optional(
    strictObject(
      Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, Type.Optional(ChangedSwitches)])) as Record<
        NoticeKind,
        Type.TOptional<typeof ChangedSwitches>
      >,
    ),
  ),
});
export type ChangedPreferences = Static<typeof ChangedPreferences>;

/** The token in the link for unsubscribing from daily e-mails: the person's id, and the server's signature. */
export const UnsubscribeToken = Type.String({ pattern: '^[0-9a-z]{16}\\.[\\w-]{43}$', maxLength: 60 });

/** The path of the page for unsubscribing from daily e-mails. Mail programs post to it (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/online/unsubscribe';

/** The name of the query parameter that carries the token. */
export const UNSUBSCRIBE_TOKEN_NAME = 't';

/** The kinds of notice that are sent to devices only on request. */
const QUIET_KINDS: ReadonlySet<NoticeKind> = new Set(['challenge-expired', 'limited']);

/** The default preferences. */
export const DEFAULT_PREFERENCES: Preferences = {
  challenges: 'all',
  digest: false,
  notices: Object.fromEntries(
    NOTICE_KINDS.map((kind) => [kind, { site: true, push: !QUIET_KINDS.has(kind) }]),
  ) as Record<NoticeKind, Static<typeof NoticeSwitches>>,
};
