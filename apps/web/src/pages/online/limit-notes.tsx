import { For, type JSX } from 'solid-js';
import { describeLimit } from '../../online/describe-limit.ts';
import { useOnline } from './online-context.ts';

/** The limits that moderators have set for the player, with their ends and reasons. */
export function LimitNotes(): JSX.Element {
  const { me } = useOnline();
  return (
    <div class="limit-notes">
      <For each={me().limits}>
        {(limit) => (
          <p class="note bad" role="status">
            {describeLimit(limit)}
          </p>
        )}
      </For>
    </div>
  );
}
