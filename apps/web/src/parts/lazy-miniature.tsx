import type { Position } from '@halma/rules';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { runWhenIdle } from './idle.ts';
import { Miniature } from './miniature.tsx';

/** The distance from the visible area at which a picture is drawn, in pixels. */
const MARGIN_PX = 300;

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
    let cancel = (): void => undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        cancel = runWhenIdle(() => setPosition(props.position()));
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    if (frame !== undefined) observer.observe(frame);
    onCleanup(() => {
      observer.disconnect();
      cancel();
    });
  });
  return (
    <span ref={frame} class={props.class}>
      <Show when={position()}>
        {(shown) => <Miniature class="later" position={shown()} width={props.width} />}
      </Show>
    </span>
  );
}
