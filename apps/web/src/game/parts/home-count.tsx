import { playStrings } from '@halma/locales/play';
import type { Position, Seat } from '@halma/rules';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import { countMen } from '../men-count.ts';

/** The number of a seat's men in their target, with a tick for each man. */
export function HomeCount(props: { readonly position: Position; readonly seat: Seat }): JSX.Element {
  const men = createMemo(() => countMen(props.position, props.seat));
  return (
    <>
      <Show when={men().all > 0}>
        <span class="home-ticks" aria-hidden="true">
          <Index each={Array.from({ length: men().all })}>
            {(_, index) => <i classList={{ in: index < men().done }} />}
          </Index>
        </span>
      </Show>
      <span class="num">
        {props.position.rules.game.goal === 'cleared'
          ? playStrings().seats.borneOff(men().done)
          : playStrings().seats.home(men().done)}
      </span>
      <Show when={men().inHand > 0}>
        <span class="num">{playStrings().seats.inHand(men().inHand)}</span>
      </Show>
    </>
  );
}
