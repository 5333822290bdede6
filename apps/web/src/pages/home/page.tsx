import { homeStrings } from '@halma/locales/home';
import { For, type JSX, Suspense } from 'solid-js';
import { listStoredGames } from '../../game/stored-games.ts';
import { runningGamesAtLastVisit } from '../../online/pending-turns.ts';
import { optionalPart } from '../../parts/optional-part.ts';
import { FeaturedGame } from './featured-game.tsx';
import { PlayOptions } from './play-options.tsx';

// These sections are below the fold, so they load after the rest.
const YourGames = optionalPart(() => import('./your-games.tsx'));
const Discover = optionalPart(() => import('./discover.tsx'));

/** The home page: three ways to start a game, a game in progress, the player's games, and links to the other parts of the site. */
export default function HomePage(): JSX.Element {
  const hasWaitingGames = listStoredGames().some(({ isOver }) => !isOver) || runningGamesAtLastVisit() > 0;
  return (
    <div class="wrap home" classList={{ waiting: hasWaitingGames }}>
      <section class="home-intro">
        <h1>
          <For each={homeStrings().title}>{(line) => <span>{line} </span>}</For>
        </h1>
        <p class="lead">{homeStrings().lead}</p>
        <PlayOptions />
      </section>
      <FeaturedGame />
      <div class="home-yours">
        <Suspense>
          <YourGames />
        </Suspense>
      </div>
      <div class="home-more">
        <Suspense>
          <Discover />
        </Suspense>
      </div>
    </div>
  );
}
