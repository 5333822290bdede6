import '../../../style/people.css';
import { challengeStrings } from '@halma/locales/challenges';
import type { FollowedPerson, Person } from '@halma/protocol';
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { createLatestFilter, type Fetched, toFetched } from '../../../online/fetched.ts';
import { onlineGameTitle } from '../../../online/game-terms.ts';
import { personName } from '../../../online/person-name.ts';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { addressOfGame, addressOfPlayer, useOnline } from '../online-context.ts';

/** The interval at which the list is fetched again, in milliseconds. */
const REFRESH_MS = 30_000;

/** The time between the last key press and the search, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/** The minimum number of characters for a search. */
const MIN_SEARCH_LENGTH = 2;

/**
 * The players the user follows, with online players and their games first, and a search for other
 * players.
 */
export function FollowedPlayers(): JSX.Element {
  const { api, me } = useOnline();
  const followedPlayers = createServerValue(
    () => me().person.id,
    () => api('listFollowed', {}),
    REFRESH_MS,
  );
  return (
    <section aria-labelledby="following">
      <div class="section-head">
        <h2 id="following">{challengeStrings().following}</h2>
      </div>
      <FetchedValue source={followedPlayers}>
        {(rows) => (
          <ul class="entries people-list">
            <For each={rows()} fallback={<li class="small quiet">{challengeStrings().noFollowing}</li>}>
              {(row) => <FollowedRow row={row} />}
            </For>
          </ul>
        )}
      </FetchedValue>
      <PeopleSearch />
    </section>
  );
}

function FollowedRow(props: { readonly row: FollowedPerson }): JSX.Element {
  return (
    <li>
      <span class="card-text">
        <a href={addressOfPlayer(props.row.person.name)}>{personName(props.row.person)}</a>
        <Presence isOnline={props.row.isOnline} />
        <For each={props.row.games}>
          {(game) => (
            <a
              class="small"
              href={addressOfGame(game.game)}
              aria-label={challengeStrings().watchGame(onlineGameTitle(game.terms), props.row.person.name)}
            >
              {challengeStrings().watch}: {onlineGameTitle(game.terms)}
            </a>
          )}
        </For>
      </span>
      <ChallengeLink name={props.row.person.name} />
    </li>
  );
}

/** Shows whether a player is online: a filled disc or an open ring, with a word. */
export function Presence(props: { readonly isOnline: boolean }): JSX.Element {
  return (
    <span class="small presence live" classList={{ off: !props.isOnline }}>
      {challengeStrings()[props.isOnline ? 'online' : 'offline']}
    </span>
  );
}

/** The link to the dialog that challenges a player. */
export function ChallengeLink(props: { readonly name: string }): JSX.Element {
  return (
    <a
      class="btn dense"
      href={`/online/challenge/${props.name}`}
      aria-label={challengeStrings().challengePerson(props.name)}
    >
      {challengeStrings().challenge}
    </a>
  );
}

function PeopleSearch(): JSX.Element {
  const { api } = useOnline();
  const [text, setText] = createSignal('');
  const [searchState, setSearchState] = createSignal<Fetched<readonly Person[]>>({ kind: 'unknown' });
  const ifLatest = createLatestFilter();
  const search = async (prefix: string): Promise<void> => {
    const result = await ifLatest(api('searchPeople', { query: { beginning: prefix } }));
    // The field may have been cleared, which starts no new search.
    if (result !== undefined && text() === prefix) setSearchState(toFetched(result));
  };
  createEffect(
    on(text, (prefix) => {
      if (prefix.length < MIN_SEARCH_LENGTH) {
        setSearchState({ kind: 'unknown' });
        return;
      }
      const timer = setTimeout(() => void search(prefix), SEARCH_DELAY_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const foundPeople = (): readonly Person[] | undefined => {
    const state = searchState();
    return state.kind === 'known' ? state.value : undefined;
  };
  const failure = (): string => {
    const state = searchState();
    return state.kind === 'failed' ? describeFailure(state.failure) : '';
  };
  return (
    <div class="people-search">
      <label class="label" for="people-search">
        {challengeStrings().search}
      </label>
      <input
        id="people-search"
        class="input"
        type="search"
        maxlength="20"
        autocomplete="off"
        placeholder={challengeStrings().searchText}
        onInput={(event) => setText(event.currentTarget.value.trim())}
      />
      <p class="small" role="alert">
        {failure()}
      </p>
      <div aria-live="polite">
        <Show when={foundPeople()}>
          {(people) => (
            <ul class="entries people-list">
              <For each={people()} fallback={<li class="small quiet">{challengeStrings().notFound}</li>}>
                {(person) => (
                  <li>
                    <a href={addressOfPlayer(person.name)}>{personName(person)}</a>
                    <ChallengeLink name={person.name} />
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </div>
    </div>
  );
}
