import { onlineStrings } from '@halma/locales/online';
import { siteStrings } from '@halma/locales/site';
import type { Me } from '@halma/protocol';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
  untrack,
} from 'solid-js';
import { withCatalogue } from '../../locale/language.ts';
import type { PageProps } from '../../navigation/path.ts';
import { describeFailure } from '../../online/describe-failure.ts';
import type { Failure } from '../../online/failure.ts';
import { rememberAccount } from '../../online/known-account.ts';
import { keepSession, startSession, takeSession } from '../../online/prepared-session.ts';
import { requestRunningGames, WHILE_LOADING_MS } from '../../online/running-games.ts';
import { ConnectionNote } from './connection-note.tsx';
import { createOnline, OnlineContext } from './online-context.ts';
import '../../style/account.css';
import '../../style/online.css';
import '../../style/lobby.css';

/** The part of the path that opens the dialog for a new game. */
const NEW_GAME_SECTION = 'new';

const LobbyPage = lazy(() => withCatalogue(import('./lobby/lobby.tsx')));
const OnlineGamePage = lazy(() => withCatalogue(import('../game/online/online-game-page.tsx')));
const WatchPage = lazy(() => withCatalogue(import('./watch/watch-page.tsx')));
const ArchivePage = lazy(() => withCatalogue(import('./archive/archive-page.tsx')));
const AccountPages = lazy(() => withCatalogue(import('./account/account-pages.tsx')));
const NoticesPage = lazy(() => withCatalogue(import('./people/notices-page.tsx')));
const ChallengesPage = lazy(() => withCatalogue(import('./people/challenges-page.tsx')));
const TournamentPages = lazy(() => withCatalogue(import('./tournament/tournament-pages.tsx')));
const ModerationPage = lazy(() => withCatalogue(import('./moderation/moderation.tsx')));

/**
 * Returns whether a section shows the challenges: `/online/challenge/<name>` opens the dialog over the
 * challenges page.
 */
function isChallengeSection(section: string | undefined): boolean {
  return section === 'challenges' || section === 'challenge';
}

/** Returns the page for the first part of a path under `/online`. */
function pageOf(section: string | undefined): { readonly preload: () => Promise<unknown> } {
  if (section === undefined || section === NEW_GAME_SECTION) return LobbyPage;
  if (section === 'game') return OnlineGamePage;
  if (section === 'notices') return NoticesPage;
  if (isChallengeSection(section)) return ChallengesPage;
  if (section === 'watch') return WatchPage;
  if (section === 'archive') return ArchivePage;
  if (section === 'tournaments') return TournamentPages;
  return section === 'moderation' ? ModerationPage : AccountPages;
}

/** Returns whether a page is the same for all visitors, so opening it does not start a guest session. */
function needsNoSession(section: string | undefined): boolean {
  return section === 'watch' || section === 'archive';
}

/**
 * Whether pages with a session have been rendered. If so, they already have the session, and none needs to be
 * kept for them.
 */
let isRendered = false;

/**
 * Fetches the page at a path and starts the session. Usually the online pages are rendered afterwards, but if the browser
 * loads this module for them first, they start the session at the same time.
 */
export async function prepare([section]: readonly string[]): Promise<void> {
  if (needsNoSession(section)) {
    await pageOf(section).preload();
    return;
  }
  const [result] = await Promise.all([startSession(), pageOf(section).preload()]);
  if (result.ok && !isRendered) keepSession(result.value);
}

/**
 * The online pages under `/online`, which is the lobby:
 * - `new`: the dialog that creates a game
 * - `game/<id>`: a game before, during and after play
 * - `watch`: the games in progress
 * - `archive`: the search for finished games
 * - `account`: the player's account
 * - `recover`, `reset` and `confirm`: account recovery
 * - `unsubscribe`: unsubscribing from the daily e-mails
 * - `of/<name>`: a player's ratings, profile and games
 * - `ranks/<pool>`: the best players in a rating pool
 * - `notices`: the player's notices
 * - `challenges`: the player's challenges and the players they follow
 * - `challenge/<name>`: the dialog that challenges a player
 * - `tournaments`: the tournaments
 * - `moderation`: the moderators' page
 */
