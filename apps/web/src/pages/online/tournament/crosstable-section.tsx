import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId } from '@halma/protocol';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { language } from '../../../locale/language.ts';
import { buildCrosstable, type CrosstableResult } from '../../../online/tournament/crosstable.ts';
import { hasFixedPairs, membersOf } from '../../../online/tournament/entrants.ts';
import { formatPoints } from '../../../online/tournament/points.ts';
import { allRounds, findPart, firstPart } from '../../../online/tournament/round-parts.ts';
import { addressOfGame } from '../online-context.ts';
import { sideName } from './side-name.ts';
import { useTournament } from './tournament-context.ts';

/** The results of all players against each other, in the order of the standings. */
export function CrosstableSection(): JSX.Element {
  const { view, rounds, followRounds, nameOf, self } = useTournament();
  followRounds(() => allRounds(view().round).flatMap(firstPart));
  const players = createMemo(() => view().standing.map(({ person }) => person));
  const entrantOf = (person: PersonId): PersonId => membersOf(view().entries, person)[0] ?? person;
  const table = createMemo(() =>
    buildCrosstable(
      allRounds(view().round).flatMap((round) => findPart(rounds(), { round, after: 0 }) ?? []),
      entrantOf,
    ),
  );
  const entrantName = (entrant: PersonId): string => sideName(membersOf(view().entries, entrant), nameOf);
  const hasChangingPartners = (): boolean => view().partners === true && !hasFixedPairs(view());
  const resultsOf = (own: string, other: string): readonly CrosstableResult[] =>
    table().get(own)?.get(other) ?? [];
  return (
    <section aria-labelledby="crosstable">
      <div class="section-head">
        <h2 id="crosstable">{tournamentStrings().crosstable.title}</h2>
        <span class="small quiet">
          <span aria-hidden="true">● </span>
          {tournamentStrings().crosstable.movedFirst}
          <Show when={hasChangingPartners()}>
            <span aria-hidden="true"> · + </span>
            {tournamentStrings().crosstable.together}
          </Show>
        </span>
      </div>
      <div class="table-scroller">
        <table class="crosstable">
          <thead>
            <tr>
              <td />
              <For each={players()}>
                {(person, index) => (
                  <th scope="col">
                    <span aria-hidden="true">{index() + 1}</span>
                    <span class="vh">{entrantName(person)}</span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={players()}>
              {(own, index) => (
                <tr classList={{ own: membersOf(view().entries, own).includes(self()) }}>
                  <th scope="row">{`${index() + 1}\u00a0${entrantName(own)}`}</th>
                  <For each={players()}>
                    {(other) => (
                      <td classList={{ self: own === other }}>
                        <For each={resultsOf(own, other)}>{(result) => <Result result={result} />}</For>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Result(props: { readonly result: CrosstableResult }): JSX.Element {
  const points = (): string =>
    props.result.points === undefined ? '–' : formatPoints(props.result.points, language());
  return (
    <a class="crosstable-result" href={addressOfGame(props.result.game)}>
      <Show when={props.result.werePartners}>
        <span aria-hidden="true">+</span>
        <span class="vh">{tournamentStrings().crosstable.together} </span>
      </Show>
      {points()}
      <Show when={props.result.movedFirst}>
        <span aria-hidden="true">●</span>
        <span class="vh"> {tournamentStrings().crosstable.movedFirst}</span>
      </Show>
    </a>
  );
}
