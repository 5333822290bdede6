import { MAX_FIRST_GAMES, type OnlineGameId } from '@halma/protocol';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { api } from '../../../online/api.ts';
import { knownAccount } from '../../../online/known-account.ts';
import { createPagePoller } from '../../../online/page-poller.ts';

/** The interval at which the list is fetched again, in milliseconds. */
const INTERVAL_MS = 30_000;

/**
 * Returns the public games of the players the visitor follows, in an order that changes only with the games.
 * Sends no request for visitors without an account, for whom the page needs no session.
 */
export function createFollowedGames(): Accessor<readonly OnlineGameId[]> {
  const [games, setGames] = createSignal<readonly OnlineGameId[]>([], {
    equals: (one, other) => one.join() === other.join(),
  });
  createEffect(() => {
    setGames([]);
    if (knownAccount() === undefined) return;
    const poller = createPagePoller<readonly OnlineGameId[]>({
      read: async () => {
        const result = await api('listFollowed', {});
        if (!result.ok) return 'no-connection';
        const ids = result.value.flatMap((row) => row.games.map(({ game }) => game));
        return [...new Set(ids)].toSorted().slice(0, MAX_FIRST_GAMES);
      },
      // The games stay as they are while there is no connection.
      onResponse: (response) => {
        if (typeof response !== 'string') setGames(response);
      },
    });
    onCleanup(poller.follow(INTERVAL_MS));
    onCleanup(poller.end);
  });
  return games;
}