export default function OnlinePages(props: PageProps): JSX.Element {
  return (
    <Show when={needsNoSession(props.path[0])} fallback={<PagesWithSession path={props.path} />}>
      <Suspense fallback={<p class="loading">{siteStrings().loading}</p>}>
        <Show when={props.path[0] === 'watch'} fallback={<ArchivePage />}>
          <WatchPage />
        </Show>
      </Suspense>
    </Show>
  );
}

function PagesWithSession(props: PageProps): JSX.Element {
  const [me, setMe] = createSignal<Me | undefined>(takeSession());
  const [failure, setFailure] = createSignal<Failure>();
  isRendered = true;
  const start = async (): Promise<void> => {
    setFailure(undefined);
    const result = await startSession();
    if (result.ok) setMe(result.value);
    else setFailure(result.refusal);
  };
  // Fetches the page while the session starts. `Site` reports failures where it shows the page.
  pageOf(untrack(() => props.path[0]))
    .preload()
    .catch(() => undefined);
  onMount(() => {
    const retry = (): void => void (me() === undefined && start());
    addEventListener('online', retry);
    onCleanup(() => removeEventListener('online', retry));
    retry();
  });
  return (
    <Show when={me()} keyed fallback={<NoSession failure={failure()} onRetry={() => void start()} />}>
      {(session) => <SessionPages me={session} path={props.path} />}
    </Show>
  );
}

function SessionPages(props: { me: Me; path: readonly string[] }): JSX.Element {
  const online = createOnline(props.me);
  const person = createMemo(() => online.me().person.id);
  createEffect(
    on(person, (_, previous) => void requestRunningGames(previous === undefined ? WHILE_LOADING_MS : 0)),
  );
  let hasConnected = false;
  createEffect(() => {
    if (online.connection().kind !== 'open') return;
    // After a reconnection, the page may have missed the start of a game. On the first connection, the page
    // has only just requested the games.
    void requestRunningGames(hasConnected ? 0 : WHILE_LOADING_MS);
    hasConnected = true;
  });
  createEffect(() => rememberAccount(online.me()));
  const section = (): string | undefined => props.path[0];
  const name = (): string => props.path[1] ?? '';
  return (
    <OnlineContext.Provider value={online}>
      {/* A game's page has its own connection note. */}
      <Show when={section() !== 'game'}>
        <div class="wrap line-note">
          <ConnectionNote />
        </div>
      </Show>
      <Suspense fallback={<p class="loading">{siteStrings().loading}</p>}>
        <Switch fallback={<AccountPages section={section() ?? ''} name={name()} />}>
          <Match when={section() === undefined || section() === NEW_GAME_SECTION}>
            <LobbyPage isCreating={section() === NEW_GAME_SECTION} />
          </Match>
          <Match when={section() === 'game' && name()}>{(game) => <OnlineGamePage game={game()} />}</Match>
          <Match when={section() === 'notices'}>
            <NoticesPage />
          </Match>
          <Match when={isChallengeSection(section())}>
            <ChallengesPage opponent={section() === 'challenge' ? name() : undefined} />
          </Match>
          <Match when={section() === 'tournaments'}>
            <TournamentPages name={name()} />
          </Match>
          <Match when={section() === 'moderation'}>
            <ModerationPage />
          </Match>
        </Switch>
      </Suspense>
    </OnlineContext.Provider>
  );
}

function NoSession(props: { failure: Failure | undefined; onRetry: () => void }): JSX.Element {
  return (
    <section class="wrap error-page">
      <h1>{siteStrings().titles.online}</h1>
      <Show when={props.failure} fallback={<p class="quiet">{siteStrings().loading}</p>}>
        {(failure) => (
          <>
            <p role="alert">{describeFailure(failure())}</p>
            <button type="button" class="btn main" onClick={props.onRetry}>
              {onlineStrings().actions.tryAgain}
            </button>
          </>
        )}
      </Show>
    </section>
  );
}
