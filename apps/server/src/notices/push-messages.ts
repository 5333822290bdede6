import { createHash } from 'node:crypto';
import { DEFAULT_PREFERENCES, type NoticeKind, type PersonId, type Preferences } from '@halma/protocol';
import type webPush from 'web-push';
import { inBatches } from '../background/batches.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { OnlinePeople } from '../people/online-people.ts';
import type { StoredNotice } from '../store/notice-store.ts';
import type { PushKeys, StoredSubscription } from '../store/push-store.ts';
import type { Store } from '../store/store.ts';
import { isPushService } from './push-services.ts';
import { pushMessage } from './push-text.ts';
import { endOfQuietHours } from './quiet-hours.ts';

/** The interval at which a node looks for notices to push, in milliseconds. */
export const PUSH_INTERVAL_MS = 1000;

/** The maximum number of notices that a node takes at a time, and of messages that it sends at a time. */
const BATCH_SIZE = { notices: 50, messages: 20 } as const;

const SEND_TIMEOUT_MS = 10_000;

/**
 * A notice to a person who is connected waits for them to see it: the time between two checks, and the time after which
 * the server sends no push notification about it, in milliseconds.
 */
const WAIT_MS = { retry: 10_000, max: 120_000 } as const;

/** How long a push service keeps a message of each kind for a device that is off, in seconds. */
const LIFETIME_S: Readonly<Record<NoticeKind, number>> = {
  'your-turn': 24 * 60 * 60,
  challenge: 2 * 60 * 60,
  'challenge-accepted': 24 * 60 * 60,
  'challenge-declined': 24 * 60 * 60,
  'challenge-expired': 24 * 60 * 60,
  'next-game': 60 * 60,
  'round-paired': 15 * 60,
  'partner-invited': 24 * 60 * 60,
  limited: 24 * 60 * 60,
};

/** The dependencies of `PushMessages`. */
interface PushDependencies {
  readonly store: Pick<Store, 'notices' | 'preferences' | 'push'>;
  readonly onlinePeople: Pick<OnlinePeople, 'findOnline'>;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly keys: PushKeys;
  /** The address at which push services can reach the operator: a `mailto:` or `https:` URL. */
  readonly contact: string;
  /** The origins of push services that the operator has added. */
  readonly additionalServices: readonly string[];
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Loads the library for push services, which only servers that send push notifications need. */
const loadWebPush = async (): Promise<typeof webPush> => (await import('web-push')).default;

/** Returns a new key pair. */
export async function createPushKeys(): Promise<PushKeys> {
  return (await loadWebPush()).generateVAPIDKeys();
}

/**
 * Sends notices to the devices of people who are not connected. A push notification can get lost: only the notice on
 * the site is reliable. A push service that fails does not hold up the messages to other services.
 */
export class PushMessages {
  readonly #dependencies: PushDependencies;

  constructor(dependencies: PushDependencies) {
    this.#dependencies = dependencies;
  }

  /** The key that browsers use to subscribe. */
  get publicKey(): string {
    return this.#dependencies.keys.publicKey;
  }

  /** Returns whether the server sends push notifications to a URL. */
  accepts(endpoint: string): boolean {
    return isPushService(endpoint, this.#dependencies.additionalServices);
  }

  /** Sends the messages that are waiting. Call this every `PUSH_INTERVAL_MS`. */
  async sendWaiting(): Promise<void> {
    const { store, onlinePeople, now } = this.#dependencies;
    const notices = await store.notices.takeUnpushed(now(), BATCH_SIZE.notices);
    if (notices.length === 0) return;
    const people = [...new Set(notices.map(({ person }) => person))];
    const online = await onlinePeople.findOnline(people);
    const isWaiting = ({ person, at }: StoredNotice): boolean =>
      online.has(person) && now() - at < WAIT_MS.max;
    await store.notices.postpone(notices.filter(isWaiting), now() + WAIT_MS.retry);
    const preferences = await store.preferences.findAll(people);
    const awayNotices = notices.filter(({ person }) => !online.has(person));
    const quietEnds = new Map(
      awayNotices.map(({ person }) => {
        const quiet = preferences.get(person)?.quiet;
        return [person, quiet && endOfQuietHours(quiet, now())];
      }),
    );
    for (const [person, end] of quietEnds)
      if (end !== undefined)
        await store.notices.postpone(
          awayNotices.filter((notice) => notice.person === person),
          end,
        );
    const toSend = awayNotices.filter(({ person }) => quietEnds.get(person) === undefined);
    await this.#send(toSend, preferences);
  }

  async #send(
    notices: readonly StoredNotice[],
    preferences: ReadonlyMap<PersonId, Preferences>,
  ): Promise<void> {
    const { store, onError } = this.#dependencies;
    const people = [...new Set(notices.map(({ person }) => person))];
    const subscriptions = await store.push.listOf(people);
    const wants = (person: PersonId, kind: NoticeKind): boolean =>
      (preferences.get(person) ?? DEFAULT_PREFERENCES).notices[kind].push;
    const messages = notices
      .filter(({ person, content }) => wants(person, content.kind))
      .flatMap((notice) =>
        subscriptions
          .filter(({ person }) => person === notice.person)
          .map((subscription) => ({ notice, subscription })),
      );
    await inBatches(messages, BATCH_SIZE.messages, async (batch) => {
      await Promise.all(
        batch.map(({ notice, subscription }) => this.#deliver(notice, subscription).catch(onError)),
      );
    });
  }

  async #deliver(
    { key, content, about }: StoredNotice,
    { endpoint, p256dh, auth, language }: StoredSubscription,
  ): Promise<void> {
    const { store, names, keys, contact } = this.#dependencies;
    // The list of services may have become shorter since the browser subscribed.
    if (!this.accepts(endpoint)) return store.push.deleteEndpoint(endpoint);
    const [person] = about === undefined ? [] : await names.lookUp([about]);
    const message = await pushMessage(key, content, language, person?.name ?? '');
    const library = await loadWebPush();
    let request: webPush.RequestDetails;
    try {
      request = library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: LIFETIME_S[content.kind],
          urgency: 'normal',
          // A later message about the same subject replaces one that is still waiting for the device.
          topic: createHash('sha256').update(key).digest('base64url').slice(0, 32),
        },
      );
    } catch {
      // No browser creates such keys.
      return store.push.deleteEndpoint(endpoint);
    }
    const status = await send(request);
    if (status === 404 || status === 410) await store.push.deleteEndpoint(endpoint);
  }
}

/** Sends a request to a push service. Returns the status; undefined if there is no response. Follows no redirect. */
async function send({
  endpoint,
  method,
  headers,
  body,
}: webPush.RequestDetails): Promise<number | undefined> {
  try {
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: body === null ? null : new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
