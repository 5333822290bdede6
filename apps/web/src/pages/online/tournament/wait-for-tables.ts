import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js';
import { useOnline } from '../online-context.ts';
import { useTournament } from './tournament-context.ts';

/**
 * The interval at which the page reports that the visitor is waiting. The server forgets a player after fifteen
 * seconds.
 */
const INTERVAL_MS = 5000;

/**
 * While a condition holds, reports to the server that the visitor is on an arena's page and can be paired.
 */
export function waitForTables(isWaiting: Accessor<boolean>): void {
  const { api } = useOnline();
  const { view, refresh } = useTournament();
  const reportWaiting = async (): Promise<void> => {
    // A player looking at another page would miss the game.
    if (document.visibilityState !== 'visible') return;
    const { tournament, games } = view();
    const result = await api('waitInTournament', { parameters: { tournament } });
    if (result.ok && result.value.games.join() !== games.join()) refresh();
  };
  // The condition and the request read the view, but a change in the view must not trigger additional
  // requests.
  createEffect(
    on(createMemo(isWaiting), (isNowWaiting) => {
      if (!isNowWaiting) return;
      void reportWaiting();
      const timer = setInterval(() => void reportWaiting(), INTERVAL_MS);
      onCleanup(() => clearInterval(timer));
    }),
  );
}
