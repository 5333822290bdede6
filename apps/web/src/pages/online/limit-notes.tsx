import { createEffect, createMemo, createSignal, For, type JSX, onCleanup } from 'solid-js';
import { delay } from '../../online/delay.ts';
import { describeLimit } from '../../online/describe-limit.ts';
import { remainingLimits } from '../../online/remaining-limits.ts';
import { useOnline } from './online-context.ts';

/**
 * The limits that moderators have set for the player, each with its end date and its reason. A limit
 * disappears when it expires.
 */
export function LimitNotes(): JSX.Element {
  const { me } = useOnline();
  const [now, setNow] = createSignal(Date.now());
  const remaining = createMemo(() => remainingLimits(me().limits, now()));
  createEffect(() => {
    const { checkAfterMs } = remaining();
    if (checkAfterMs !== undefined) onCleanup(delay(checkAfterMs, () => setNow(Date.now())));
  });
  return (
    <div class="limit-notes">
      <For each={remaining().limits}>
        {(limit) => (
          <p class="note bad" role="status">
            {describeLimit(limit)}
          </p>
        )}
      </For>
    </div>
  );
}
