import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import { boardById, gameById } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { InHeader } from '../../../parts/header-slot.tsx';
import { Emblem } from '../../../parts/icon.tsx';
import { useOnline } from '../online-context.ts';
import { CreateGame } from './create-game.tsx';
import { JoinByLink } from './join-by-link.tsx';
import { OpenGameRow } from './open-game-row.tsx';
import { QuickPairing } from './quick-pairing.tsx';
import { YourGames } from './your-games.tsx';

const FILTERS = ['all', 'large', 'holes', 'small'] as const;
type Filter = (typeof FILTERS)[number];

/** The number of cells up to which a square board counts as small. */
const SMALL_BOARD_CELLS = 100;

/** The lobby: open games, the player's own games, and the forms that start one. */
export function LobbyPage(): JSX.Element {
  const { lobby, client, me } = useOnline();
  const [filter, setFilter] = createSignal<Filter>('all');
  /** The open games that match the filter; undefined before the server has sent any. */
  const seeks = createMemo(() =>
    lobby()?.filter(({ terms }) => filter() === 'all' || filterOf(terms.rules.game) === filter()),
  );
  onMount(() => client.followLobby(true));
  onCleanup(() => client.followLobby(false));
  return (
    <div class="wrap lobby">
      <InHeader>
        <a class="btn bare dense" href="/online/account">
          {personName(me().person)}
        </a>
      </InHeader>
      <section aria-labelledby="lobby-title">
        <h1 id="lobby-title">{peopleStrings().lobby.title}</h1>
        <fieldset class="chips" aria-label={peopleStrings().lobby.filter}>
          <For each={FILTERS}>
            {(name) => (
              <button
                type="button"
                class="chip"
                aria-pressed={filter() === name}
                onClick={() => setFilter(name)}
              >
                {peopleStrings().lobby.filters[name]}
              </button>
            )}
          </For>
        </fieldset>
        <div class="section-head">
          <h2>{peopleStrings().lobby.openNow}</h2>
          <span class="small quiet" role="status">
            <Show when={seeks()}>{(known) => <>{peopleStrings().lobby.count(known().length)}</>}</Show>
          </span>
        </div>
        <Show when={seeks()} fallback={<p class="quiet">{onlineStrings().notes.loading}</p>}>
          {(known) => (
            <Show when={known().length > 0} fallback={<NoOpenGames />}>
              <ul class="game-list">
                <For each={known()}>{(seek) => <OpenGameRow seek={seek} />}</For>
              </ul>
            </Show>
          )}
        </Show>
        <YourGames />
      </section>
      <aside>
        <QuickPairing />
        <CreateGame />
        <JoinByLink />
      </aside>
    </div>
  );
}

function NoOpenGames(): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <b>{peopleStrings().lobby.none}</b>
      <p class="quiet">{peopleStrings().lobby.noneText}</p>
    </div>
  );
}

function filterOf(id: string): Filter {
  const game = gameById(id);
  if (game === undefined) return 'all';
  const board = boardById(game.board);
  if (board?.surface === 'holes') return 'holes';
  return (board?.cellCount ?? 0) <= SMALL_BOARD_CELLS ? 'small' : 'large';
}
