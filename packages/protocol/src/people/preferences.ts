import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice.ts';

/** Who may challenge a person. */
export const CHALLENGER_GROUPS = ['all', 'followed', 'none'] as const;
export type ChallengerGroup = (typeof CHALLENGER_GROUPS)[number];

/** Where a person receives notices of a kind: in the site, and on their devices. */
export const NoticeSwitches = strictObject({ site: Type.Boolean(), push: Type.Boolean() });

/** What a person has chosen about challenges and notices. */
export const Preferences = strictObject({
  challenges: Type.Enum(CHALLENGER_GROUPS),
  notices: strictObject(
    Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, NoticeSwitches])) as Record<
      NoticeKind,
      typeof NoticeSwitches
    >,
  ),
});
export type Preferences = Static<typeof Preferences>;

/** The kinds of notices that need no answer, which go to devices only if asked for. */
const QUIET_KINDS: ReadonlySet<NoticeKind> = new Set(['challenge-expired']);

/** The preferences of a person who has chosen nothing. */
export const DEFAULT_PREFERENCES: Preferences = {
  challenges: 'all',
  notices: Object.fromEntries(
    NOTICE_KINDS.map((kind) => [kind, { site: true, push: !QUIET_KINDS.has(kind) }]),
  ) as Record<NoticeKind, Static<typeof NoticeSwitches>>,
};
