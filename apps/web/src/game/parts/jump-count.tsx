import { gameStrings } from '@halma/locales/game';
import { type JSX, Show } from 'solid-js';

/** The number of jumps beside a hop, which screen readers get in words; empty beside a step. */
export function JumpCount(props: { readonly jumps: number }): JSX.Element {
  return (
    <Show when={props.jumps > 0}>
      <span class="jump-count" aria-hidden="true">
        {props.jumps}
      </span>
      <span class="vh"> {gameStrings().moves.stepOrHop(props.jumps)}</span>
    </Show>
  );
}
