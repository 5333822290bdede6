import Type, { type Static } from 'typebox';
import { ChatText, ReportedMessage } from '../chat/chat.ts';
import { ChatId, People, Person, PersonName, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { NO_CONTROL_CHARACTERS } from '../visible-line.ts';
import { Limit, type LimitKind, ModerationReason } from './limit.ts';
import { MAX_REPORT_TEXT_LENGTH, REPORT_REASONS } from './report.ts';

/** The number of rows per page in lists for moderators. */
export const MODERATION_PAGE_SIZE = 50;

export const ACCOUNT_ROLES = ['player', 'host', 'closed'] as const;

/** A person as moderators see them. */
export const AccountView = strictObject({
  person: Person,
  role: Type.Enum(ACCOUNT_ROLES),
  /** The time at which a mute expires; 0 or in the past for a person who may use the chat. */
  mutedUntil: Timestamp,
  /** The limits that have not expired, including the mute. */
  limits: Type.Array(Limit),
  /** The latest limit of each kind that has expired, unless a moderator lifted it. */
  pastLimits: Type.Optional(Type.Array(Limit)),
  createdAt: Timestamp,
  /** Whether the server refuses this moderator's actions on the person with `conflict-of-interest`. */
  conflict: Type.Optional(Type.Literal(true)),
});
export type AccountView = Static<typeof AccountView>;

/** Selects accounts by a prefix of their names, and those after the last name of the previous page. */
export const AccountFilter = strictObject({
  beginning: Type.Optional(Type.String({ pattern: NO_CONTROL_CHARACTERS, maxLength: 20 })),
  after: Type.Optional(PersonName),
});

/** The actions that set a limit, each with its kind. */
export const LIMITING_ACTIONS = {
  mute: 'chat',
  unrated: 'rated',
  suspend: 'play',
} as const satisfies Readonly<Record<string, LimitKind>>;

/** The actions that lift a limit, each with its kind. */
export const LIFTING_ACTIONS = {
  unmute: 'chat',
  'allow-rated': 'rated',
  unsuspend: 'play',
} as const satisfies Readonly<Record<string, LimitKind>>;

/**
 * The actions that moderators can take on an account. Only the operator appoints moderators. A `note` is shown to
 * moderators and the operator; the person finds it only in the download of their data.
 */
export const MODERATION_ACTIONS = [
  'mute',
  'unmute',
  'unrated',
  'allow-rated',
  'suspend',
  'unsuspend',
  'note',
  'close',
  'reopen',
] as const;
export const ModerationAction = strictObject({
  deed: Type.Enum(MODERATION_ACTIONS),
  /** The length of a limit; defaults to a day. */
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /** The reason, which the log shows to moderators and which the person sees with a limit; for a note, its text. */
  reason: Type.Optional(ModerationReason),
});
export type ModerationAction = Static<typeof ModerationAction>;

/** A report is new, seen by a moderator, or settled. */
export const REPORT_STATES = ['new', 'seen', 'settled'] as const;
export const ReportStateChange = strictObject({
  state: Type.Enum(REPORT_STATES),
  /**
   * `at` of the report that the moderator has read. The server refuses the change with `report-changed` if its author
   * has reported the person again since. Earlier versions of the site do not send it.
   */
  at: Type.Optional(Timestamp),
});
export type ReportStateChange = Static<typeof ReportStateChange>;

/** A report as moderators see it. */
export const ReportView = strictObject({
  /** The game, or the tournament, that the report is about. */
  game: ChatId,
  by: Person,
  about: AccountView,
  reason: Type.Enum(REPORT_REASONS),
  /** The text that the author wrote, and the texts of further reports until a moderator settles the report. */
  text: Type.String({ maxLength: MAX_REPORT_TEXT_LENGTH }),
  at: Timestamp,
  state: Type.Enum(REPORT_STATES),
  /**
   * The actions that the server refuses this moderator with `conflict-of-interest`: only changing the state (`state`),
   * or reading the messages as well (`messages`).
   */
  conflict: Type.Optional(Type.Enum(['state', 'messages'])),
});
export type ReportView = Static<typeof ReportView>;

/** Selects the reports after the last one of the previous page, by its `reportCursor`. */
export const ReportFilter = strictObject({
  before: Type.Optional(
    Type.String({
      pattern: '^(open|settled)\\.\\d{1,16}\\.[0-9a-z]{8,12}\\.[0-9a-z]{16}\\.[0-9a-z]{16}$',
      maxLength: 71,
    }),
  ),
});

/** The messages that moderators see with a report: the latest ones of the game or the tournament up to the report. */
export const ReportContext = strictObject({ messages: Type.Array(ReportedMessage) });
export type ReportContext = Static<typeof ReportContext>;

/** Returns the cursor of a page that ends with this report. */
export function reportCursor({ state, at, game, by, about }: ReportView): string {
  const list = state === 'settled' ? 'settled' : 'open';
  return [list, at, game, by.id, about.person.id].join('.');
}

export const AUDITED_ACTIONS = [
  'make-host',
  'unmake-host',
  ...MODERATION_ACTIONS,
  'void-games',
  'restore-games',
  'change-password',
] as const;

/** Selects entries in the audit log before a given entry. */
export const AuditFilter = strictObject({
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$', maxLength: 15 })),
  /** The name, or the id, of the person the entries are about. */
  about: Type.Optional(Type.String({ pattern: '^[\\w-]{1,20}$', maxLength: 20 })),
});

/** The actor of the operator's actions in the log. It contains a space, so no account can have this name. */
export const OPERATOR_ACTOR = 'command line';

/** An entry in the audit log. */
export const AuditView = strictObject({
  /** The number of the entry. Later entries have higher numbers. */
  entry: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  at: Timestamp,
  /** The name of the person who acted, or the id of a deleted account, or `command line`. */
  by: Type.String({ maxLength: 40 }),
  deed: Type.Enum(AUDITED_ACTIONS),
  /** The name that the account had at that time; for a guest or a deleted account, the id. */
  name: Type.String({ maxLength: 40 }),
  /** The time at which a limit expires. */
  until: Type.Optional(Timestamp),
  /** The reason for the action, or the text of a note. */
  reason: Type.Optional(ChatText),
  /** The people whose ids `by` and `name` contain. Absent if both are names. */
  people: Type.Optional(People),
});
export type AuditView = Static<typeof AuditView>;
