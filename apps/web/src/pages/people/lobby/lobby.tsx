import { boardOfId, gameOfId } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { Emblem } from '../../../parts/icon.tsx';
import { InBar } from '../../../site/in-bar.tsx';
import { onlineWords } from '../../../words/online.ts';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { JoinByLink } from './join-by-link.tsx';
import { OpenTable } from './open-table.tsx';
import { QuickPairing } from './quick-pairing.tsx';
import { TableRow } from './table-row.tsx';
import { YourGames } from './your-games.tsx';

const FILTERS = ['all', 'square', 'star', 'small'] as const;
type Filter = (typeof FILTERS)[number];

/** The largest square board that counts as small, in cells. */
const SMALL = 100;

/** The tables that wait for people, one's own games, and a way to set a table. */
export function LobbyPage(): JSX.Element {
  const { lobby, client, me } = useOnline();
  const [filter, setFilter] = createSignal<Filter>('all');
  /** Undefined before the server has told of them. */
  const tables = createMemo(() =>
    lobby()?.filter(({ terms }) => filter() === 'all' || kindOfGame(terms.rules.game) === filter()),
  );
  onMount(() => client.followLobby(true));
  onCleanup(() => client.followLobby(false));
  return (
    <div class="wrap lobby">
      <InBar>
        <a class="btn bare dense" href="/people/account">
          {personName(me().person)}
        </a>
      </InBar>
      <section aria-labelledby="lobby-title">
        <h1 id="lobby-title">{peopleWords().lobby.title}</h1>
        <fieldset class="chips" aria-label={peopleWords().lobby.filter}>
          <For each={FILTERS}>
            {(name) => (
              <button
                type="button"
                class="chip"
                aria-pressed={filter() === name}
                onClick={() => setFilter(name)}
              >
                {peopleWords().lobby.filters[name]}
              </button>
            )}
          </For>
        </fieldset>
        <div class="section-head">
          <h2>{peopleWords().lobby.openNow}</h2>
          <span class="small quiet" role="status">
            <Show when={tables()}>{(known) => peopleWords().lobby.count(known().length)}</Show>
          </span>
        </div>
        <Show when={tables()} fallback={<p class="quiet">{onlineWords().notes.fetchingPart}</p>}>
          {(known) => (
            <Show when={known().length > 0} fallback={<NoTables />}>
              <ul class="tables">
                <For each={known()}>{(table) => <TableRow table={table} />}</For>
              </ul>
            </Show>
          )}
        </Show>
        <YourGames />
      </section>
      <aside>
        <QuickPairing />
        <OpenTable />
        <JoinByLink />
      </aside>
    </div>
  );
}

function NoTables(): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <b>{peopleWords().lobby.none}</b>
      <p class="quiet">{peopleWords().lobby.noneText}</p>
    </div>
  );
}

function kindOfGame(id: string): Filter {
  const game = gameOfId(id);
  if (game === undefined) return 'all';
  const board = boardOfId(game.board);
  if (board?.shape === 'star') return 'star';
  return (board?.cells ?? 0) <= SMALL ? 'small' : 'square';
}
