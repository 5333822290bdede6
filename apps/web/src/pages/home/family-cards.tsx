import type { HomeStrings } from '@halma/locales/home';
import { homeStrings } from '@halma/locales/home';
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
} as const satisfies Record<keyof HomeStrings['families'], GameId>;

const PICTURED_GAMES = Object.keys(CARDS) as (keyof HomeStrings['families'])[];

/** The games of the family as cards. Each card is a link. */
export function FamilyCards(): JSX.Element {
  return (
    <section aria-labelledby="family">
      <div class="section-head">
        <h2 id="family">{homeStrings().family}</h2>
        <a href="/play/new">{homeStrings().allGames(GAMES.length)}</a>
      </div>
      <ul class="cards">
        <For each={PICTURED_GAMES}>
          {(game) => (
            <li>
              <a class="card game-card" href={`/play/new/${CARDS[game]}`}>
                <Miniature position={setUp({ game })} />
                <span class="card-text">
                  <span class="game-title">{homeStrings().families[game].name}</span>
                  <span class="meta">{homeStrings().families[game].meta}</span>
                  <span class="about">{homeStrings().families[game].about}</span>
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
