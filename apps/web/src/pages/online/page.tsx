import { onlineWords } from '@halma/locales/online';
import { siteWords } from '@halma/locales/site';
import type { Me } from '@halma/protocol';
import { createEffect, createSignal, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { PageProps } from '../../navigation/path.ts';
import { api } from '../../online/api.ts';
import { describeFailure } from '../../online/describe-failure.ts';
import type { Failure } from '../../online/failure.ts';
import { requestRunningGames } from '../../online/running-games.ts';
import { OnlineGamePage } from '../game/online/online-game-page.tsx';
import { AccountPage } from './account/account.tsx';
import { HistoryPage } from './account/history.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { LobbyPage } from './lobby/lobby.tsx';
import { ModerationPage } from './moderation/moderation.tsx';
import { createOnline, OnlineContext } from './online-context.ts';
import '../../style/people.css';

/**
 * The online section: `/online` is the lobby, `/online/game/<id>` a game before, during and after play,
 * `/online/account` the player's account, `/online/of/<name>` the games of a player, `/online/moderation` for moderators.
 */
export default function OnlinePages(props: PageProps): JSX.Element {
  const [me, setMe] = createSignal<Me>();
  const [failure, setFailure] = createSignal<Failure>();
  // Without an account the player is a guest. An existing session continues.
  const begin = async (): Promise<void> => {
    setFailure(undefined);
    const begun = await api('startSession', {});
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
    <Show when={me()} keyed fallback={<NoSession failure={failure()} onRetry={() => void begin()} />}>
      {(known) => <SignedInPages me={known} path={props.path} />}
    </Show>
  );
}

function SignedInPages(props: { me: Me; path: readonly string[] }): JSX.Element {
  const online = createOnline(props.me);
  createEffect(on([() => online.me().person.id, online.connection], () => void requestRunningGames()));
  const part = (): string | undefined => props.path[0];
  const name = (): string => props.path[1] ?? '';
  return (
    <OnlineContext.Provider value={online}>
      {/* A game shows the note itself. */}
      <Show when={part() !== 'game'}>
        <div class="wrap line-note">
          <ConnectionNote />
        </div>
      </Show>
      <Switch fallback={<LobbyPage />}>
        <Match when={part() === 'game' && name()}>{(game) => <OnlineGamePage game={game()} />}</Match>
        <Match when={part() === 'account'}>
          <AccountPage />
        </Match>
        <Match when={part() === 'moderation'}>
          <ModerationPage />
        </Match>
        <Match when={part() === 'of' && name()}>{(of) => <HistoryPage name={of()} />}</Match>
      </Switch>
    </OnlineContext.Provider>
  );
}

function NoSession(props: { failure: Failure | undefined; onRetry: () => void }): JSX.Element {
  return (
    <section class="wrap apology">
      <h1>{siteWords().titles.online}</h1>
      <Show when={props.failure} fallback={<p class="loading">{siteWords().loading}</p>}>
        {(failure) => (
          <>
            <p role="alert">{describeFailure(failure())}</p>
            <button type="button" class="btn main" onClick={props.onRetry}>
              {onlineWords().actions.retry}
            </button>
          </>
        )}
      </Show>
    </section>
  );
}
