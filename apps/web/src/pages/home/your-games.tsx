import { gameTitle } from '@halma/locales/game-names';
import { homeStrings } from '@halma/locales/home';
import { type Accessor, createSignal, For, type JSX, onCleanup, Show, Suspense } from 'solid-js';
import type { StoredGame } from '../../game/device-game.ts';
import { deleteGame, hasGame, listStoredGames, storageKeyOf, storeGame } from '../../game/stored-games.ts';
import { runningGamesAtLastVisit } from '../../online/pending-turns.ts';
import { runWhenIdle } from '../../parts/idle.ts';
import { optionalPart } from '../../parts/optional-part.ts';
import { readStored } from '../../storage/browser-storage.ts';
import { StoredGameCard } from './stored-game-card.tsx';

const OnlineGameCards = optionalPart(() => import('./online-game-cards.tsx'));

/** The number of games stored on this device that the section shows initially. */
const FIRST_PAGE_LENGTH = 3;

/** The number of further games that the section adds at a time, so that hundreds of games do not block the page. */
const STEP_LENGTH = 30;

/** The maximum number of online games in the section. The lobby shows all games. */
const MAX_ONLINE_CARDS = 3;

/**
 * The player's games: first the online games, then the games on this device, with unfinished games first. A
 * game deleted from the device can be restored until the page closes.
 */
export default function YourGames(): JSX.Element {
  const [games, setGames] = createSignal(unfinishedFirst());
  const [shownCount, setShownCount] = createSignal(FIRST_PAGE_LENGTH);
  const [deletedGame, setDeletedGame] = createSignal<StoredGame | null>(null);
  const onlineCount = Math.min(runningGamesAtLastVisit(), MAX_ONLINE_CARDS);
  const listedGames = (): readonly StoredGame[] => games().slice(0, shownCount());
  const refresh = (): void => void setGames(readAgain);
  let cancelNext = (): void => undefined;
  onCleanup(() => cancelNext());
  const showMore = (): void => {
    if (setShownCount((count) => count + STEP_LENGTH) < games().length) cancelNext = runWhenIdle(showMore);
  };
  followOtherTabs(games, () => {
    refresh();
    setDeletedGame((game) => (game !== null && hasGame(game.id) ? null : game));
  });
  const nameOf = (game: StoredGame): string => gameTitle(game.rules.game);
  const remove = (game: StoredGame): void => {
    deleteGame(game.id);
    setDeletedGame(game);
    refresh();
  };
  const restore = (game: StoredGame): void => {
    storeGame(game);
    setDeletedGame(null);
    refresh();
  };
  return (
    <Show when={games().length > 0 || onlineCount > 0 || deletedGame() !== null}>
      <section aria-labelledby="your-games">
        <div class="section-head">
          <h2 id="your-games">{homeStrings().yourGames}</h2>
          <Show when={shownCount() === FIRST_PAGE_LENGTH && games().length > FIRST_PAGE_LENGTH}>
            <button type="button" class="link" onClick={showMore}>
              {homeStrings().showAll(games().length + onlineCount)}
            </button>
          </Show>
        </div>
        <ul class="your-games">
          <Suspense
            fallback={
              <For each={Array.from({ length: onlineCount })}>{() => <li class="card your-game" />}</For>
            }
          >
            <Show when={onlineCount > 0}>
              <OnlineGameCards maxCount={MAX_ONLINE_CARDS} />
            </Show>
          </Suspense>
          <For each={listedGames()}>
            {(game) => <StoredGameCard game={game} name={nameOf(game)} onDelete={() => remove(game)} />}
          </For>
        </ul>
        <div role="status">
          <Show when={deletedGame()}>
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
    </Show>
  );
}

/** Calls `onChange` when another tab has changed the games. Otherwise, undoing a deletion could restore an earlier version. */
function followOtherTabs(games: Accessor<readonly StoredGame[]>, onChange: () => void): void {
  const isListed = (key: string): boolean => {
    const game = games().find(({ id }) => storageKeyOf(id) === key);
    return JSON.stringify(game) === JSON.stringify(readStored(key));
  };
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || (key.startsWith(storageKeyOf('')) && !isListed(key))) onChange();
  };
  addEventListener('storage', listen);
  onCleanup(() => removeEventListener('storage', listen));
}

function unfinishedFirst(): readonly StoredGame[] {
  return listStoredGames().toSorted((one, other) => Number(one.isOver) - Number(other.isOver));
}

/** Reads the games again. Returns the same objects for those that have not changed, so that the page keeps their cards. */
function readAgain(listedGames: readonly StoredGame[]): readonly StoredGame[] {
  const listedById = new Map(listedGames.map((game) => [game.id, game]));
  return unfinishedFirst().map((game) => {
    const listed = listedById.get(game.id);
    return listed?.changed === game.changed ? listed : game;
  });
}
