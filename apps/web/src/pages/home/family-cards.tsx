import { For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { Miniature } from '../../parts/miniature.tsx';
import type { FamilyWords } from '../../words/english/home.ts';
import { familyWords, homeWords } from '../../words/home.ts';

/** The games by their pictures, and the game that is set up when a card is pressed. */
const CARDS = {
  'halma-4': 'halma-4',
  'star-6': 'star-2',
  'grasshopper-8': 'grasshopper-8',
  'top-secret': 'top-secret',
  color: 'color',
  cetro: 'cetro',
} as const satisfies Record<keyof FamilyWords, string>;

const PICTURES = Object.keys(CARDS) as (keyof FamilyWords)[];

/** The family of games as cards; the whole card is one link. */
export function FamilyCards(): JSX.Element {
  return (
    <section aria-labelledby="family">
      <div class="section-head">
        <h2 id="family">{homeWords().family}</h2>
        <a href="/play/new">{homeWords().allGames}</a>
      </div>
      <ul class="cards">
        <For each={PICTURES}>
          {(picture) => (
            <li>
              <a class="card game-card" href={`/play/new/${CARDS[picture]}`}>
                <Miniature position={setUp({ game: picture })} />
                <span class="what">
                  <span class="game-title">{familyWords()[picture].name}</span>
                  <span class="meta">{familyWords()[picture].meta}</span>
                  <span class="about">{familyWords()[picture].about}</span>
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
