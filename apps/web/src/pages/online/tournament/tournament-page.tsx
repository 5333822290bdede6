import { siteStrings } from '@halma/locales/site';
import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId, TournamentId, TournamentView } from '@halma/protocol';
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import { address } from '../../../navigation/address.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { nameOfPerson } from '../../../online/person-name.ts';
import { TOURNAMENTS_ADDRESS } from '../../../online/tournament/describe-tournament.ts';
import { FORMATS, sideCountOf } from '../../../online/tournament/formats.ts';
import { LimitNotes } from '../limit-notes.tsx';
import { useOnline } from '../online-context.ts';
import { BigScreen } from './big-screen.tsx';
import { BracketSection } from './bracket-section.tsx';
import { ChatSection } from './chat-section.tsx';
import { CrosstableSection } from './crosstable-section.tsx';
import { FairnessSection } from './fairness-section.tsx';
import { NextGame } from './next-game.tsx';
import { OrganiserTools } from './organiser-tools.tsx';
import { OwnPair } from './own-pair.tsx';
import { RoundsSection } from './rounds-section.tsx';
import { StandingSection } from './standing-section.tsx';
import { createStandingSource } from './standing-source.ts';
import { TermsSection } from './terms-section.tsx';
import { createTickingNow } from './ticking-now.ts';
import { TournamentContext, type TournamentContextValue, useTournament } from './tournament-context.ts';
import { TournamentHeader } from './tournament-header.tsx';
import { createTournamentSource } from './tournament-source.ts';
import '../../../style/tournament-tables.css';
import '../../../style/tournament-big.css';
import '../../../style/tournament-print.css';

/** A tournament's page, which follows the tournament from its announcement to its last result. */
export default function TournamentPage(props: { readonly tournament: TournamentId }): JSX.Element {
  const now = createTickingNow();
  // The surrounding page creates a new instance of this component for each tournament.
  const source = createTournamentSource(props.tournament, now);
  const isMissing = (): boolean => source.failure()?.code === 'not-found';
  titlePage(() =>
    siteStrings().title(isMissing() ? tournamentStrings().page.missing : tournamentStrings().list.title),
  );
  return (
    <Switch
      fallback={
        <section class="wrap error-page">
          <h1>{tournamentStrings().list.title}</h1>
          <Show when={source.failure()} fallback={<p class="loading">{tournamentStrings().page.loading}</p>}>
            {(failure) => <p role="alert">{describeFailure(failure())}</p>}
          </Show>
        </section>
      }
    >
      <Match when={isMissing()}>
        <section class="wrap error-page">
          <h1>{tournamentStrings().page.missing}</h1>
          <p>{tournamentStrings().page.missingText}</p>
          <a class="btn main" href={TOURNAMENTS_ADDRESS}>
            {tournamentStrings().list.toList}
          </a>
        </section>
      </Match>
      <Match when={source.view()}>
        {(view) => <LoadedTournament source={source} view={view()} now={now} />}
      </Match>
    </Switch>
  );
}

function LoadedTournament(props: {
  readonly source: ReturnType<typeof createTournamentSource>;
  readonly view: TournamentView;
  readonly now: () => number;
}): JSX.Element {
  const { me } = useOnline();
  const standing = createStandingSource(() => props.view);
  const people = createMemo(() => {
    const page = standing.page.state();
    const knownPeople = [
      ...[...props.source.rounds().values()].flatMap((round) => round.people),
      ...(page.kind === 'known' ? (page.value?.people ?? []) : []),
      ...props.view.people,
    ];
    return new Map(knownPeople.map((person) => [person.id, person]));
  });
  const value: TournamentContextValue = {
    ...props.source,
    view: standing.view,
    standing,
    now: props.now,
    nameOf: (id: PersonId) => {
      const person = people().get(id);
      return nameOfPerson(id, person === undefined ? [] : [person]);
    },
    self: () => me().person.id,
  };
  titlePage(() => {
    const { name } = props.view.setup;
    const hasReadyGame = props.view.games.length > 0;
    return siteStrings().title(hasReadyGame ? tournamentStrings().next.readyTitle(name) : name);
  });
  return (
    <TournamentContext.Provider value={value}>
      <Show when={address().searchParams.has('big')} fallback={<Sections />}>
        <BigScreen />
      </Show>
    </TournamentContext.Provider>
  );
}

function Sections(): JSX.Element {
  const { view } = useTournament();
  const hasCrosstable = (): boolean =>
    FORMATS[view().setup.format].hasCrosstable &&
    sideCountOf({ seats: view().seats, hasPartners: view().partners === true }) === 2 &&
    view().round > 0;
  return (
    <div class="wrap tournament">
      <TournamentHeader />
      <LimitNotes />
      <OwnPair />
      <NextGame />
      <OrganiserTools />
      <div class="tournament-columns">
        <div>
          <StandingSection />
          <Show when={hasCrosstable()}>
            <CrosstableSection />
          </Show>
          <Show when={view().bracket}>{(bracket) => <BracketSection rounds={bracket()} />}</Show>
        </div>
        <aside>
          <Show when={FORMATS[view().setup.format].hasRounds}>
            <RoundsSection />
          </Show>
          <ChatSection />
          <FairnessSection />
          <TermsSection />
        </aside>
      </div>
    </div>
  );
}
