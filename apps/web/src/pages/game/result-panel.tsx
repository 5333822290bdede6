import { createMemo, createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { describeResult } from '../../game/describe-result.ts';
import { ActionButton } from './action-button.tsx';
import { useGame } from './game-context.ts';

/** The time after which the text of the result appears, in milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 100;

/** The result of the game, the reason for it, and the actions that are available afterwards. */
export default function ResultPanel(): JSX.Element {
  const { game } = useGame();
  const result = createMemo(() => {
    const resultByRules = describeResult(game.session());
    return game.describeResult === undefined ? resultByRules : game.describeResult(resultByRules);
  });
  // Some screen readers announce only what appears in an element that the page already has. Until then, the hidden text
  // reserves its space.
  const [isTextShown, setTextShown] = createSignal(false);
  onMount(() => {
    const timer = setTimeout(() => setTextShown(true), ANNOUNCEMENT_DELAY_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <section class="result card">
      {/* Not atomic, so that rating changes, which arrive later, do not repeat the result. */}
      <div role="status" aria-atomic="false" classList={{ pending: !isTextShown() }}>
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
