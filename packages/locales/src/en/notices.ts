import type { DeclineReason, LimitKind, NoticeContent, NoticeKind } from '@halma/protocol';
import { defineStrings, type Strings } from '../load.ts';

/** The short names of the kinds of notices. */
const KINDS: Readonly<Record<NoticeKind, string>> = {
  'your-turn': 'Your turn',
  challenge: 'Challenge',
  'challenge-accepted': 'Challenge accepted',
  'challenge-declined': 'Challenge declined',
  'challenge-expired': 'Challenge expired',
  'next-game': 'Next game of a series',
  'round-paired': 'New round',
  'partner-invited': 'Invitation to be partners',
  limited: 'Restriction',
};

/** The reasons for declining a challenge, as sentences. */
const DECLINED: Readonly<Record<DeclineReason, string>> = {
  none: '',
  later: 'Not now, maybe later.',
  'too-fast': 'This is too fast for me.',
  'too-slow': 'This is too slow for me.',
  rated: 'I prefer casual games.',
  casual: 'I prefer rated games.',
  'other-game': 'I prefer a different game.',
};

/** The restrictions that a moderator can set, as sentences. */
const LIMITED: Readonly<Record<LimitKind, (period: string) => string>> = {
  chat: (period) =>
    `A moderator has restricted your account: you cannot chat, announce or call off tournaments, or correct their results ${period}.`,
  rated: (period) =>
    `A moderator has restricted your account: you cannot start rated games ${period}, and your open ones were closed.`,
  play: (period) =>
    `A moderator has restricted your account: you cannot start or join games ${period}, and your open ones were closed.`,
};

/** The names and the time in a notice. */
export interface NoticeNames {
  /** The name of the game; empty if the notice is not about a game. */
  readonly game: string;
  /** The name of the person the notice is about; empty if it is not about a person. */
  readonly person: string;
  /** When a restriction ends, in the reader's time zone; absent if that is not known. */
  readonly until?: string;
}

function describe(content: NoticeContent, { game, person, until }: NoticeNames): string {
  switch (content.kind) {
    case 'your-turn':
      return person === ''
        ? `It is your turn in ${game}.`
        : `${person} has moved. It is your turn in ${game}.`;
    case 'challenge':
      return `${person} challenges you to ${game}.`;
    case 'challenge-accepted':
      return `${person} has accepted your challenge to ${game}. The game has started.`;
    case 'challenge-declined':
      return [`${person} has declined your challenge to ${game}.`, DECLINED[content.reason]].join(' ').trim();
    case 'challenge-expired':
      return content.isOwn
        ? `Your challenge to ${person} (${game}) has expired.`
        : `The challenge from ${person} (${game}) has expired.`;
    case 'next-game':
      return `${person} offers the next game of your series: ${game}.`;
    case 'round-paired':
      return `Round ${content.round} of ${content.title} has started.`;
    case 'partner-invited':
      return `${person === '' ? 'A guest' : person} invites you to play ${content.title} as partners.`;
    case 'limited':
      return [
        LIMITED[content.limit](until === undefined ? 'for now' : `until ${until}`),
        content.reason === '' ? '' : `Reason: ${content.reason}`,
      ]
        .join(' ')
        .trim();
  }
}

/** The strings of the notices: on the site, and as notifications on devices. */
const english = {
  title: 'Notifications',
  /** The label of the bell. */
  unseen: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} new`),
  kinds: KINDS,
  declined: DECLINED,
  describe,
  open: 'Open',
  none: 'No notifications yet',
  noneText: 'Challenges, turns in correspondence games and new rounds of tournaments appear here.',
  isNew: 'new',
  older: 'Older notifications',
  settings: 'Notification settings',
  needsAccount: 'Notifications need an account, so that they reach you on all your devices.',
  preferences: {
    title: 'Challenges and notifications',
    challenges: 'Who may challenge you',
    groups: { all: 'All players', followed: 'Players I follow', none: 'No one' },
    kind: 'Notification',
    site: 'On the site',
    push: 'On my devices',
    switchOf: (kind: string, place: string) => `${kind}: ${place}`,
    digest: 'Daily e-mail',
    digestText:
      'Sent when something you have not seen yet is waiting: your turn in correspondence games, challenges, and tournaments that start within a day. At most one e-mail a day.',
    digestNeedsAddress: 'It needs a confirmed e-mail address.',
    quiet: 'Quiet hours',
    quietText:
      'During these hours the server sends no notifications to your devices and no e-mails. They arrive afterwards.',
    quietFrom: 'From',
    quietTo: 'Until',
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    saved: 'Saved.',
  },
  endDigest: {
    title: 'Daily e-mail',
    asking: 'Stop the daily e-mails?',
    button: 'Unsubscribe',
    working: 'Unsubscribing…',
    done: 'You no longer get the daily e-mail. You can switch it on again in your account.',
    noLink: 'This link is incomplete. Open it again from the e-mail.',
  },
  push: {
    title: 'Notifications on this device',
    text: 'The server sends notifications to this device while you are not on the site. Your browser’s push service learns only that there is one; the text is encrypted.',
    on: 'Send notifications to this device',
    unsupported:
      'This browser cannot receive notifications here. On an iPhone or iPad, add the site to the home screen first.',
    noServer: 'This server sends no notifications to devices.',
    denied:
      'Your browser blocks notifications from this site. Allow them in the browser’s settings for this site.',
    failed: 'The browser’s push service cannot be reached. Try again later.',
  },
};

export type NoticeStrings = typeof english;

export const noticeStrings: Strings<NoticeStrings> = defineStrings('notices', english);
