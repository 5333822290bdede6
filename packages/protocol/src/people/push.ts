import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';

const base64url = (maxLength: number) => Type.String({ pattern: '^[\\w-]+=*$', minLength: 8, maxLength });

const Language = Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$', maxLength: 12 });

/** A browser's subscription, as its push service created it. */
export const PushSubscription = strictObject({
  /** The URL of the push service. Only services of browser vendors are accepted. */
  endpoint: Type.String({ pattern: '^https?://\\P{Cc}*$', maxLength: 1000 }),
  p256dh: base64url(200),
  auth: base64url(100),
  /** The language of the push notifications. */
  language: Language,
});
export type PushSubscription = Static<typeof PushSubscription>;

/** Whether this server sends push notifications, and whether this session's browser receives them. */
export const PushStatus = strictObject({
  /** The public key that a browser needs to subscribe; absent if the server sends no push notifications. */
  key: Type.Optional(base64url(200)),
  isSubscribed: Type.Boolean(),
  /** The language of the push notifications; absent if this session's browser receives none. */
  language: Type.Optional(Language),
});
export type PushStatus = Static<typeof PushStatus>;
