import { createMemo, For, type JSX } from 'solid-js';
import { resultWords } from '../../game/result-words.ts';
import { ActionButton } from './action-button.tsx';
import { useGame } from './game-context.ts';

/** The result of the game with its reason, and how to go on. */
export default function ResultPanel(): JSX.Element {
  const { game } = useGame();
  const result = createMemo(() => {
    const words = resultWords(game.session());
    return game.resultWords === undefined ? words : game.resultWords(words);
  });
  return (
    <section class="result card">
      <div role="status">
        <h2>{result()?.headline}</h2>
        <p>{result()?.reason}</p>
        <p class="quiet">{result()?.finalStanding}</p>
      </div>
      <div class="row">
        <For each={game.resultActions}>{(action) => <ActionButton action={action} hasIcon={false} />}</For>
      </div>
      <p class="small" role="alert">
        {game.resultFailure?.()}
      </p>
    </section>
  );
}
