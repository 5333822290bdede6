import { onlineStrings } from '@halma/locales/online';
import { siteStrings } from '@halma/locales/site';
import type { GameView as GameState, OnlineGameId } from '@halma/protocol';
import {
  createEffect,
  createMemo,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  untrack,
} from 'solid-js';
import { address, navigate } from '../../../navigation/address.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { isOnlineGameId, turnInAddress } from '../../../online/game-id.ts';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import { requestRunningGames } from '../../../online/running-games.ts';
import { InHeader } from '../../../parts/header-slot.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { ConnectionNote } from '../../online/connection-note.tsx';
import { addressOfGame, useOnline } from '../../online/online-context.ts';
import { GameView } from '../game-view.tsx';
import type { GameModel } from '../model.ts';
import { ChatPersonDialog } from '../person-dialog.tsx';
import { type GameSubscription, subscribeToGame } from './game-subscription.ts';
import { Offers } from './offers.tsx';
import { createOnlineChat } from './online-chat.ts';
import { createOnlineGame, type OnlineGame } from './online-game.ts';
import { createOnlineModel } from './online-model.ts';
import { PremovePress } from './premove-press.tsx';
import { SoundingTab } from './sounding-tab.tsx';
import { WaitingRoom } from './waiting-room.tsx';
// A local game loads these parts on demand. An online game loads them with the page, because it may lose the connection.
import '../../../game/refusal-note.ts';
import '../chat-dialog.tsx';
import '../dialogs.tsx';
import '../hint-search.ts';
import '../panel.tsx';
import '../result-panel.tsx';
import '../tools.tsx';

/** An online game at its URL: before its first move, during play and after the end. */
export default function OnlineGamePage(props: { readonly game: string }): JSX.Element {
  return (
    <Show when={isOnlineGameId(props.game) && props.game} keyed fallback={<MissingGame />}>
      {(game) => <SubscribedGame game={game} />}
    </Show>
  );
}

function SubscribedGame(props: { readonly game: OnlineGameId }): JSX.Element {
  const subscription = subscribeToGame(useOnline(), props.game, () => performance.now());
  const initialState = createMemo<GameState | undefined>((previous) => previous ?? subscription.latestView());
  return (
    <Switch
      fallback={
        <section class="wrap error-page">
          <h1>{siteStrings().titles.online}</h1>
          <Show
            when={subscription.refusal()}
            fallback={<p class="loading">{onlineStrings().notes.loadingGame}</p>}
          >
            {(refusal) => <p role="alert">{describeFailure(refusal())}</p>}
          </Show>
          <ConnectionNote />
        </section>
      }
    >
      <Match when={initialState()} keyed>
        {(state) => <LoadedGame game={props.game} subscription={subscription} initialState={state} />}
      </Match>
      <Match when={subscription.refusal()?.code === 'unknown-game-id'}>
        <MissingGame />
      </Match>
    </Switch>
  );
}

function MissingGame(): JSX.Element {
  return <ErrorNote title={onlineStrings().notes.missing} text={onlineStrings().notes.missingText} />;
}

function LoadedGame(props: {
  readonly game: OnlineGameId;
  readonly subscription: GameSubscription;
  readonly initialState: GameState;
}): JSX.Element {
  const game = createOnlineGame(useOnline(), props.game, props.subscription, props.initialState);
  return game === undefined ? <OutdatedPage /> : <OpenedGame game={game} />;
}

/** The note for a game whose rules or moves this page does not know, because the server is newer. */
function OutdatedPage(): JSX.Element {
  return <ErrorNote title={onlineStrings().notes.newVersion} text={onlineStrings().notes.newVersionText} />;
}

function OpenedGame(props: { readonly game: OnlineGame }): JSX.Element {
  const { game } = props;
  const online = useOnline();
  // One chat before and after the start, so the message that a player is typing is kept.
  const chat = createOnlineChat(online, game);
  const hasStarted = createMemo(() => game.session() !== null);
  const isUnreadable = (): boolean => game.status().first !== undefined && !hasStarted();
  createEffect(on([() => game.status().toMove, () => game.status().phase], () => void requestRunningGames()));
  followRematch(game);
  const createModel = (): GameModel | undefined => {
    const initialSession = game.session();
    if (initialSession === null) return undefined;
    const onlineModel = createOnlineModel(online, game, chat, initialSession);
    if (onlineModel.isResultShown()) viewLinkedTurn(onlineModel);
    return onlineModel;
  };
  // A new model would replace the whole page, with the dialogs and the text that the player has typed.
  const model = createMemo(() => (hasStarted() ? untrack(createModel) : undefined));
  const hasWaited = untrack(() => !hasStarted());
  const startText = (): string =>
    hasWaited && game.session()?.turns.length === 0 ? onlineStrings().notes.started : '';
  return (
    <>
      <p class="vh" role="status">
        {startText()}
      </p>
      <Switch
        fallback={
          <>
            <WaitingHeader game={game} />
            <WaitingRoom game={game} chat={chat} />
          </>
        }
      >
        <Match when={model()} keyed>
          {(loadedModel) => (
            <GameView game={loadedModel}>
              <Offers game={game} />
              <PremovePress game={game} />
              <SoundingTab game={game} />
            </GameView>
          )}
        </Match>
        <Match when={isUnreadable()}>
          <OutdatedPage />
        </Match>
      </Switch>
      <ChatPersonDialog chat={chat} />
    </>
  );
}

/** Shows the position after the turn that the URL names, if it names one. */
function viewLinkedTurn(model: Pick<GameModel, 'viewTurn'>): void {
  const turn = turnInAddress(address());
  if (turn !== undefined) model.viewTurn(turn);
}

function WaitingHeader(props: { readonly game: OnlineGame }): JSX.Element {
  const title = (): string => onlineGameTitle(props.game.view().terms);
  titlePage(() => siteStrings().title(title()));
  onMount(() => {
    document.body.classList.add('in-game');
    onCleanup(() => document.body.classList.remove('in-game'));
  });
  return (
    <InHeader>
      <a class="iconbtn back" href="/online" aria-label={onlineStrings().actions.lobby}>
        <Icon name="prev" />
      </a>
      <h1>{title()}</h1>
      <span class="small quiet game-terms">{describeClock(props.game.view().terms)}</span>
    </InHeader>
  );
}

/** Opens the rematch for its players as soon as all of them have accepted it. */
function followRematch({ status, seat }: OnlineGame): void {
  // A memo, so that a player who has returned to this game stays here when anything else changes.
  const rematch = createMemo(() => status().next);
  createEffect(
    on(
      rematch,
      (next) => {
        if (next !== undefined && seat() !== undefined) navigate(addressOfGame(next));
      },
      { defer: true },
    ),
  );
}

function ErrorNote(props: { readonly title: string; readonly text: string }): JSX.Element {
  return (
    <section class="wrap error-page">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => location.reload()}>
          {siteStrings().tryAgain}
        </button>
        <a class="btn main" href="/online">
          {onlineStrings().actions.lobby}
        </a>
      </div>
    </section>
  );
}
