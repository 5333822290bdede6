import Type from 'typebox';
import { NoticeCount, NoticeQuery, NoticeView, SeenNotices } from '../people/notice.ts';
import { ChangedPreferences, Preferences, UnsubscribeToken } from '../people/preferences.ts';
import { PushStatus, PushSubscription } from '../people/push.ts';
import { strictObject } from '../strict-object.ts';
import type { Route } from './route.ts';

/** The routes for notices on the site and on people's devices. */
export const NOTICE_ROUTES = {
  listNotices: {
    method: 'GET',
    path: '/api/notices',
    description:
      'Thirty notices of this person, latest first, without the kinds that they have switched off. `before` is `at` and `key` of the last row received, joined by a dot, for the next thirty.',
    role: 'account',
    rateClass: 'read',
    query: NoticeQuery,
    response: Type.Array(NoticeView),
  },
  countNotices: {
    method: 'GET',
    path: '/api/notices/unseen',
    description:
      'The number of notices that this person has not seen. Pages request it every half minute; a person whose page does counts as connected.',
    role: 'account',
    rateClass: 'read',
    response: NoticeCount,
  },
  markNoticesSeen: {
    method: 'POST',
    path: '/api/notices/seen',
    description: 'Mark notices as seen.',
    role: 'account',
    rateClass: 'write',
    body: SeenNotices,
  },
  getPreferences: {
    method: 'GET',
    path: '/api/preferences',
    description: 'Who may challenge this person, and which notices they receive where.',
    role: 'account',
    rateClass: 'read',
    response: Preferences,
  },
  setPreferences: {
    method: 'PUT',
    path: '/api/preferences',
    description:
      'Choose who may challenge this person, which notices they receive where, and whether a daily e-mail lists what is waiting for them. Absent properties keep their values; null as `quiet` removes the quiet hours.',
    role: 'account',
    rateClass: 'write',
    body: ChangedPreferences,
  },
  endDigest: {
    method: 'POST',
    path: '/api/digest/end',
    description:
      'Switch off a person’s daily e-mail with the token from its link. The token stays valid. Refuses with `bad-link` if this server did not sign the token.',
    role: 'anyone',
    rateClass: 'write',
    body: strictObject({ token: UnsubscribeToken }),
  },
  getPushStatus: {
    method: 'GET',
    path: '/api/push',
    description:
      'Whether this server sends push notifications, and whether the browser of this session receives them.',
    role: 'account',
    rateClass: 'read',
    response: PushStatus,
  },
  subscribeToPush: {
    method: 'POST',
    path: '/api/push',
    description:
      'Send push notifications to the browser of this session until the session ends. Refuses with `foreign-push-service` if the address does not belong to a browser vendor.',
    role: 'account',
    rateClass: 'create',
    body: PushSubscription,
  },
  unsubscribeFromPush: {
    method: 'DELETE',
    path: '/api/push',
    description: 'Stop sending push notifications to the browser of this session.',
    role: 'account',
    rateClass: 'write',
  },
} as const satisfies Readonly<Record<string, Route>>;
