import type { JSX } from 'solid-js';
import type { ResultWords } from '../game/result-words.ts';
import { ACTIONS, RESULTS } from '../words/english.ts';
import { usePage } from './page-context.ts';

/** The end of the game and its reason, and how to go on. */
export function ResultPanel(props: { words: ResultWords }): JSX.Element {
  const { table, open } = usePage();
  return (
    <section class="result card">
      <div role="status">
        <h2>{props.words.headline}</h2>
        <p>{props.words.reason}</p>
        <p class="quiet">{props.words.standing}</p>
      </div>
      <div class="row">
        <button type="button" class="btn main" onClick={table.playAgain}>
          {RESULTS.rematch}
        </button>
        <button type="button" class="btn" onClick={() => open('new-game')}>
          {ACTIONS.newGame}
        </button>
      </div>
    </section>
  );
}
