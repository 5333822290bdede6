import type { ClockChoice, RealTimeClock } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { type BySeat, type GameState, hasStarted, seatToMove, turnsMade } from './state.ts';

const DAY = 24 * 60 * 60_000;

/** A seat's first turn of a real-time game costs nothing, but has to come within this time, in milliseconds. */
export const FIRST_TURN = 60_000;

/**
 * What the line takes and not the player is forgiven, out of a quota, so that nobody gains by a slow line. In
 * milliseconds: at most so much a turn, so much to begin with and never more, so much added with every turn.
 */
export const FORGIVENESS = { mostPerTurn: 1000, quota: 5000, perTurn: 250 } as const;

/** Where a game's clocks stand. All in whole milliseconds. */
export interface ClockState {
  /** When the turn that runs began. */
  readonly turnBegan: number;
  /** With a real-time clock, what each seat had left when the turn that runs began. */
  readonly left: BySeat<number>;
  /** What may still be forgiven to each seat. */
  readonly quota: BySeat<number>;
}

/** Clocks before a game: every seat has its main time. */
export function fullClocks(choice: ClockChoice, seats: readonly SeatLetter[], now: number): ClockState {
  const forEach = (value: number): BySeat<number> => Object.fromEntries(seats.map((seat) => [seat, value]));
  return choice.kind === 'real-time'
    ? { turnBegan: now, left: forEach(choice.main), quota: forEach(FORGIVENESS.quota) }
    : { turnBegan: now, left: {}, quota: {} };
}

/** What of a turn's time the line took: the round trip the server measured, as far as the quota goes. */
export function forgivenOf({ quota }: ClockState, seat: SeatLetter, roundTrip: number): number {
  return Math.min(Math.max(0, Math.round(roundTrip)), FORGIVENESS.mostPerTurn, quota[seat] ?? 0);
}

/** What a turn costs a seat, before its increment. */
export function costOfTurn(choice: RealTimeClock, elapsed: number, forgiven: number): number {
  return Math.max(0, elapsed - choice.delay - forgiven);
}

/** The clocks after the seat to move has made its turn. */
export function afterTurn(
  clock: ClockState,
  choice: ClockChoice,
  turn: {
    readonly seat: SeatLetter;
    readonly now: number;
    readonly forgiven: number;
    readonly free: boolean;
  },
): ClockState {
  if (choice.kind !== 'real-time') return { ...clock, turnBegan: turn.now };
  const { seat, now, forgiven, free } = turn;
  if (free) return { ...clock, turnBegan: now };
  const cost = costOfTurn(choice, now - clock.turnBegan, forgiven);
  const quota = (clock.quota[seat] ?? 0) - forgiven + FORGIVENESS.perTurn;
  return {
    turnBegan: now,
    left: { ...clock.left, [seat]: (clock.left[seat] ?? 0) - cost + choice.increment },
    quota: { ...clock.quota, [seat]: Math.min(quota, FORGIVENESS.quota) },
  };
}

/**
 * The clocks after turns were taken back: the turn that was broken off is charged, and a turn that does not count earns no
 * increment. No time comes back.
 */
export function afterTakeBack(
  clock: ClockState,
  choice: RealTimeClock,
  {
    seat,
    charged,
    undone,
    now,
  }: {
    /** Whose turn was broken off, and what it costs. */
    readonly seat: SeatLetter;
    readonly charged: number;
    /** The seats that lose the increment of a turn. */
    readonly undone: readonly SeatLetter[];
    readonly now: number;
  },
): ClockState {
  const left: Partial<Record<SeatLetter, number>> = { ...clock.left };
  left[seat] = (left[seat] ?? 0) - charged;
  for (const other of undone) left[other] = (left[other] ?? 0) - choice.increment;
  return { ...clock, turnBegan: now, left };
}

/** Has the turn come to a seat that has not made one yet in a real-time game? */
export function isFreeTurn(state: GameState): boolean {
  const seat = seatToMove(state);
  return (
    state.terms.clock.kind === 'real-time' &&
    seat !== undefined &&
    hasStarted(state) &&
    turnsMade(state, seat) === 0
  );
}

/** When the running turn's time is up for the one who plays it: with nothing forgiven. Undefined without a clock. */
export function turnEnds(state: GameState): number | undefined {
  const seat = seatToMove(state);
  const { clock, terms } = state;
  if (seat === undefined || terms.clock.kind === 'none') return undefined;
  if (terms.clock.kind === 'days') return clock.turnBegan + terms.clock.days * DAY;
  if (isFreeTurn(state)) return clock.turnBegan + FIRST_TURN;
  return clock.turnBegan + terms.clock.delay + (clock.left[seat] ?? 0);
}

/** The last instant at which a turn can still be in time, however slow its line. */
export function flagFalls(state: GameState): number | undefined {
  const ends = turnEnds(state);
  const seat = seatToMove(state);
  if (ends === undefined || seat === undefined || isFreeTurn(state)) return ends;
  return ends + forgivenOf(state.clock, seat, Number.MAX_SAFE_INTEGER);
}
