import { createMemo, type JSX } from 'solid-js';
import { resultWords } from '../../game/result-words.ts';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** The end of the game and its reason, and how to go on. */
export default function ResultPanel(): JSX.Element {
  const { table, open } = usePlay();
  const words = createMemo(() => resultWords(table.session()));
  return (
    <section class="result card">
      <div role="status">
        <h2>{words()?.headline}</h2>
        <p>{words()?.reason}</p>
        <p class="quiet">{words()?.standing}</p>
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
