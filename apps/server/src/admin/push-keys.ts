import { accept, type Result } from '@halma/protocol';
import { createPushKeys } from '../notices/push-messages.ts';
import type { Settings } from '../settings.ts';
import { PushStore } from '../store/push-store.ts';
import { withDatabase } from './with-database.ts';

/**
 * Returns the public key that browsers use to subscribe to push notifications. Creates the keys if no server
 * has done so yet.
 */
export function showPushKey(settings: Settings, now: number): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const { publicKey } = await new PushStore(database).keys(createPushKeys, now);
    return accept(publicKey);
  });
}

/** Replaces the keys, which cancels all subscriptions: people have to turn push notifications on again. */
export function replacePushKeys(settings: Settings, now: number): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const endedCount = await new PushStore(database).replaceKeys(await createPushKeys(), now);
    return accept(
      `The keys have been replaced, and ${endedCount === 1 ? '1 subscription has' : `${endedCount} subscriptions have`} ended. Restart the servers now.`,
    );
  });
}
