import type { JSX } from 'solid-js';
import { FamilyCards } from './family-cards.tsx';
import { FirstBoard } from './first-board.tsx';
import { ProblemCard } from './problem-card.tsx';
import { StartForm } from './start-form.tsx';
import { StoredGames } from './stored-games.tsx';

/** The home page: starts a game, resumes one, and links to the rest of the site. */
export default function HomePage(): JSX.Element {
  return (
    <div class="wrap home">
      <div class="home-intro">
        <StartForm />
        <FirstBoard />
      </div>
      <FamilyCards />
      <div class="home-columns">
        <StoredGames />
        <ProblemCard />
      </div>
    </div>
  );
}
