import { createMemo, For, type JSX } from 'solid-js';
import { describeResult } from '../../game/describe-result.ts';
import { ActionButton } from './action-button.tsx';
import { useGame } from './game-context.ts';

/** The result of the game, the reason for it, and the actions that are available afterwards. */
export default function ResultPanel(): JSX.Element {
  const { game } = useGame();
  const result = createMemo(() => {
    const resultByRules = describeResult(game.session());
    return game.describeResult === undefined ? resultByRules : game.describeResult(resultByRules);
  });
  return (
    <section class="result card">
      <div role="status">
        <h2>{result()?.headline}</h2>
        <p>{result()?.reason}</p>
        <p class="quiet">{result()?.finalStanding}</p>
        <For each={game.resultNotes?.()}>{(text) => <p class="num">{text}</p>}</For>
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
