import { onlineStrings } from '@halma/locales/online';
import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId, TournamentView } from '@halma/protocol';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { language } from '../../../locale/language.ts';
import { hasFixedPairs, membersOf, needsPartner } from '../../../online/tournament/entrants.ts';
import { currentState } from '../../../online/tournament/own-participation.ts';
import {
  formatPoints,
  formatTieBreak,
  type ShownTieBreak,
  shownTieBreaks,
} from '../../../online/tournament/points.ts';
import {
  hasStandingPages,
  neighbourPages,
  type StandingChoice,
  type StandingPart,
} from '../../../online/tournament/standing-part.ts';
import { FetchedValue } from '../fetched-value.tsx';
import { useTournament } from './tournament-context.ts';

type StandingLine = TournamentView['standing'][number];

/** The standings with their tie-breaks; before the start, the players who have entered. */
export function StandingSection(): JSX.Element {
  const { view } = useTournament();
  const isOpen = (): boolean => view().phase === 'open';
  return (
    <section aria-labelledby="standing">
      <div class="section-head">
        <h2 id="standing">{tournamentStrings().standing[isOpen() ? 'players' : 'title']}</h2>
        <Show when={!isOpen()}>
          <a
            href={`/api/tournaments/${view().tournament}/standing.csv`}
            download={`${view().tournament}.csv`}
          >
            {tournamentStrings().standing.download}
          </a>
        </Show>
      </div>
      <Show when={view().players > 0} fallback={<p class="quiet">{tournamentStrings().standing.none}</p>}>
        <Show when={hasStandingPages(view())} fallback={<Rows part={{ after: 0, lines: view().standing }} />}>
          <StandingPages />
        </Show>
      </Show>
    </section>
  );
}

/** A page of long standings, with buttons for the other pages. */
function StandingPages(): JSX.Element {
  const { standing } = useTournament();
  return (
    <>
      <PageChoice />
      <Show
        when={standing.part()}
        fallback={
          <FetchedValue source={standing.page}>
            {() => <p class="quiet">{onlineStrings().notes.loading}</p>}
          </FetchedValue>
        }
      >
        {(part) => <Rows part={part()} />}
      </Show>
    </>
  );
}

/** The buttons that open other pages, and the range of rows that is shown. */
function PageChoice(): JSX.Element {
  const { view, standing } = useTournament();
  const neighbours = () => {
    const part = standing.part();
    return part === undefined ? undefined : neighbourPages(view(), part);
  };
  const buttons = (): readonly { readonly label: string; readonly target: StandingChoice | undefined }[] => [
    { label: tournamentStrings().standing.first, target: 'first' },
    { label: tournamentStrings().standing.previous, target: neighbours()?.previous },
    { label: tournamentStrings().standing.next, target: neighbours()?.next },
    ...(view().ownLines === undefined
      ? []
      : [{ label: tournamentStrings().standing.ownPlace, target: 'own' as const }]),
  ];
  return (
    <nav class="row standing-pages" aria-label={tournamentStrings().standing.pages}>
      <Index each={buttons()}>
        {(button) => (
          <button
            type="button"
            class="btn dense"
            disabled={button().target === undefined || button().target === standing.choice()}
            onClick={() => {
              const { target } = button();
              if (target !== undefined) standing.choose(target);
            }}
          >
            {button().label}
          </button>
        )}
      </Index>
      <p class="small quiet num" role="status">
        <Show when={standing.part()}>
          {(part) => (
            <>
              {tournamentStrings().standing.rows(
                part().after + 1,
                part().after + part().lines.length,
                view().lineCount,
              )}
            </>
          )}
        </Show>
      </p>
    </nav>
  );
}

/** The rows of the standings; before the start, the players. */
function Rows(props: { readonly part: StandingPart }): JSX.Element {
  const { view } = useTournament();
  return (
    <Show when={view().phase !== 'open'} fallback={<Entrants part={props.part} />}>
      <StandingTable lines={props.part.lines} />
      <TieBreaks />
    </Show>
  );
}

