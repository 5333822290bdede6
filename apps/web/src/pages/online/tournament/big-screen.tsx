import { tournamentStrings } from '@halma/locales/tournaments';
import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { formatTime } from '../../../online/format-time.ts';
import {
  addressOfTournament,
  describeNextRound,
  describePhase,
  describeTournament,
} from '../../../online/tournament/describe-tournament.ts';
import { findPart, firstPart } from '../../../online/tournament/round-parts.ts';
import { RoundTables } from './rounds-section.tsx';
import { StandingTable } from './standing-section.tsx';
import { TournamentContext, useTournament } from './tournament-context.ts';

/** The number of standings rows that fit on a projector. */
const MAX_STANDING_LINES = 16;

/** A tournament for a projector: large type, no controls, and always the current round. */
export function BigScreen(): JSX.Element {
  const tournament = useTournament();
  const { view, now, rounds, followRounds, failure, arrivedAt } = tournament;
  const round = (): number => view().round;
  followRounds(() => firstPart(round()));
  onMount(() => {
    document.body.classList.add('big-screen');
    onCleanup(() => document.body.classList.remove('big-screen'));
  });
  return (
    // A projector does not belong to one of the players, so it marks none of them.
    <TournamentContext.Provider value={{ ...tournament, self: () => '' }}>
      <div class="tournament-big">
        <header>
          <h1>{view().setup.name}</h1>
          <p class="num">
            <b>{describePhase(view(), now())}</b>
            <Show when={describeNextRound(view(), now())}>{(text) => ` · ${text()}`}</Show>
          </p>
          <p class="quiet">{describeTournament(view())}</p>
          <p class="small" role="status">
            <Show when={failure()}>{tournamentStrings().page.asOf(formatTime(arrivedAt()))}</Show>
          </p>
          <a class="vh" href={addressOfTournament(view().tournament)}>
            {tournamentStrings().page.leaveBigScreen}
          </a>
        </header>
        <div class="tournament-big-columns">
          <section aria-label={tournamentStrings().rounds.title}>
            <Show when={findPart(rounds(), { round: round(), after: 0 })}>
              {(loadedRound) => <RoundTables round={loadedRound()} isBigScreen={true} />}
            </Show>
          </section>
          <section aria-label={tournamentStrings().standing.title}>
            <StandingTable lines={view().standing.slice(0, MAX_STANDING_LINES)} />
          </section>
        </div>
      </div>
    </TournamentContext.Provider>
  );
}
