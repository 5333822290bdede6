import { playStrings } from '@halma/locales/play';
import type { Position, Seat } from '@halma/rules';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import { countMen } from '../men-count.ts';

/**
 * The number of a seat's men in their target, with a tick for each man. While the seat has men in hand, none of its men
 * can be there yet, so their number replaces it.
 */
export function HomeCount(props: { readonly position: Position; readonly seat: Seat }): JSX.Element {
  const men = createMemo(() => countMen(props.position, props.seat));
  const text = (): string => {
    const { borneOff, home, inHand } = playStrings().seats;
    if (men().inHand > 0) return inHand(men().inHand);
    return (props.position.rules.game.goal === 'cleared' ? borneOff : home)(men().done);
  };
  return (
    <>
      <Show when={men().all > 0}>
        <span class="home-ticks" aria-hidden="true">
          <Index each={Array.from({ length: men().all })}>
            {(_, index) => <i classList={{ in: index < men().done }} />}
          </Index>
        </span>
      </Show>
      <span class="num">{text()}</span>
    </>
  );
}
