import type { Me } from '@halma/protocol';
import { createEffect, createSignal, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Failure } from '../../online/failure.ts';
import { refusalWords } from '../../online/refusal-words.ts';
import type { PageProps } from '../../site/routes.ts';
import { onlineWords } from '../../words/online.ts';
import { siteWords } from '../../words/site.ts';
import { AccountPage } from './account/account.tsx';
import { HistoryPage } from './account/history.tsx';
import { api } from './api.ts';
import { GamePage } from './game/game-page.tsx';
import { HostPage } from './host/host.tsx';
import { LineNote } from './line-note.tsx';
import { LobbyPage } from './lobby/lobby.tsx';
import { createOnline, OnlineContext } from './online.ts';
import { askForGames } from './running-games.ts';
import '../../style/people.css';

/**
 * Where people meet: `/people` is the lobby, `/people/game/<id>` a table before, during and after its game,
 * `/people/account` one's own account, `/people/of/<name>` somebody's games, `/people/host` what hosts look after.
 */
export default function PeoplePage(props: PageProps): JSX.Element {
  const [me, setMe] = createSignal<Me>();
  const [failure, setFailure] = createSignal<Failure>();
  // Everybody is a guest at least: the session is kept if there is one.
  const begin = async (): Promise<void> => {
    setFailure(undefined);
    const begun = await api('beginSession', {});
    if (begun.ok) setMe(begun.value);
    else setFailure(begun.refusal);
  };
  onMount(() => {
    const again = (): void => void (me() === undefined && begin());
    addEventListener('online', again);
    onCleanup(() => removeEventListener('online', again));
    void begin();
  });
  return (
    <Show when={me()} keyed fallback={<Outside failure={failure()} onRetry={() => void begin()} />}>
      {(known) => <Inside me={known} path={props.path} />}
    </Show>
  );
}

function Inside(props: { me: Me; path: readonly string[] }): JSX.Element {
  const online = createOnline(props.me);
  createEffect(on([() => online.me().person.id, online.line], () => void askForGames()));
  const part = (): string | undefined => props.path[0];
  const name = (): string => props.path[1] ?? '';
  return (
    <OnlineContext.Provider value={online}>
      {/* At a table the note stands among what is said of the game. */}
      <Show when={part() !== 'game'}>
        <div class="wrap line-note">
          <LineNote />
        </div>
      </Show>
      <Switch fallback={<LobbyPage />}>
        <Match when={part() === 'game' && name()}>{(game) => <GamePage game={game()} />}</Match>
        <Match when={part() === 'account'}>
          <AccountPage />
        </Match>
        <Match when={part() === 'host'}>
          <HostPage />
        </Match>
        <Match when={part() === 'of' && name()}>{(of) => <HistoryPage name={of()} />}</Match>
      </Switch>
    </OnlineContext.Provider>
  );
}

function Outside(props: { failure: Failure | undefined; onRetry: () => void }): JSX.Element {
  return (
    <section class="wrap apology">
      <h1>{siteWords().titles.people}</h1>
      <Show when={props.failure} fallback={<p class="loading">{siteWords().loading}</p>}>
        {(failure) => (
          <>
            <p role="alert">{refusalWords(failure())}</p>
            <button type="button" class="btn main" onClick={props.onRetry}>
              {onlineWords().actions.retry}
            </button>
          </>
        )}
      </Show>
    </section>
  );
}
