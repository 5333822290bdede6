import { solitaireStrings } from '@halma/locales/solitaires';
import type { Position } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { Miniature } from '../../parts/miniature.tsx';
import { fullCamp } from '../../solitaires/army.ts';
import { figurePosition } from '../../solitaires/keys.ts';
import { arrangementPosition, storedArrangement } from '../../solitaires/long-hop.ts';
import { PROBLEMS, type Problem, problemAddress } from '../../solitaires/problems.ts';
import { spreadMen } from '../../solitaires/spread.ts';

/** The position on the card of each problem. */
const PICTURES: Readonly<Record<Problem, () => Position>> = {
  'long-hop': () => arrangementPosition(storedArrangement()),
  crossing: fullCamp,
  figures: () => figurePosition('a'),
  'own-figure': () => figurePosition('d'),
  gambits: fullCamp,
  packing: () => spreadMen(1885, 'near'),
  'both-hands': () => setUp({ game: 'halma-2', preset: 'parker-1885' }),
};

const EXERCISES: readonly Problem[] = ['gambits', 'packing', 'both-hands'];

/** All problems and exercises, as cards. */
export function Overview(): JSX.Element {
  return (
    <div class="solitaires">
      <h1>{solitaireStrings().title}</h1>
      <p class="lead">{solitaireStrings().lead}</p>
      <h2>{solitaireStrings().leafletProblems}</h2>
      <Cards problems={PROBLEMS.filter((problem) => !EXERCISES.includes(problem))} />
      <h2>{solitaireStrings().exercises}</h2>
      <Cards problems={EXERCISES} />
    </div>
  );
}

function Cards(props: { readonly problems: readonly Problem[] }): JSX.Element {
  return (
    <ul class="problem-cards">
      <For each={props.problems}>
        {(problem) => (
          <li>
            <a class="card board-card" href={problemAddress(problem)}>
              <Miniature class="still" position={PICTURES[problem]()} />
              <span>
                <span class="small quiet">{solitaireStrings().problems[problem].kicker}</span>
                <strong>{solitaireStrings().problems[problem].title}</strong>
                <span class="small quiet">{solitaireStrings().problems[problem].about}</span>
              </span>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The page for an unknown address below the solitaires. */
export function UnknownSolitaire(): JSX.Element {
  return (
    <div class="solitaires">
      <h1>{solitaireStrings().title}</h1>
      <p class="lead">{solitaireStrings().unknown}</p>
      <p>
        <a href="/solitaires">{solitaireStrings().allProblems}</a>
      </p>
    </div>
  );
}
