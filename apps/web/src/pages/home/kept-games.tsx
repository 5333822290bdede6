import { gameTitle } from '@halma/locales/game-names';
import { homeWords } from '@halma/locales/home';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { forget, keep, keptGames } from '../../game/stored-games.ts';
import type { KeptGame } from '../../game/table-game.ts';
import { Emblem } from '../../parts/icon.tsx';
import { KeptGameRow } from './kept-game-row.tsx';

/** The number of games listed before the reader asks for all. */
const FIRST_PAGE_LENGTH = 5;

/** The games stored on this device, to resume or delete. The reader can restore a deleted game until they leave the page. */
export function KeptGames(): JSX.Element {
  const [games, setGames] = createSignal(keptGames());
  const [showsAll, setShowsAll] = createSignal(false);
  const [deleted, setDeleted] = createSignal<KeptGame | null>(null);
  const listed = (): readonly KeptGame[] => (showsAll() ? games() : games().slice(0, FIRST_PAGE_LENGTH));
  const nameOf = (game: KeptGame): string => gameTitle(game.rules.game);
  const remove = (game: KeptGame): void => {
    forget(game.id);
    setDeleted(game);
    setGames(keptGames());
  };
  const putBack = (game: KeptGame): void => {
    keep(game);
    setDeleted(null);
    setGames(keptGames());
  };
  return (
    <section aria-labelledby="your-games">
      <div class="section-head">
        <h2 id="your-games">{homeWords().yourGames}</h2>
      </div>
      <Show when={games().length > 0} fallback={<NoGames />}>
        <ul class="kept">
          <For each={listed()}>
            {(game) => <KeptGameRow game={game} name={nameOf(game)} onDelete={() => remove(game)} />}
          </For>
        </ul>
      </Show>
      <Show when={!showsAll() && games().length > FIRST_PAGE_LENGTH}>
        <button type="button" class="btn bare" onClick={() => setShowsAll(true)}>
          {homeWords().more(games().length - FIRST_PAGE_LENGTH)}
        </button>
      </Show>
      <div role="status">
        <Show when={deleted()}>
          {(game) => (
            <p class="toast">
              {homeWords().deleted(nameOf(game()))}
              <button type="button" class="link" onClick={() => putBack(game())}>
                {homeWords().putBack}
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
      <b>{homeWords().noGames}</b>
      <p class="quiet">{homeWords().noGamesText}</p>
    </div>
  );
}
