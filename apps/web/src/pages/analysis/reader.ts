import { type Features, featuresOf } from '@halma/engine';
import type { Position, Rules, Seat } from '@halma/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** Milliseconds between two readings: whatever is pressed meanwhile is heard first. */
const BREATH = 30;

interface Readings {
  readonly rules: Rules;
  readonly bySeat: ReadonlyMap<Seat, Features | null>;
}

/**
 * Reads off a position what can be read for its seats, one seat after another: each takes longer than drawing the board. Until
 * a seat has been read anew, what was read last in the same game stands.
 *
 * @returns what was read for a seat; null in games without camps, and before anything has been read
 */
export function createReader(position: Accessor<Position>): (seat: Seat) => Features | null {
  const [readings, setReadings] = createSignal<Readings>({ rules: position().rules, bySeat: new Map() });
  createEffect(
    on(position, (shown) => {
      const { rules } = shown;
      if (readings().rules !== rules) setReadings({ rules, bySeat: new Map() });
      let next: ReturnType<typeof setTimeout>;
      const readFrom = (index: number): void => {
        const seat = rules.seats[index];
        if (seat === undefined) return;
        next = setTimeout(() => {
          const features = featuresOf(shown, seat);
          setReadings(({ bySeat }) => ({ rules, bySeat: new Map(bySeat).set(seat, features) }));
          readFrom(index + 1);
        }, BREATH);
      };
      readFrom(0);
      onCleanup(() => clearTimeout(next));
    }),
  );
  return (seat) => (readings().rules === position().rules ? (readings().bySeat.get(seat) ?? null) : null);
}
