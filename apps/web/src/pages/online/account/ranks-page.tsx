import { ratingStrings } from '@halma/locales/ratings';
import { siteStrings } from '@halma/locales/site';
import {
  familyOfPool,
  type Leaderboard,
  POOL_IDS,
  type PoolId,
  RATING_BIN_POINTS,
  RATING_FAMILIES,
  RATING_TEMPOS,
  type RatingDistribution,
  type RatingFamily,
  type RatingTempo,
  tempoOfPool,
} from '@halma/protocol';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { personName } from '../../../online/person-name.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Emblem } from '../../../parts/icon.tsx';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { addressOfPlayer, useOnline } from '../online-context.ts';
import { RatingTable } from './rating-table.tsx';

const DEFAULT_POOL: PoolId = 'halma:slow';

/** The best players in a pool, and the distribution of its ratings. The URL names the pool. */
export function RanksPage(props: { readonly pool: string }): JSX.Element {
  const { api } = useOnline();
  const pool = createMemo(() => POOL_IDS.find((id) => id === props.pool) ?? DEFAULT_POOL);
  const family = (): RatingFamily => familyOfPool(pool());
  const tempo = (): RatingTempo => tempoOfPool(pool());
  const openPool = (next: PoolId): void => navigate(`/online/ranks/${next}`, 'rename');
  const leaderboard = createServerValue(pool, (id) =>
    api('getLeaderboard', { parameters: { pool: id }, query: {} }),
  );
  const distribution = createServerValue(pool, (id) =>
    api('getRatingDistribution', { parameters: { pool: id } }),
  );
  titlePage(() => siteStrings().title(ratingStrings().title));
  return (
    <div class="wrap account ranks">
      <section>
        <h1>{ratingStrings().title}</h1>
        <label class="field">
          <span class="label">{ratingStrings().family}</span>
          <select
            class="input"
            onChange={(event) =>
              openPool(`${RATING_FAMILIES[event.currentTarget.selectedIndex] ?? 'halma'}:${tempo()}`)
            }
          >
            <For each={RATING_FAMILIES}>
              {(name) => <option selected={name === family()}>{ratingStrings().families[name]}</option>}
            </For>
          </select>
        </label>
        <Choice
          label={ratingStrings().tempo}
          values={RATING_TEMPOS}
          labels={ratingStrings().tempos}
          selected={tempo()}
          onSelect={(next) => openPool(`${family()}:${next}`)}
        />
        <FetchedValue source={leaderboard}>{(value) => <BestPlayers leaderboard={value()} />}</FetchedValue>
      </section>
      <aside>
        <FetchedValue source={distribution}>
          {(value) => <Distribution distribution={value()} />}
        </FetchedValue>
      </aside>
    </div>
  );
}

function BestPlayers(props: { readonly leaderboard: Leaderboard }): JSX.Element {
  return (
    <Show
      when={props.leaderboard.players.length > 0}
      fallback={
        <div class="empty">
          <Emblem />
          <b>{ratingStrings().noPlayers}</b>
          <p class="quiet">{ratingStrings().placeRules}</p>
        </div>
      }
    >
      <RatingTable
        caption={ratingStrings().leaderboard}
        columns={[
          { title: ratingStrings().place, kind: 'number', cell: (_, index) => index + 1 },
          {
            title: ratingStrings().player,
            kind: 'row-header',
            cell: ({ person }) => <a href={addressOfPlayer(person.name)}>{personName(person)}</a>,
          },
          { title: ratingStrings().rating, kind: 'number', cell: ({ rating }) => rating },
          { title: ratingStrings().games, kind: 'number', cell: ({ games }) => games },
        ]}
        rows={props.leaderboard.players}
      />
      <p class="small quiet">{ratingStrings().placeRules}</p>
    </Show>
  );
}

function Distribution(props: { readonly distribution: RatingDistribution }): JSX.Element {
  const bins = () => props.distribution.bins;
  const largestBinCount = (): number => Math.max(1, ...bins().map((bin) => bin.settled + bin.provisional));
  return (
    <Show when={bins().length > 0}>
      <section>
        <h2>{ratingStrings().distribution}</h2>
        <ul class="rating-bins">
          <For each={bins()}>
            {({ from, settled, provisional }) => (
              <li style={{ '--part': String((settled + provisional) / largestBinCount()) }}>
                <span class="vh">
                  {ratingStrings().bin(from, from + RATING_BIN_POINTS - 1, settled + provisional)}
                </span>
                <span class="small num" aria-hidden="true">
                  {from}
                </span>
                <span class="bar" aria-hidden="true" />
                <span class="small num quiet" aria-hidden="true">
                  {settled + provisional}
                </span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
