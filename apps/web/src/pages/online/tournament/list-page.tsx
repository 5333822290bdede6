import { siteStrings } from '@halma/locales/site';
import { tournamentStrings } from '@halma/locales/tournaments';
import { type TOURNAMENT_LISTS, TOURNAMENT_PAGE_SIZE, type TournamentListItem } from '@halma/protocol';
import { For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { withCatalogue } from '../../../locale/language.ts';
import { createDialogInHistory } from '../../../navigation/address.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { TOURNAMENTS_ADDRESS } from '../../../online/tournament/describe-tournament.ts';
import { Emblem, Icon } from '../../../parts/icon.tsx';
import { useOnline } from '../online-context.ts';
import { createPagedList, PagedRows } from '../paged-list.tsx';
import { createPollCount } from './list-poll.ts';
import { createTickingNow } from './ticking-now.ts';
import { TournamentRow } from './tournament-row.tsx';

// Loaded on demand, because it contains all games with all options.
const CreateTournamentDialog = lazy(() => withCatalogue(import('./create/create-tournament-dialog.tsx')));

type ListName = (typeof TOURNAMENT_LISTS)[number];

/** The order of the lists on the page. Tournaments that can be watched now come first. */
const LISTS: readonly ListName[] = ['running', 'open', 'ended'];

const EMPTY_TEXTS = { running: 'noneRunning', open: 'noneOpen', ended: 'noneEnded' } as const;

/** The maximum age of the lists, in milliseconds. */
const INTERVAL_MS = 15_000;

/** The tournaments that are in progress, start soon or have ended. */
export function TournamentListPage(props: { readonly isCreating: boolean }): JSX.Element {
  const { me } = useOnline();
  const now = createTickingNow();
  const changeCount = createPollCount(INTERVAL_MS);
  const dialog = createDialogInHistory();
  titlePage(() => siteStrings().title(tournamentStrings().list.title));
  return (
    <div class="wrap tournaments">
      <div class="lobby-title">
        <h1>{tournamentStrings().list.title}</h1>
        <a class="small" href="/online">
          {siteStrings().titles.online}
        </a>
      </div>
      <div class="row">
        <Show
          when={!me().person.guest}
          fallback={
            <p class="small quiet">
              {tournamentStrings().list.needsAccount} <a href="/online/account">{siteStrings().signIn}</a>
            </p>
          }
        >
          <button type="button" class="btn main" onClick={() => dialog.open(`${TOURNAMENTS_ADDRESS}/new`)}>
            <Icon name="plus" />
            {tournamentStrings().list.create}
          </button>
        </Show>
      </div>
      <For each={LISTS}>
        {(list) => <TournamentList list={list} now={now()} changeCount={changeCount()} />}
      </For>
      <Show when={props.isCreating && !me().person.guest}>
        <Suspense>
          <CreateTournamentDialog onClose={() => dialog.close(TOURNAMENTS_ADDRESS)} />
        </Suspense>
      </Show>
    </div>
  );
}

function TournamentList(props: {
  readonly list: ListName;
  readonly now: number;
  readonly changeCount: number;
}): JSX.Element {
  const { api } = useOnline();
  const rows = createPagedList<TournamentListItem>({
    request: () => props.list,
    changeCount: () => props.changeCount,
    read: (last) =>
      api('listTournaments', {
        query: {
          list: props.list,
          ...(last === undefined ? {} : { after: `${last.setup.startsAt}.${last.tournament}` }),
        },
      }),
    pageSize: TOURNAMENT_PAGE_SIZE,
  });
  return (
    <section aria-labelledby={`tournaments-${props.list}`}>
      <div class="section-head">
        <h2 id={`tournaments-${props.list}`}>{tournamentStrings().list[props.list]}</h2>
      </div>
      <PagedRows list={rows} moreLabel={tournamentStrings().list.more}>
        {(tournaments) => (
          <Show when={tournaments().length > 0} fallback={<NoTournaments list={props.list} />}>
            <ul class="game-list">
              <For each={tournaments()}>{(item) => <TournamentRow item={item} now={props.now} />}</For>
            </ul>
          </Show>
        )}
      </PagedRows>
    </section>
  );
}

/**
 * The text that is shown if a list is empty. The list of upcoming tournaments invites the visitor to create
 * one; the other lists only state that they are empty.
 */
function NoTournaments(props: { readonly list: ListName }): JSX.Element {
  return (
    <Show
      when={props.list === 'open'}
      fallback={<p class="small quiet">{tournamentStrings().list[EMPTY_TEXTS[props.list]]}</p>}
    >
      <div class="empty">
        <Emblem />
        <b>{tournamentStrings().list.noneOpen}</b>
        <p class="quiet">{tournamentStrings().list.noneText}</p>
      </div>
    </Show>
  );
}
