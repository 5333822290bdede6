import { peopleStrings } from '@halma/locales/people';
import type { Seek } from '@halma/protocol';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { requestRunningGames, runningGames, WHILE_LOADING_MS } from '../../../online/running-games.ts';
import { useOnline } from '../online-context.ts';
import { GameListRow } from './game-list-row.tsx';

/** The interval between two updates of the time left, in milliseconds. */
const REFRESH_MS = 10_000;

/** The player's unfinished games. Those that are waiting for the player's move come first. */
export function YourGames(): JSX.Element {
  const online = useOnline();
  const [now, setNow] = createSignal(online.now());
  const timer = setInterval(() => setNow(online.now()), REFRESH_MS);
  onCleanup(() => clearInterval(timer));
  createEffect(
    on([online.lobby, runningGames], () => {
      setNow(online.now());
    }),
  );
  const isOwnSeek = ({ by, seats }: Seek): boolean => {
    const { id } = online.me().person;
    return (
      by === id || Object.values(seats).some((holder) => holder.kind === 'person' && holder.person === id)
    );
  };
  // When a seat of the player's open game is taken, the game may have started. The games are requested again only after
  // such a change, because the lobby as a whole changes all the time.
  const ownSeeksKey = createMemo(() => {
    const seeks = online.lobby()?.filter(isOwnSeek);
    return seeks && JSON.stringify(seeks.map(({ game, seats }) => [game, seats]));
  });
  createEffect(
    on(ownSeeksKey, (_, previous) => void requestRunningGames(previous === undefined ? WHILE_LOADING_MS : 0)),
  );
  return (
    <Show when={runningGames().length > 0}>
      <div class="section-head">
        <h2>{peopleStrings().lobby.yourGames}</h2>
      </div>
      <ul class="game-list">
        <For each={runningGames()}>{(row) => <GameListRow row={row} now={now()} />}</For>
      </ul>
    </Show>
  );
}
