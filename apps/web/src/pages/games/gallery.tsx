import { galleryStrings } from '@halma/locales/gallery';
import { GAME_GROUPS, type GameGroup, gamesInGroup } from '@halma/rules';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { addressOfGroup } from '../../guide/addresses.ts';
import { CARDS, minuteRange, playerCounts, TYPICAL_MINUTES } from '../../guide/cards.ts';
import { describeGames } from '../../guide/describe-games.ts';
import { describePage } from '../../navigation/describe-page.ts';
import { Emblem } from '../../parts/icon.tsx';
import { LazyMiniature } from '../../parts/lazy-miniature.tsx';

const FILTERS = ['all', '2', '3', '4', '6'] as const;
type Filter = (typeof FILTERS)[number];

/** The typical duration below which a game counts as short, in minutes. */
const SHORT_MINUTES = 15;

/** All games as cards, which can be filtered by number of players and by length. */
export function Gallery(): JSX.Element {
  const [filter, setFilter] = createSignal<Filter>('all');
  const [isShort, setShort] = createSignal(false);
  const shownGroups = (): readonly GameGroup[] =>
    GAME_GROUPS.filter((group) =>
      gamesInGroup(group).some(
        ({ id, seats }) =>
          (filter() === 'all' || seats.length === Number(filter())) &&
          (!isShort() || TYPICAL_MINUTES[id] < SHORT_MINUTES),
      ),
    );
  const showAll = (): void => {
    setFilter('all');
    setShort(false);
  };
  describePage(() => describeGames(galleryStrings()));
  return (
    <div class="wrap gallery">
      <div class="gallery-head">
        <h1>{galleryStrings().title}</h1>
        <p class="quiet" role="status">
          {filter() === 'all' && !isShort()
            ? galleryStrings().count(GAME_GROUPS.length)
            : galleryStrings().found(shownGroups().length)}
        </p>
      </div>
      <div class="chips">
        <fieldset class="chip-group" aria-label={galleryStrings().filter}>
          <For each={FILTERS}>
            {(name) => (
              <button
                type="button"
                class="chip"
                aria-pressed={filter() === name}
                onClick={() => setFilter(name)}
              >
                {galleryStrings().filters[name]}
              </button>
            )}
          </For>
        </fieldset>
        <button
          type="button"
          class="chip"
          aria-pressed={isShort()}
          onClick={() => setShort((wasShort) => !wasShort)}
        >
          {galleryStrings().short(SHORT_MINUTES)}
        </button>
      </div>
      <Show when={shownGroups().length === 0}>
        <div class="empty">
          <Emblem />
          <b>{galleryStrings().none}</b>
          <button type="button" class="btn" onClick={showAll}>
            {galleryStrings().showAll}
          </button>
        </div>
      </Show>
      <ul class="gallery-cards">
        <For each={shownGroups()}>
          {(group) => (
            <li>
              <GroupCard group={group} />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

function GroupCard(props: { readonly group: GameGroup }): JSX.Element {
  const strings = () => galleryStrings().groups[props.group];
  const { picture } = CARDS[props.group];
  return (
    <a class="card group-card" href={addressOfGroup(props.group)}>
      <LazyMiniature class="picture" position={() => setUp(picture.rules, picture.position)} width={170} />
      <span class="group-text">
        <strong>{strings().name}</strong>
        <span class="small">
          {galleryStrings().players(playerCounts(props.group))} ·{' '}
          {galleryStrings().minutes(...minuteRange(props.group))}
        </span>
        <span class="small quiet about">{strings().about}</span>
      </span>
    </a>
  );
}
