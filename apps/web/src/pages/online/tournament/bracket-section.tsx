import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentView } from '@halma/protocol';
import { For, Index, type JSX, Show } from 'solid-js';
import { language } from '../../../locale/language.ts';
import { formatPoints } from '../../../online/tournament/points.ts';
import { PlayerName } from './standing-section.tsx';
import { useTournament } from './tournament-context.ts';

type BracketRound = NonNullable<TournamentView['bracket']>[number];
type BracketTable = BracketRound['tables'][number];

/** The rounds of a knockout, each with its tables and the players who advance. */
export function BracketSection(props: { readonly rounds: readonly BracketRound[] }): JSX.Element {
  const { nameOf } = useTournament();
  const isFinal = ({ tables, byes }: BracketRound): boolean => tables.length === 1 && byes.length === 0;
  return (
    <section aria-labelledby="bracket">
      <div class="section-head">
        <h2 id="bracket">{tournamentStrings().bracket.title}</h2>
      </div>
      <ol class="bracket">
        <For each={props.rounds}>
          {(round, index) => (
            <li>
              <h3 class="label">
                {isFinal(round)
                  ? tournamentStrings().bracket.final
                  : tournamentStrings().bracket.round(index() + 1)}
              </h3>
              <ul>
                <For each={round.tables}>{(table) => <Table table={table} />}</For>
              </ul>
              <Show when={round.tables.length < round.tableCount}>
                <p class="small quiet">
                  {tournamentStrings().bracket.more(round.tableCount - round.tables.length)}
                </p>
              </Show>
              <Show when={round.byes.length > 0}>
                <p class="small quiet">
                  {tournamentStrings().rounds.byes(
                    round.byes.map(nameOf),
                    round.byeCount - round.byes.length,
                  )}
                </p>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

/** The players of a table, best seed first, with the points of each meeting. */
function Table(props: { readonly table: BracketTable }): JSX.Element {
  const pointsOf = (player: number): string =>
    props.table.meetings.map((points) => formatPoints(points[player] ?? 0, language())).join(' + ');
  return (
    <li class="card">
      <ol>
        <For each={props.table.players}>
          {(people, index) => (
            <li>
              <span>
                <Index each={people}>
                  {(person, member) => (
                    <>
                      <Show when={member > 0}> + </Show>
                      <PlayerName person={person()} />
                    </>
                  )}
                </Index>
                <Show when={people.some((person) => props.table.through.includes(person))}>
                  <span aria-hidden="true"> ✓</span>
                  <span class="vh"> {tournamentStrings().bracket.through}</span>
                </Show>
              </span>
              <b class="num">{pointsOf(index())}</b>
            </li>
          )}
        </For>
        <For each={Array.from({ length: props.table.computers })}>
          {() => <li class="quiet">{tournamentStrings().rounds.computer}</li>}
        </For>
      </ol>
    </li>
  );
}
