import { gameTitle } from '@halma/locales/game-names';
import { ratingStrings } from '@halma/locales/ratings';
import type { Achievement, PersonProfile } from '@halma/protocol';
import { For, type JSX, Show } from 'solid-js';
import { ArchivedCard } from '../archive/archived-card.tsx';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { GameListRow } from '../lobby/game-list-row.tsx';
import { addressOfGame, addressOfTurn, useOnline } from '../online-context.ts';
import { formatDay } from './format-day.ts';
import { RatingTable } from './rating-table.tsx';

/** The maximum number of recent games, and of games in progress, that the profile shows. */
const MAX_SHOWN_GAMES = 6;

/**
 * The profile of a player: games in progress, recent games with boards, achievements, best wins, and rated results by
 * seat.
 */
export function PlayerProfile(props: { readonly name: string }): JSX.Element {
  const { api } = useOnline();
  const profile = createServerValue(
    () => props.name,
    (name) => api('getPersonProfile', { parameters: { name } }),
  );
  return (
    <>
      <PlayingNow name={props.name} />
      <RecentGames name={props.name} />
      <FetchedValue source={profile}>
        {(value) => (
          <>
            <Achievements profile={value()} />
            <BestWins wins={value().bestWins} />
            <ResultsBySeat results={value().results} />
          </>
        )}
      </FetchedValue>
    </>
  );
}

function PlayingNow(props: { readonly name: string }): JSX.Element {
  const { api } = useOnline();
  const games = createServerValue(
    () => props.name,
    (name) => api('listPersonGames', { parameters: { name }, query: { phase: 'playing' } }),
  );
  return (
    <FetchedValue source={games}>
      {(value) => (
        <Show when={value().length > 0}>
          <section aria-labelledby="playing-now">
            <div class="section-head">
              <h2 id="playing-now">{ratingStrings().profile.playing}</h2>
            </div>
            <ul class="game-list">
              <For each={value().slice(0, MAX_SHOWN_GAMES)}>{(row) => <GameListRow row={row} />}</For>
            </ul>
          </section>
        </Show>
      )}
    </FetchedValue>
  );
}

function RecentGames(props: { readonly name: string }): JSX.Element {
  const { api } = useOnline();
  const games = createServerValue(
    () => props.name,
    (name) => api('searchGames', { query: { player: name } }),
  );
  return (
    <FetchedValue source={games}>
      {(value) => (
        <Show when={value().games.length > 0}>
          <section aria-labelledby="recent-games">
            <div class="section-head">
              <h2 id="recent-games">{ratingStrings().profile.recent}</h2>
              <a class="small" href={`/online/archive?player=${encodeURIComponent(props.name)}`}>
                {ratingStrings().profile.allGames}
              </a>
            </div>
            <ul class="archive-games">
              <For each={value().games.slice(0, MAX_SHOWN_GAMES)}>{(row) => <ArchivedCard row={row} />}</For>
            </ul>
          </section>
        </Show>
      )}
    </FetchedValue>
  );
}

/** An achievement as text, with the URL of its game and its time, if known. */
interface DescribedAchievement {
  readonly text: string;
  readonly address?: string;
  readonly at?: number;
}

function describeAchievement(achievement: Achievement): DescribedAchievement {
  const strings = ratingStrings().profile;
  if (achievement.kind === 'games-won') return { text: strings.gamesWon(achievement.games) };
  if (achievement.kind === 'winning-streak')
    return { text: strings.streak(achievement.wins), at: achievement.at };
  const { rules, plies, game, at } = achievement;
  return { text: strings.fastestWin(gameTitle(rules), plies), address: addressOfGame(game), at };
}

/** Describes the longest hop, with the URL of its game at that move. */
function describeHop({ longestHop }: PersonProfile): readonly DescribedAchievement[] {
  if (longestHop === undefined) return [];
  const { rules, jumps, game, ply, at } = longestHop;
  const text = ratingStrings().profile.longestHop(gameTitle(rules), jumps);
  return [{ text, address: addressOfTurn(game, ply), at }];
}

function Achievements(props: { readonly profile: PersonProfile }): JSX.Element {
  const entries = () => [
    ...props.profile.achievements.map(describeAchievement),
    ...describeHop(props.profile),
  ];
  return (
    <EntrySection id="achievements" title={ratingStrings().profile.achievements} entries={entries()}>
      {({ text, address, at }) => (
        <>
          <Show when={address} fallback={text}>
            {(href) => <a href={href()}>{text}</a>}
          </Show>{' '}
          <Show when={at}>
            {(day) => <small class="quiet">{ratingStrings().profile.on(formatDay(day()))}</small>}
          </Show>
        </>
      )}
    </EntrySection>
  );
}

function BestWins(props: { readonly wins: PersonProfile['bestWins'] }): JSX.Element {
  const strings = () => ratingStrings().profile;
  return (
    <EntrySection id="best-wins" title={strings().bestWins} entries={props.wins}>
      {({ game, rules, at, opponent, rating }) => (
        <>
          <a href={addressOfGame(game)}>{strings().bestWin(opponent.name, rating)}</a>{' '}
          <small class="quiet">
            {gameTitle(rules)}, {strings().on(formatDay(at))}
          </small>
        </>
      )}
    </EntrySection>
  );
}

/** A titled list; hidden if it is empty. */
function EntrySection<Entry>(props: {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly children: (entry: Entry) => JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.entries.length > 0}>
      <section aria-labelledby={props.id}>
        <div class="section-head">
          <h2 id={props.id}>{props.title}</h2>
        </div>
        <ul class="entries">
          <For each={props.entries}>
            {(entry) => (
              <li>
                <span>{props.children(entry)}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function ResultsBySeat(props: { readonly results: PersonProfile['results'] }): JSX.Element {
  return (
    <Show when={props.results.length > 0}>
      <RatingTable
        class="seat-results"
        caption={ratingStrings().profile.bySeat}
        columns={[
          { title: ratingStrings().game, kind: 'row-header', cell: ({ game }) => gameTitle(game) },
          { title: ratingStrings().profile.seat, kind: 'text', cell: ({ seat }) => seat },
          {
            title: ratingStrings().movedFirst,
            kind: 'text',
            cell: ({ first }) => (first ? ratingStrings().yes : ratingStrings().no),
          },
          { title: ratingStrings().wins, kind: 'number', cell: ({ wins }) => wins },
          { title: ratingStrings().draws, kind: 'number', cell: ({ draws }) => draws },
          { title: ratingStrings().losses, kind: 'number', cell: ({ losses }) => losses },
        ]}
        rows={props.results}
      />
    </Show>
  );
}
