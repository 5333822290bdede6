import { gameTitle } from '@halma/locales/game-names';
import { homeStrings } from '@halma/locales/home';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { StoredGame } from '../../game/device-game.ts';
import { deleteGame, listStoredGames, storeGame } from '../../game/stored-games.ts';
import { Emblem } from '../../parts/icon.tsx';
import { StoredGameRow } from './stored-game-row.tsx';

/** How many games the list shows at first. */
const FIRST_PAGE_LENGTH = 5;

/** The games stored on this device, to resume or delete. A deleted game can be restored until the page closes. */
export function StoredGames(): JSX.Element {
  const [games, setGames] = createSignal(listStoredGames());
  const [showsAll, setShowsAll] = createSignal(false);
  const [deleted, setDeleted] = createSignal<StoredGame | null>(null);
  const listed = (): readonly StoredGame[] => (showsAll() ? games() : games().slice(0, FIRST_PAGE_LENGTH));
  const nameOf = (game: StoredGame): string => gameTitle(game.rules.game);
  const remove = (game: StoredGame): void => {
    deleteGame(game.id);
    setDeleted(game);
    setGames(listStoredGames());
  };
  const restore = (game: StoredGame): void => {
    storeGame(game);
    setDeleted(null);
    setGames(listStoredGames());
  };
  return (
    <section aria-labelledby="your-games">
      <div class="section-head">
        <h2 id="your-games">{homeStrings().yourGames}</h2>
      </div>
      <Show when={games().length > 0} fallback={<NoGames />}>
        <ul class="stored-games">
          <For each={listed()}>
            {(game) => <StoredGameRow game={game} name={nameOf(game)} onDelete={() => remove(game)} />}
          </For>
        </ul>
      </Show>
      <Show when={!showsAll() && games().length > FIRST_PAGE_LENGTH}>
        <button type="button" class="btn bare" onClick={() => setShowsAll(true)}>
          {homeStrings().showMore(games().length - FIRST_PAGE_LENGTH)}
        </button>
      </Show>
      <div role="status">
        <Show when={deleted()}>
          {(game) => (
            <p class="toast">
              {homeStrings().deleted(nameOf(game()))}
              <button type="button" class="link" onClick={() => restore(game())}>
                {homeStrings().undo}
              </button>
            </p>
          )}
        </Show>
      </div>
    </section>
  );
}

function NoGames(): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <b>{homeStrings().noGames}</b>
      <p class="quiet">{homeStrings().noGamesText}</p>
    </div>
  );
}
