import { type Component, For, type JSX } from 'solid-js';
import type { SeatSlot } from '../seating.ts';

/** The plates of the seats on one side of the board. */
export function Plates(props: {
  readonly side: 'far' | 'near';
  readonly seatSlots: readonly SeatSlot[];
  readonly plate: Component<SeatSlot>;
}): JSX.Element {
  return (
    <div class={`plates ${props.side}`} data-count={props.seatSlots.length}>
      <For each={props.seatSlots}>{({ seat, slot }) => <props.plate seat={seat} slot={slot} />}</For>
    </div>
  );
}
