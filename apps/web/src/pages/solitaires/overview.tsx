import type { Position } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { Miniature } from '../../parts/miniature.tsx';
import { fullYard } from '../../solitaires/army.ts';
import { figurePosition } from '../../solitaires/keys.ts';
import { arrangementPosition, storedArrangement } from '../../solitaires/long-hop.ts';
import { PROBLEMS, type Problem, problemAddress } from '../../solitaires/problems.ts';
import { spreadMen } from '../../solitaires/spread.ts';
import { words } from './words.ts';

/** What the card of each problem shows. */
const PICTURES: Readonly<Record<Problem, () => Position>> = {
  'long-hop': () => arrangementPosition(storedArrangement()),
  crossing: fullYard,
  figures: () => figurePosition('a'),
  'own-figure': () => figurePosition('d'),
  gambits: fullYard,
  packing: () => spreadMen(1885, 'near'),
  'both-hands': () => setUp({ game: 'halma-2', preset: 'parker-1885' }),
};

const EXERCISES: readonly Problem[] = ['gambits', 'packing', 'both-hands'];

/** All problems and exercises, as cards. */
export function Overview(): JSX.Element {
  return (
    <div class="solitaires">
      <h1>{words().title}</h1>
      <p class="lead">{words().lead}</p>
      <h2>{words().leafletProblems}</h2>
      <Cards problems={PROBLEMS.filter((problem) => !EXERCISES.includes(problem))} />
      <h2>{words().exercises}</h2>
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
                <span class="small quiet">{words().problems[problem].kicker}</span>
                <strong>{words().problems[problem].title}</strong>
                <span class="small quiet">{words().problems[problem].about}</span>
              </span>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}

/** An address below the solitaires that leads nowhere, and the way on. */
export function Unknown(): JSX.Element {
  return (
    <div class="solitaires">
      <h1>{words().title}</h1>
      <p class="lead">{words().unknown}</p>
      <p>
        <a href="/solitaires">{words().allProblems}</a>
      </p>
    </div>
  );
}
