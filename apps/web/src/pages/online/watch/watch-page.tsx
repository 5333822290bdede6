import { siteStrings } from '@halma/locales/site';
import { watchStrings } from '@halma/locales/watch';
import type { GameSnapshot, OnlineGameId } from '@halma/protocol';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { address, navigate } from '../../../navigation/address.ts';
import { describePage } from '../../../navigation/describe-page.ts';
import { followOverview, overview } from '../../../online/overview.ts';
import {
  isSelective,
  parseWatchFilter,
  type WatchFilter,
  watchSearchString,
} from '../../../online/watch-filter.ts';
import type { ShownWatchedGame, WatchedPage } from '../../../online/watched-page.ts';
import { Emblem, Icon } from '../../../parts/icon.tsx';
import { SnapshotCard } from '../lobby/running-games.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { createFollowedGames } from './followed-games.ts';
import { WatchFilters } from './watch-filters.tsx';
import { createWatchPoll, type WatchPoll } from './watch-poll.ts';
import { WatchedCard } from './watched-card.tsx';
import '../../../style/watch.css';

/** The number of boards that the page reserves room for until they have loaded. */
const PLACEHOLDER_BOARD_COUNT = 6;

/** The maximum age of the list of finished games, in milliseconds. */
const FINISHED_INTERVAL_MS = 30_000;

/** The games in progress on live boards. The URL contains the filter. */
export default function WatchPage(): JSX.Element {
  const filter = createMemo(() => parseWatchFilter(address().searchParams), undefined, {
    equals: (one, other) => watchSearchString(one) === watchSearchString(other),
  });
  const followedGames = createFollowedGames();
  const poll = createWatchPoll(filter, followedGames);
  const change = (changes: Partial<WatchFilter>): void =>
    navigate(`/online/watch${watchSearchString({ ...filter(), page: 1, ...changes })}`, 'rename');
  const turnTo = (page: number): void => {
    change({ page });
    scrollTo(0, 0);
  };
  describePage(() => ({ title: watchStrings().title, description: watchStrings().description }));
  return (
    <div class="wrap watch-page">
      <div class="watch-title">
        <h1>{watchStrings().title}</h1>
        <Show when={poll.page()}>
          {(page) => (
            <b class="small live" classList={{ off: poll.hasFailed() }} role="status">
              {watchStrings().running(page().running)}
            </b>
          )}
        </Show>
        <a class="small" href="/online/archive">
          {watchStrings().archive}
        </a>
      </div>
      <WatchFilters filter={filter()} onChange={change} />
      <Show when={poll.hasFailed()}>
        <p class="note watch-note" role="alert">
          {watchStrings().failed}
        </p>
      </Show>
      <Show when={poll.page()} fallback={<LoadingBoards hasFailed={poll.hasFailed()} />}>
        {(page) => (
          <Switch
            fallback={
              <Boards
                page={page()}
                poll={poll}
                followedGames={followedGames()}
                onTurn={turnTo}
                pageNumber={filter().page}
              />
            }
          >
            <Match when={page().selected === 0 && isSelective(filter())}>
              <div class="empty">
                <Emblem />
                <b>{watchStrings().noneSelected}</b>
                <button
                  type="button"
                  class="btn"
                  onClick={() => change({ family: undefined, tempo: undefined, isRated: false })}
                >
                  {watchStrings().showAll}
                </button>
              </div>
            </Match>
            <Match when={page().selected === 0}>
              <NoGames />
            </Match>
          </Switch>
        )}
      </Show>
    </div>
  );
}

function Boards(props: {
  readonly page: WatchedPage;
  readonly poll: WatchPoll;
  readonly followedGames: readonly OnlineGameId[];
  readonly pageNumber: number;
  readonly onTurn: (page: number) => void;
}): JSX.Element {
  const stateOf = (id: string | undefined): ShownWatchedGame | undefined =>
    id === undefined ? undefined : props.page.states.get(id);
  return (
    <>
      <div class="watch-boards" classList={{ outdated: props.poll.hasFailed() }}>
        <Show when={props.page.featured} keyed>
          {(id) => (
            <Show when={stateOf(id)}>{(game) => <FeaturedCard game={game()} now={props.poll.now} />}</Show>
          )}
        </Show>
        <ul class="watch-grid" classList={{ wide: props.page.featured === undefined }}>
          <For each={props.page.games}>
            {(id) => (
              <li>
                <Show when={stateOf(id)}>
                  {(game) => (
                    <WatchedCard
                      game={game()}
                      now={props.poll.now}
                      isFollowed={props.followedGames.includes(id)}
                    />
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </div>
      <Show when={props.page.pages > 1 || props.pageNumber > 1}>
        <nav class="watch-pages" aria-label={watchStrings().pages}>
          <button
            type="button"
            class="btn"
            disabled={props.pageNumber <= 1}
            onClick={() => props.onTurn(Math.min(props.pageNumber - 1, props.page.pages))}
          >
            <Icon name="prev" />
            {watchStrings().previous}
          </button>
          <span class="small num">{watchStrings().page(props.pageNumber, props.page.pages)}</span>
          <button
            type="button"
            class="btn"
            disabled={props.pageNumber >= props.page.pages}
            onClick={() => props.onTurn(props.pageNumber + 1)}
          >
            {watchStrings().next}
            <Icon name="next" />
          </button>
        </nav>
      </Show>
    </>
  );
}

/** A note saying that no game is in progress, and the latest finished games. */
function NoGames(): JSX.Element {
  followOverview(FINISHED_INTERVAL_MS);
  const finishedGames = (): readonly GameSnapshot[] => overview()?.finished ?? [];
  return (
    <>
      <div class="empty">
        <Emblem />
        <b>{watchStrings().none}</b>
        <p class="quiet">{watchStrings().noneText}</p>
        <a class="btn" href="/online">
          {watchStrings().lobby}
        </a>
      </div>
      <Show when={finishedGames().length > 0}>
        <section aria-labelledby="finished">
          <div class="section-head">
            <h2 id="finished">{watchStrings().finished}</h2>
          </div>
          <ul class="running-games">
            <For each={finishedGames()}>{(game) => <SnapshotCard game={game} />}</For>
          </ul>
        </section>
      </Show>
    </>
  );
}

/** Placeholders for the boards, so that the layout does not shift when they arrive. */
function LoadingBoards(props: { readonly hasFailed: boolean }): JSX.Element {
  return (
    <Show when={!props.hasFailed}>
      <div class="watch-boards loading-boards" aria-busy="true">
        <span class="card featured" />
        <ul class="watch-grid">
          <For each={Array.from({ length: PLACEHOLDER_BOARD_COUNT })}>{() => <li class="card" />}</For>
        </ul>
        <span class="vh">{siteStrings().loading}</span>
      </div>
    </Show>
  );
}
