import { extractFeatures, type Features } from '@halma/engine';
import type { Position, Rules, Seat } from '@halma/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** The pause before each seat is processed, in milliseconds, so that the page can handle input. */
const READ_INTERVAL_MS = 30;

interface Readings {
  readonly rules: Rules;
  readonly bySeat: ReadonlyMap<Seat, Features | null>;
}

/**
 * Computes the features of a position one seat at a time, because each seat takes longer than drawing the board. A seat
 * keeps its previous features until the new ones are ready.
 *
 * @returns a function that returns the features of a seat: null in games without camps, and before they are ready
 */
export function createFeatureReader(position: Accessor<Position>): (seat: Seat) => Features | null {
  const [readings, setReadings] = createSignal<Readings>({ rules: position().rules, bySeat: new Map() });
  createEffect(
    on(position, (shown) => {
      const { rules } = shown;
      if (readings().rules !== rules) setReadings({ rules, bySeat: new Map() });
      let timer: ReturnType<typeof setTimeout>;
      const readFrom = (index: number): void => {
        const seat = rules.seats[index];
        if (seat === undefined) return;
        timer = setTimeout(() => {
          const features = extractFeatures(shown, seat);
          setReadings(({ bySeat }) => ({ rules, bySeat: new Map(bySeat).set(seat, features) }));
          readFrom(index + 1);
        }, READ_INTERVAL_MS);
      };
      readFrom(0);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return (seat) => (readings().rules === position().rules ? (readings().bySeat.get(seat) ?? null) : null);
}
