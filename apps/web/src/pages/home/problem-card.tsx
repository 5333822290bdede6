import { homeStrings } from '@halma/locales/home';
import type { JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { Miniature } from '../../parts/miniature.tsx';

/** Figure A of the leaflet of 1885, completed. */
const FIGURE_A = 'H16:16/16/16/16/16/16/16/16/2A13/2AAA11/2A1AA10/2AAAAA9/3AA1A9/4AAAA8/16/16 A - 0 1';

/** A card that links to the leaflets' solitaires. */
export function ProblemCard(): JSX.Element {
  return (
    <section aria-labelledby="problem">
      <div class="section-head">
        <h2 id="problem">{homeStrings().problem}</h2>
        <a href="/solitaires">{homeStrings().allProblems}</a>
      </div>
      <a class="card game-card" href="/solitaires">
        <Miniature position={setUp({ game: 'halma-2', alone: 'A' }, FIGURE_A)} />
        <span class="card-text">
          <span class="game-title">Fig. A.</span>
          <span class="about">{homeStrings().problemText}</span>
          <span class="go-on">{homeStrings().tryIt}</span>
        </span>
      </a>
    </section>
  );
}
