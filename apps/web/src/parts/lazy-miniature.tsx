import type { Position } from '@halma/rules';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Miniature } from './miniature.tsx';
import { runWhenNear } from './near-view.ts';

/**
 * A small picture of a position, drawn once it is near the visible area and the page is idle. Until then, its
 * style reserves its space.
 */
export function LazyMiniature(props: {
  readonly position: () => Position;
  readonly class: string;
  /**
   * The approximate width at which the picture is shown, in CSS pixels. If the squares are wide enough, the
   * men have patterns.
   */
  readonly width?: number;
}): JSX.Element {
  const [position, setPosition] = createSignal<Position>();
  let frame: HTMLSpanElement | undefined;
  onMount(() => {
    if (frame !== undefined) onCleanup(runWhenNear(frame, () => setPosition(props.position())));
  });
  return (
    <span ref={frame} class={props.class}>
      <Show when={position()}>
        {(shown) => <Miniature class="later" position={shown()} width={props.width} />}
      </Show>
    </span>
  );
}
