import { ratingStrings } from '@halma/locales/ratings';
import {
  familyOfPool,
  type PersonRatings,
  type PoolId,
  type RatingHistory,
  tempoOfPool,
} from '@halma/protocol';
import { For, type JSX, Show } from 'solid-js';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { formatDay } from './format-day.ts';

/** The size of a graph, in its own units. */
const [WIDTH, HEIGHT, MARGIN] = [320, 96, 6];

/** The minimum difference between the top and the bottom of a graph, in points, so that small changes look small. */
const MIN_SPAN = 100;

/** The ratings of a player with their history. */
export function PlayerRatings(props: { readonly name: string }): JSX.Element {
  const { api } = useOnline();
  const ratings = createServerValue(
    () => props.name,
    (name) => api('getPersonRatings', { parameters: { name } }),
  );
  return (
    <section aria-labelledby="ratings">
      <div class="section-head">
        <h2 id="ratings">{ratingStrings().title}</h2>
      </div>
      <FetchedValue source={ratings}>
        {(value) => (
          <Show when={value().ratings.length > 0} fallback={<p class="quiet">{ratingStrings().none}</p>}>
            <ul class="pool-ratings">
              <For each={value().ratings}>{(rating) => <PoolRating name={props.name} rating={rating} />}</For>
            </ul>
          </Show>
        )}
      </FetchedValue>
    </section>
  );
}

function PoolRating(props: {
  readonly name: string;
  readonly rating: PersonRatings['ratings'][number];
}): JSX.Element {
  const { api } = useOnline();
  const history = createServerValue(
    () => [props.name, props.rating.pool] as const,
    ([name, pool]) => api('getRatingHistory', { parameters: { name, pool } }),
  );
  const ratingText = (): string =>
    props.rating.provisional ? ratingStrings().provisional(props.rating.rating) : String(props.rating.rating);
  return (
    <li class="card">
      <a href={`/online/ranks/${props.rating.pool}`}>{poolTitle(props.rating.pool)}</a>
      <b class="num">{ratingText()}</b>
      <span class="small quiet num">{ratingStrings().gameCount(props.rating.games)}</span>
      <FetchedValue source={history}>
        {(value) => <HistoryGraph title={poolTitle(props.rating.pool)} days={value().days} />}
      </FetchedValue>
    </li>
  );
}

/** A player's rating over time. The rating stays level until the next day with a game, so the line has steps. */
function HistoryGraph(props: { readonly title: string; readonly days: RatingHistory['days'] }): JSX.Element {
  const firstDay = () => props.days[0];
  const lastDay = () => props.days.at(-1);
  const low = (): number => Math.min(...props.days.map(({ rating }) => rating));
  const high = (): number => Math.max(...props.days.map(({ rating }) => rating));
  const path = (): string => {
    const [from, to] = [firstDay(), lastDay()];
    if (from === undefined || to === undefined) return '';
    const duration = Math.max(1, to.at - from.at);
    const middle = (low() + high()) / 2;
    const span = Math.max(MIN_SPAN, high() - low());
    const x = (time: number): number => MARGIN + ((time - from.at) / duration) * (WIDTH - 2 * MARGIN);
    const y = (rating: number): number => HEIGHT / 2 - ((rating - middle) / span) * (HEIGHT - 2 * MARGIN);
    const steps = props.days.map(({ at, rating }) => `H${x(at).toFixed(1)}V${y(rating).toFixed(1)}`);
    return `M${MARGIN} ${y(from.rating).toFixed(1)}${steps.join('')}H${WIDTH - MARGIN}`;
  };
  return (
    <Show when={props.days.length > 1 && lastDay()}>
      {(latest) => (
        <>
          <svg
            class="rating-history"
            role="img"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            aria-label={`${ratingStrings().history(props.title)}. ${ratingStrings().historyText(low(), high(), latest().rating)}`}
          >
            <path d={path()} />
          </svg>
          <span class="small quiet">
            {[firstDay(), lastDay()]
              .flatMap((day) => (day === undefined ? [] : [formatDay(day.at)]))
              .filter((day, index, days) => days.indexOf(day) === index)
              .join(' – ')}
          </span>
        </>
      )}
    </Show>
  );
}

/** Returns the name of a pool: its games and its tempo. */
function poolTitle(pool: PoolId): string {
  return `${ratingStrings().families[familyOfPool(pool)]} · ${ratingStrings().tempos[tempoOfPool(pool)]}`;
}
