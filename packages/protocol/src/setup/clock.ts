import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';

const MINUTE_MS = 60_000;

/** No clock. Players can claim that another player has abandoned the game. */
const NoClock = strictObject({ kind: Type.Literal('none') });

/**
 * Real time, in milliseconds: `main` for the whole game, `increment` added after every move, `delay` before the clock
 * starts on each move. A seat's first move costs no clock time, but must come within a minute (in a tournament, two
 * minutes or five). `lag` is present if network latency counts as thinking time.
 */
export const RealTimeClock = strictObject({
  kind: Type.Literal('real-time'),
  main: Type.Integer({ minimum: 10_000, maximum: 180 * MINUTE_MS }),
  increment: Type.Integer({ minimum: 0, maximum: 3 * MINUTE_MS }),
  delay: Type.Integer({ minimum: 0, maximum: MINUTE_MS }),
  lag: Type.Optional(Type.Literal('charged')),
});

/** Correspondence: a number of days for each move. */
export const CorrespondenceClock = strictObject({
  kind: Type.Literal('days'),
  days: Type.Integer({ minimum: 1, maximum: 14 }),
});

/** The clock of a game. */
export const ClockSetting = Type.Union([NoClock, RealTimeClock, CorrespondenceClock]);
export type ClockSetting = Static<typeof ClockSetting>;
export type RealTimeClock = Static<typeof RealTimeClock>;
