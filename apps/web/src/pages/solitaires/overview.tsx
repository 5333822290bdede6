import { solitaireStrings } from '@halma/locales/solitaires';
import { For, type JSX } from 'solid-js';
import { LazyMiniature } from '../../parts/lazy-miniature.tsx';
import { PICTURES } from '../../solitaires/pictures.ts';
import { PROBLEMS, type Problem, problemAddress } from '../../solitaires/problems.ts';

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
              <LazyMiniature class="picture" position={PICTURES[problem]} />
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

/** The page for an unknown URL under `/solitaires`. */
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
