import { tournamentStrings } from '@halma/locales/tournaments';
import { TOURNAMENT_PAGE_SIZE, type TournamentListItem } from '@halma/protocol';
import { For, type JSX, Show } from 'solid-js';
import { TOURNAMENTS_ADDRESS } from '../../../online/tournament/describe-tournament.ts';
import { useOnline } from '../online-context.ts';
import { createPagedList, PagedRows } from '../paged-list.tsx';
import { createPollCount } from '../tournament/list-poll.ts';
import { createTickingNow } from '../tournament/ticking-now.ts';
import { TournamentRow } from '../tournament/tournament-row.tsx';
import '../../../style/tournaments.css';

/** The interval between two requests for the list, in milliseconds. */
const INTERVAL_MS = 60_000;

/** The tournaments that the player organises or takes part in, latest start first. */
export default function AccountTournaments(): JSX.Element {
  const { api, me } = useOnline();
  const now = createTickingNow();
  const tournaments = createPagedList<TournamentListItem>({
    request: () => me().person.id,
    changeCount: createPollCount(INTERVAL_MS),
    read: (last) =>
      api('listMyTournaments', {
        query: last === undefined ? {} : { after: `${last.setup.startsAt}.${last.tournament}` },
      }),
    pageSize: TOURNAMENT_PAGE_SIZE,
  });
  return (
    <section aria-labelledby="own-tournaments">
      <div class="section-head">
        <h2 id="own-tournaments">{tournamentStrings().list.own}</h2>
        <a href={TOURNAMENTS_ADDRESS}>{tournamentStrings().list.toList}</a>
      </div>
      <PagedRows list={tournaments} moreLabel={tournamentStrings().list.more}>
        {(rows) => (
          <Show
            when={rows().length > 0}
            fallback={<p class="small quiet">{tournamentStrings().list.noneOwn}</p>}
          >
            <ul class="game-list">
              <For each={rows()}>{(item) => <TournamentRow item={item} now={now()} />}</For>
            </ul>
          </Show>
        )}
      </PagedRows>
    </section>
  );
}
