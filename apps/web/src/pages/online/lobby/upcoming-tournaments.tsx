import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentListItem } from '@halma/protocol';
import { For, type JSX, Show } from 'solid-js';
import { TOURNAMENTS_ADDRESS } from '../../../online/tournament/describe-tournament.ts';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { createPollCount } from '../tournament/list-poll.ts';
import { createTickingNow } from '../tournament/ticking-now.ts';
import { TournamentRow } from '../tournament/tournament-row.tsx';
import '../../../style/tournaments.css';

/** The maximum age of the list, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

const MAX_SHOWN_TOURNAMENTS = 3;

/** The tournaments that start next, and a link to the list of all tournaments. */
export function UpcomingTournaments(): JSX.Element {
  const { api } = useOnline();
  const now = createTickingNow();
  const tournaments = createServerValue(createPollCount(POLL_INTERVAL_MS), () =>
    api('listTournaments', { query: {} }),
  );
  const items = (): readonly TournamentListItem[] => {
    const state = tournaments.state();
    return state.kind === 'known' ? state.value.slice(0, MAX_SHOWN_TOURNAMENTS) : [];
  };
  return (
    <section class="soon-tournaments" aria-labelledby="tournaments">
      <div class="section-head">
        <h2 id="tournaments">{tournamentStrings().list.lobbyTitle}</h2>
        <a href={TOURNAMENTS_ADDRESS}>{tournamentStrings().list.toList}</a>
      </div>
      <Show
        when={items().length > 0}
        fallback={
          <p class="small quiet">
            {tournaments.state().kind === 'known' ? tournamentStrings().list.noneSoon : '\u00a0'}
          </p>
        }
      >
        <ul>
          <For each={items()}>{(item) => <TournamentRow item={item} now={now()} />}</For>
        </ul>
      </Show>
    </section>
  );
}
