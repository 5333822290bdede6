import { type Component, For, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seated } from '../seating.ts';

/** The plates of the seats on one side of the board. */
export function Plates(props: {
  readonly side: 'far' | 'near';
  readonly seated: readonly Seated[];
  readonly plate: Component<Seated>;
}): JSX.Element {
  return (
    <div class={`plates ${props.side}`} data-count={props.seated.length}>
      <For each={props.seated}>
        {({ seat, place }) => <Dynamic component={props.plate} seat={seat} place={place} />}
      </For>
    </div>
  );
}
