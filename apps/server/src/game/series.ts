import { accept, refuse, type SeriesGame, type SeriesStatus } from '@halma/protocol';
import { type SeatLetter, seatFromLetter } from '@halma/rules';
import { DAY_MS } from '../durations.ts';
import type { CommandOf, Decide, EventOf, Evolve } from './context.ts';
import { type BySeat, type GameState, gameSeats } from './state.ts';

/** The half points for a win. Sides that tie for first place share them. */
const HALF_POINTS_OF_WIN = 2;

/**
 * How long a series waits for an offer or the start of its next game before it ends, in milliseconds, by kind
 * of clock.
 */
const PAUSE_LIMIT_MS = { 'real-time': DAY_MS, none: 7 * DAY_MS, days: 7 * DAY_MS } as const;

/** Returns the series to which a game belongs; undefined if it is a single game. */
export function seriesStatus(state: GameState): SeriesStatus | undefined {
  const { terms, phase } = state;
  if (terms.series === undefined) return undefined;
  const { games, playsAll, number, points: before } = terms.series;
  if (phase !== 'over') return { state: phase === 'aborted' ? 'ended' : 'running', points: before };
  const points = pointsAfter(state, before);
  const maxPoints = Math.max(...Object.values(points));
  // More than half of all points: the other player cannot catch up.
  const isDecided = number >= games || (playsAll !== true && maxPoints > games);
  if (isDecided) return { state: 'decided', points };
  return { state: state.wasSeriesCutShort ? 'ended' : 'running', points };
}

/** Returns whether a game is over and the next one of its series has not been agreed. */
export function awaitsNextGame(state: GameState): boolean {
  return state.phase === 'over' && state.nextGame === null && seriesStatus(state)?.state === 'running';
}

/**
 * Returns when a series ends unless a player offers its next game, or the game starts, before then; in milliseconds
 * since 1970.
 */
export function seriesDeadline({ changedAt, terms }: GameState): number {
  return changedAt + PAUSE_LIMIT_MS[terms.clock.kind];
}

/** Ends a series between two games. */
export const decideEndSeries: Decide<CommandOf<'end-series'>> = (state, _, { seat }) =>
  awaitsNextGame(state) ? accept({ kind: 'series-ended', seat }) : refuse('nothing-offered');

export const evolveSeriesEnded: Evolve<EventOf<'series-ended'>> = () => ({
  wasSeriesCutShort: true,
  rematchOfferedBy: [],
});

/**
 * Returns the next game of a series, or the first one of a new series if this one is over. The players swap
 * seats, and the same seat moves first, so colours and first moves alternate.
 */
export function nextSeriesGame(
  state: GameState,
  series: SeriesGame,
): Pick<EventOf<'created'>, 'terms' | 'seats'> {
  const status = seriesStatus(state);
  const isRunning = status?.state === 'running';
  const points = isRunning ? status.points : noPoints(state);
  const number = isRunning ? series.number + 1 : 1;
  return {
    terms: { ...state.terms, series: { ...series, number, points: swapSeats(state, points) } },
    seats: swapSeats(state, state.seats),
  };
}

/** Returns zero points for each seat. */
export function noPoints(state: Pick<GameState, 'rules'>): BySeat<number> {
  return Object.fromEntries(gameSeats(state).map((seat) => [seat, 0]));
}

function pointsAfter(state: GameState, before: BySeat<number>): BySeat<number> {
  const first = state.outcome?.tiers[0] ?? [];
  const pointsOf = (seat: SeatLetter): number =>
    first.some((side) => side.includes(seatFromLetter(seat) ?? 0)) ? HALF_POINTS_OF_WIN / first.length : 0;
  return Object.fromEntries(gameSeats(state).map((seat) => [seat, (before[seat] ?? 0) + pointsOf(seat)]));
}

/** Swaps the values of the two seats. */
function swapSeats<Value>(state: GameState, bySeat: BySeat<Value>): BySeat<Value> {
  const seats = gameSeats(state);
  return Object.fromEntries(
    seats.flatMap((seat, index): [SeatLetter, Value][] => {
      const value = bySeat[seats[seats.length - 1 - index] ?? seat];
      return value === undefined ? [] : [[seat, value]];
    }),
  );
}
