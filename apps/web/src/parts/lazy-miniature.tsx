import type { Position } from '@halma/rules';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { runWhenIdle } from './idle.ts';
import { Miniature } from './miniature.tsx';

/** The distance from the window at which a picture is drawn, in pixels. */
const MARGIN_PX = 300;

/** A small picture of a position, drawn once it is near the window and the page is idle. Until then, its style reserves its size. */
export function LazyMiniature(props: {
  readonly position: () => Position;
  readonly class: string;
  /** The approximate width at which it is shown, in CSS pixels: on wide squares the men have their patterns. */
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
