import { challengeStrings } from '@halma/locales/challenges';
import { peopleStrings } from '@halma/locales/people';
import { ratingStrings } from '@halma/locales/ratings';
import { siteStrings } from '@halma/locales/site';
import {
  createEffect,
  createSignal,
  For,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { withCatalogue } from '../../../locale/language.ts';
import { address, createDialogInHistory } from '../../../navigation/address.ts';
import { formatTime } from '../../../online/format-time.ts';
import { overview } from '../../../online/overview.ts';
import { Emblem, Icon } from '../../../parts/icon.tsx';
import { LimitNotes } from '../limit-notes.tsx';
import { useOnline } from '../online-context.ts';
import { FollowedPlayers } from '../people/followed-players.tsx';
import { JoinByLink } from './join-by-link.tsx';
import { OpenGameRow } from './open-game-row.tsx';
import { QuickPairing } from './quick-pairing.tsx';
import { RunningGames } from './running-games.tsx';
import { UpcomingTournaments } from './upcoming-tournaments.tsx';
import { YourGames } from './your-games.tsx';

// Loaded on demand, because it contains all games with all options, and most players join a game instead.
const CreateGameDialog = lazy(() => withCatalogue(import('../create/create-game-dialog.tsx')));

/** The number of rows that the list of open games reserves room for until it has loaded. */
const PLACEHOLDER_ROW_COUNT = 3;

/**
 * The lobby: quick pairing, the player's games, open games, and games in progress.
 *
 * @param props.isCreating whether the dialog that creates a game is open
 */
export default function LobbyPage(props: { readonly isCreating: boolean }): JSX.Element {
  const { client, me } = useOnline();
  const dialog = createDialogInHistory();
  const openDialog = (join?: 'link'): void => {
    const query = new URLSearchParams(address().searchParams);
    if (join !== undefined) query.set('join', join);
    dialog.open(`/online/new${query.size > 0 ? `?${query}` : ''}`);
  };
  onMount(() => client.followLobby(true));
  onCleanup(() => client.followLobby(false));
  return (
    <div class="wrap lobby-page">
      <div class="lobby-title">
        <h1>{siteStrings().titles.online}</h1>
        <Show when={overview()}>
          {(counts) => (
            <>
              <Show when={counts().online > 0}>
                <b class="small live">{siteStrings().online(counts().online)}</b>
              </Show>
              <Show when={counts().running > 0}>
                <span class="small quiet">{peopleStrings().lobby.gamesRunning(counts().running)}</span>
              </Show>
            </>
          )}
        </Show>
        <a class="small" href="/online/watch">
          {peopleStrings().lobby.watch}
        </a>
        <a class="small" href="/online/ranks">
          {ratingStrings().title}
        </a>
        <a class="small" href="/online/challenges">
          {challengeStrings().title}
        </a>
      </div>
      <LimitNotes />
      <div class="lobby">
        <div>
          <QuickPairing />
          <YourGames />
          <OpenGames onCreate={openDialog} />
        </div>
        <aside>
          <RunningGames />
          <UpcomingTournaments />
          <Show when={!me().person.guest}>
            <FollowedPlayers />
          </Show>
          <JoinByLink />
        </aside>
      </div>
      <Show when={props.isCreating}>
        <Suspense>
          <CreateGameDialog onClose={() => dialog.close('/online')} />
        </Suspense>
      </Show>
    </div>
  );
}

function OpenGames(props: { readonly onCreate: (join?: 'link') => void }): JSX.Element {
  const { lobby, connection } = useOnline();
  const isOutdated = (): boolean => connection().kind !== 'open' && lobby() !== null;
  const [lostAt, setLostAt] = createSignal(Date.now());
  createEffect(on(isOutdated, () => setLostAt(Date.now())));
  return (
    <section aria-labelledby="open-games">
      <div class="section-head">
        <h2 id="open-games">{peopleStrings().lobby.title}</h2>
        <span class="small quiet" role="status">
          <Show when={lobby()}>
            {(seeks) => (
              <Show when={isOutdated()} fallback={peopleStrings().lobby.count(seeks().length)}>
                {peopleStrings().lobby.asOf(formatTime(lostAt()))}
              </Show>
            )}
          </Show>
        </span>
      </div>
      <div class="open-games" classList={{ outdated: isOutdated() }}>
        <Show when={lobby()} fallback={<LoadingRows />}>
          {(seeks) => (
            <Show when={seeks().length > 0} fallback={<NoOpenGames />}>
              <ul class="game-list">
                <For each={seeks()}>{(seek) => <OpenGameRow seek={seek} />}</For>
              </ul>
            </Show>
          )}
        </Show>
      </div>
      <div class="row create-game">
        <button type="button" class="btn main" onClick={() => props.onCreate()}>
          <Icon name="plus" />
          {peopleStrings().create.title}
        </button>
        <button type="button" class="btn" onClick={() => props.onCreate('link')}>
          <Icon name="link" />
          {peopleStrings().create.inviteByLink}
        </button>
      </div>
    </section>
  );
}

/** Placeholders with the height of rows, so that the layout does not shift when the list arrives. */
function LoadingRows(): JSX.Element {
  return (
    <div class="loading-rows" aria-busy="true">
      <For each={Array.from({ length: PLACEHOLDER_ROW_COUNT })}>{() => <span />}</For>
      <span class="vh">{siteStrings().loading}</span>
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
