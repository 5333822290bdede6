import { galleryStrings } from '@halma/locales/gallery';
import { GAME_GROUPS, type GameGroup } from '@halma/rules';
import { createSignal, For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { addressOfGroup } from '../../guide/addresses.ts';
import { CARDS, playerCounts } from '../../guide/cards.ts';
import { LaterMiniature } from '../../parts/later-miniature.tsx';
import { describePage } from './describe-page.ts';

const FILTERS = ['all', '2', '3', '4', '6'] as const;
type Filter = (typeof FILTERS)[number];

/** All games as cards, which can be filtered by the number of players. */
export function Gallery(): JSX.Element {
  const [filter, setFilter] = createSignal<Filter>('all');
  const shown = (): readonly GameGroup[] =>
    GAME_GROUPS.filter((group) => filter() === 'all' || playerCounts(group).includes(Number(filter())));
  describePage(() => ({ title: galleryStrings().title, description: galleryStrings().description }));
  return (
    <div class="wrap gallery">
      <div class="gallery-head">
        <h1>{galleryStrings().title}</h1>
        <p class="quiet" role="status">
          {filter() === 'all'
            ? galleryStrings().count(GAME_GROUPS.length)
            : galleryStrings().found(shown().length)}
        </p>
      </div>
      <fieldset class="chips" aria-label={galleryStrings().filter}>
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
      <ul class="gallery-cards">
        <For each={shown()}>
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
  const { picture, minutes } = CARDS[props.group];
  return (
    <a class="card group-card" href={addressOfGroup(props.group)}>
      <LaterMiniature class="picture" position={() => setUp(picture.rules, picture.position)} width={170} />
      <span class="group-text">
        <strong>{strings().name}</strong>
        <span class="small">
          {galleryStrings().players(playerCounts(props.group))} · {galleryStrings().minutes(minutes)}
        </span>
        <span class="small quiet about">{strings().about}</span>
      </span>
    </a>
  );
}