/** The players before the start, in the order in which they entered. */
function Entrants(props: { readonly part: StandingPart }): JSX.Element {
  const { view } = useTournament();
  return (
    <ol class="entrants" start={props.part.after + 1}>
      <For each={props.part.lines}>
        {({ person }) => (
          <li>
            <EntrantName person={person} />
            <Show when={needsPartner(view(), person)}>
              <small class="quiet"> {tournamentStrings().standing.needsPartner}</small>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}

/** The name of a player, or of two fixed partners. */
export function EntrantName(props: { readonly person: PersonId }): JSX.Element {
  const { view } = useTournament();
  return (
    <For each={membersOf(view().entries, props.person)}>
      {(person, index) => (
        <>
          {index() > 0 ? ' + ' : ''}
          <PlayerName person={person} />
        </>
      )}
    </For>
  );
}

/** The name of a player, with a mark for the visitor. */
export function PlayerName(props: { readonly person: PersonId }): JSX.Element {
  const { nameOf, self } = useTournament();
  return (
    <Show when={props.person === self()} fallback={nameOf(props.person)}>
      <b>{tournamentStrings().standing.you(nameOf(props.person))}</b>
    </Show>
  );
}

/** Returns the tie-breaks that have a column, in the order in which they apply. */
function columnsOf(lines: readonly StandingLine[]): readonly ShownTieBreak[] {
  return shownTieBreaks(lines[0]?.tieBreaks ?? {});
}

/**
 * The standings as a table.
 *
 * @param props.lines the lines to show
 */
export function StandingTable(props: { readonly lines: readonly StandingLine[] }): JSX.Element {
  const { view, now, self } = useTournament();
  const columns = createMemo(() => columnsOf(props.lines));
  const stateOf = (person: PersonId): string => {
    const entry = view().entries.find((candidate) => candidate.person === person);
    return entry === undefined || view().phase !== 'running'
      ? ''
      : tournamentStrings().standing.states[currentState(view(), entry, now())];
  };
  return (
    <div class="table-scroller">
      <table class="standing">
        <thead>
          <tr>
            <th scope="col" class="num">
              {tournamentStrings().standing.rank}
            </th>
            <th scope="col">{tournamentStrings().standing[hasFixedPairs(view()) ? 'pair' : 'player']}</th>
            <th scope="col" class="num">
              {tournamentStrings().standing.points}
            </th>
            <For each={columns()}>
              {(code) => (
                <th
                  scope="col"
                  class="num tie-break"
                  title={tournamentStrings().standing.tieBreaks[code].about}
                >
                  {tournamentStrings().standing.tieBreaks[code].name}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.lines}>
            {(line) => (
              <tr classList={{ own: membersOf(view().entries, line.person).includes(self()) }}>
                <td class="num">{line.rank}</td>
                <th scope="row">
                  <EntrantName person={line.person} />
                  <Show when={stateOf(line.person)}>
                    {(state) => <small class="quiet"> {state()}</small>}
                  </Show>
                </th>
                <td class="num">
                  <b>{formatPoints(line.points, language())}</b>
                </td>
                <For each={columns()}>
                  {(code) => (
                    <td class="num tie-break">
                      {formatTieBreak(code, line.tieBreaks[code] ?? 0, language())}
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** The meanings of the tie-break columns, in the order in which they apply. */
function TieBreaks(): JSX.Element {
  const { view } = useTournament();
  const columns = createMemo(() => columnsOf(view().standing));
  return (
    <Show when={columns().length > 0}>
      <details class="small">
        <summary>{tournamentStrings().standing.explain}</summary>
        <dl class="facts">
          <For each={columns()}>
            {(code) => (
              <div>
                <dt>{tournamentStrings().standing.tieBreaks[code].name}</dt>
                <dd>{tournamentStrings().standing.tieBreaks[code].about}</dd>
              </div>
            )}
          </For>
        </dl>
        <p class="quiet">{tournamentStrings().standing.struck}</p>
      </details>
    </Show>
  );
}
