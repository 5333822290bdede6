import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';

const MINUTE = 60_000;

/** No clock: people who trust each other. Whoever stays away long can be declared gone. */
const NoClock = exact({ kind: Type.Literal('none') });

/**
 * Real time, in milliseconds: `main` for the game, `increment` added after every turn, `delay` before the time of each
 * turn begins to run. A seat's first turn costs nothing, but must be made within a minute.
 */
export const RealTimeClock = exact({
  kind: Type.Literal('real-time'),
  main: Type.Integer({ minimum: 10_000, maximum: 180 * MINUTE }),
  increment: Type.Integer({ minimum: 0, maximum: 3 * MINUTE }),
  delay: Type.Integer({ minimum: 0, maximum: MINUTE }),
});

/** Correspondence: so many days for every turn. */
const DaysClock = exact({
  kind: Type.Literal('days'),
  days: Type.Integer({ minimum: 1, maximum: 14 }),
});

/** How time is kept at a table. */
export const ClockChoice = Type.Union([NoClock, RealTimeClock, DaysClock]);
export type ClockChoice = Static<typeof ClockChoice>;
export type RealTimeClock = Static<typeof RealTimeClock>;
