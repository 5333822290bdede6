import { accept, type NoticeKey, refuse } from '@halma/protocol';
import { isTimeZone } from '../notices/quiet-hours.ts';
import type { NoticeCursor } from '../store/notice-store.ts';
import type { Handlers } from './handler.ts';

/** The handlers for notices, on the site and on devices. */
export const noticeHandlers: Handlers<
  | 'listNotices'
  | 'countNotices'
  | 'markNoticesSeen'
  | 'getPreferences'
  | 'setPreferences'
  | 'endDigest'
  | 'getPushStatus'
  | 'subscribeToPush'
  | 'unsubscribeFromPush'
> = {
  listNotices: async ({ services, session, query: { before } }) =>
    accept(
      await services.notices.list(session.person, before === undefined ? undefined : parseCursor(before)),
    ),
  countNotices: async ({ services, session: { person } }) => {
    services.onlinePeople.noteSeen(person);
    return accept({ unseen: await services.notices.countUnseen(person) });
  },
  markNoticesSeen: async ({ services, session, body }) => {
    await services.notices.markSeen(session.person, body.keys);
    return accept(undefined);
  },
  getPreferences: async ({ services, session }) =>
    accept(await services.store.preferences.find(session.person)),
  setPreferences: async ({ services, session, body }) => {
    if (body.quiet && !isTimeZone(body.quiet.zone)) return refuse('bad-message', { at: '/quiet/zone' });
    await services.store.preferences.change(session.person, body, services.now());
    return accept(undefined);
  },
  endDigest: ({ services, body }) => services.digests.end(body.token),
  getPushStatus: async ({ services, session }) => {
    const { push, store } = services;
    const language = await store.push.findLanguage(session.session);
    if (push === undefined) return accept({ isSubscribed: false });
    const { publicKey: key } = push;
    return accept(
      language === undefined ? { key, isSubscribed: false } : { key, isSubscribed: true, language },
    );
  },
  subscribeToPush: async ({ services, session, body }) => {
    const { push, store, now } = services;
    if (push === undefined) return refuse('no-push');
    if (!push.accepts(body.endpoint)) return refuse('foreign-push-service');
    await store.push.subscribe({ ...body, person: session.person, session: session.session }, now());
    return accept(undefined);
  },
  unsubscribeFromPush: async ({ services, session }) => {
    await services.store.push.unsubscribe(session.session);
    return accept(undefined);
  },
};

/** Parses a reference to the last row of a page as clients send it: a time and a key, separated by a dot. */
function parseCursor(text: string): NoticeCursor {
  const [at = '', key = ''] = text.split('.') as [string, NoticeKey];
  return { at: Number(at), key };
}
