import { tournamentStrings } from '@halma/locales/tournaments';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import {
  entrantsAmong,
  hasFixedPairs,
  membersOf,
  needsPartner,
} from '../../../online/tournament/entrants.ts';
import { FORMATS, sideCountOf } from '../../../online/tournament/formats.ts';
import { allRounds } from '../../../online/tournament/round-parts.ts';
import { type SeedVerdict, verifySeed } from '../../../online/tournament/verify-seed.ts';
import { EntrantName } from './standing-section.tsx';
import { useTournament } from './tournament-context.ts';

/** The URL of the documentation on pairings, which every server hosts. */
const PAIRINGS_ADDRESS = '/docs/reference/tournaments.html';

/**
 * Shows what the tournament guarantees about the turn order, how often each player moved first, and how to check the
 * random draws.
 */
export function FairnessSection(): JSX.Element {
  const { view } = useTournament();
  const guarantee = (): string => {
    const { setup, seats, partners: hasPartners = false } = view();
    const { promises, pairs } = tournamentStrings().fairness;
    if (!hasFixedPairs(view()))
      return promises[FORMATS[setup.format].guarantee({ ...setup, seats, hasPartners })];
    const terms = { ...setup, seats: sideCountOf({ seats, hasPartners }), hasPartners: false };
    return `${promises[FORMATS[setup.format].guarantee(terms)]} ${pairs}`;
  };
  return (
    <section class="card panel fairness" aria-labelledby="fairness">
      <h2 id="fairness">{tournamentStrings().fairness.title}</h2>
      <p class="small">
        {guarantee()} {tournamentStrings().fairness.corner}
      </p>
      <Show when={view().round > 0}>
        <TurnTable />
      </Show>
      <SeedCommitment />
    </section>
  );
}

/** The number of times that each player has had each turn position so far. */
function TurnTable(): JSX.Element {
  const { view, self, standing } = useTournament();
  const entrants = () =>
    entrantsAmong(standing.entries()).filter(({ person }) => !needsPartner(view(), person));
  const sideCount = (): number => sideCountOf({ seats: view().seats, hasPartners: view().partners === true });
  return (
    <div class="table-scroller">
      <table class="turn-table small">
        <caption class="label">{tournamentStrings().fairness.moves}</caption>
        <thead>
          <tr>
            <th scope="col">{tournamentStrings().standing[hasFixedPairs(view()) ? 'pair' : 'player']}</th>
            <For each={allRounds(sideCount())}>
              {(position) => (
                <th scope="col" class="num">
                  {tournamentStrings().fairness.position(position)}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={entrants()}>
            {({ person, turns }) => (
              <tr classList={{ own: membersOf(view().entries, person).includes(self()) }}>
                <th scope="row">
                  <EntrantName person={person} />
                </th>
                <For each={turns}>{(count) => <td class="num">{count}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** The commitment to the seed and, after the start, the seed, which the browser checks against the commitment. */
function SeedCommitment(): JSX.Element {
  const { view } = useTournament();
  const [verdict, setVerdict] = createSignal<SeedVerdict | 'checking'>('checking');
  createEffect(
    on(
      () => view().seed,
      (seed) => {
        if (seed === undefined) return;
        const { commitment } = view();
        void verifySeed(seed, commitment, globalThis.crypto?.subtle).then(setVerdict);
      },
    ),
  );
  return (
    <>
      <p class="small">{tournamentStrings().fairness.lots}</p>
      <dl class="facts small">
        <div>
          <dt>{tournamentStrings().fairness.commitment}</dt>
          <dd class="code">{view().commitment}</dd>
        </div>
        <Show when={view().seed}>
          {(seed) => (
            <div>
              <dt>{tournamentStrings().fairness.seed}</dt>
              <dd class="code">{seed()}</dd>
            </div>
          )}
        </Show>
      </dl>
      <Show when={view().seed} fallback={<p class="small quiet">{tournamentStrings().fairness.seedLater}</p>}>
        {(seed) => (
          <>
            <p class="small" classList={{ 'note bad': verdict() === 'differs' }} role="status">
              {tournamentStrings().fairness[verdict()]}
            </p>
            <p class="small quiet">
              {tournamentStrings().fairness.check} <code>printf %s {seed()} | sha256sum</code>
            </p>
          </>
        )}
      </Show>
      <p class="small">
        <a href={PAIRINGS_ADDRESS} target="_blank" rel="noopener">
          {tournamentStrings().fairness.more}
        </a>
      </p>
    </>
  );
}
