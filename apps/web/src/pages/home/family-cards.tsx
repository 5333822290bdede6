import type { HomeWords } from '@halma/locales/home';
import { homeWords } from '@halma/locales/home';
import { GAMES, type GameId } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { Miniature } from '../../parts/miniature.tsx';

/** The game that each card opens, by the game whose board it shows. */
const CARDS = {
  'halma-4': 'halma-4',
  'star-6': 'star-2',
  'rhombus-9': 'rhombus-9',
  'grasshopper-8': 'grasshopper-8',
  'top-secret': 'top-secret',
  color: 'color',
  cetro: 'cetro',
} as const satisfies Record<keyof HomeWords['families'], GameId>;

const PICTURES = Object.keys(CARDS) as (keyof HomeWords['families'])[];

/** The games of the family as cards. Each card is a link. */
export function FamilyCards(): JSX.Element {
  return (
    <section aria-labelledby="family">
      <div class="section-head">
        <h2 id="family">{homeWords().family}</h2>
        <a href="/play/new">{homeWords().allGames(GAMES.length)}</a>
      </div>
      <ul class="cards">
        <For each={PICTURES}>
          {(picture) => (
            <li>
              <a class="card game-card" href={`/play/new/${CARDS[picture]}`}>
                <Miniature position={setUp({ game: picture })} />
                <span class="card-text">
                  <span class="game-title">{homeWords().families[picture].name}</span>
                  <span class="meta">{homeWords().families[picture].meta}</span>
                  <span class="about">{homeWords().families[picture].about}</span>
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
