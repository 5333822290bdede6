import { watchStrings } from '@halma/locales/watch';
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../../parts/icon.tsx';

/** The number of spectators of a game. Empty if there are none. */
export function SpectatorCount(props: { readonly count: number }): JSX.Element {
  return (
    <Show when={props.count > 0}>
      <span class="small spectator-count">
        <Icon name="eye" />
        <span aria-hidden="true" class="num">
          {props.count}
        </span>
        <span class="vh">{watchStrings().watching(props.count)}</span>
      </span>
    </Show>
  );
}
