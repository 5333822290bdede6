import type { JSX } from 'solid-js';
import type { ResultWords } from '../../game/result-words.ts';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** The end of the game and its reason, and how to go on. */
export function ResultPanel(props: { words: ResultWords }): JSX.Element {
  const { table, open } = usePlay();
  return (
    <section class="result card">
      <div role="status">
        <h2>{props.words.headline}</h2>
        <p>{props.words.reason}</p>
        <p class="quiet">{props.words.standing}</p>
      </div>
      <div class="row">
        <button type="button" class="btn main" onClick={table.playAgain}>
          {playWords().actions.rematch}
        </button>
        <a class="btn" href={`/analysis/${table.game().id}`}>
          {playWords().actions.analyse}
        </a>
        <button type="button" class="btn" onClick={() => open('new-game')}>
          {playWords().actions.newGame}
        </button>
      </div>
    </section>
  );
}
