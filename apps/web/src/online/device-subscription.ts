import type { PushSubscription as SubscriptionBody } from '@halma/protocol';

/** The maximum time to wait for the service worker to start, in milliseconds. */
const WORKER_TIMEOUT_MS = 10_000;

/**
 * Returns whether this browser can receive push messages. They need a service worker and, on some devices, an
 * installed site.
 */
export function supportsMessages(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/**
 * Returns whether the user has allowed messages. The permission can end in the browser's settings; the server then still
 * has the subscription.
 */
export function mayShowMessages(): boolean {
  return supportsMessages() && Notification.permission === 'granted';
}

/**
 * Asks for permission, and subscribes this browser to its push service. Returns the subscription, or why
 * there is none: the user or the browser refused (`denied`), or the push service did not respond (`failed`).
 *
 * @param key the server's public key, in base64url
 */
export async function subscribeDevice(
  key: string,
): Promise<Omit<SubscriptionBody, 'language'> | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await readyWorker();
  if (registration === undefined) return 'failed';
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await registration.pushManager
      .subscribe(options)
      // An existing subscription that uses an earlier server key prevents a new one.
      .catch(async () => {
        await (await registration.pushManager.getSubscription())?.unsubscribe();
        return registration.pushManager.subscribe(options);
      });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
    return { endpoint, p256dh, auth };
  } catch {
    return 'failed';
  }
}

/** Cancels this browser's subscription. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await readyWorker();
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}
