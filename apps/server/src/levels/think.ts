import { chooseMove, isLevel, millisecondsFor, STRONGEST } from '@halma/engine';
import type { ClockChoice, GameId, LoggedEvent } from '@halma/protocol';
import { formatFullMove, type SeatLetter } from '@halma/rules';
import { replay } from '../game/evolve.ts';
import { type GameState, levelOn, seatToMove } from '../game/state.ts';

/** A turn for the computer to think about: the whole log, so that what the rules remember is remembered. */
export interface ThinkingJob {
  readonly game: GameId;
  readonly log: readonly LoggedEvent[];
}

/** The longest the computer thinks, in milliseconds. */
const LONGEST = 5000;
const WITHOUT_CLOCK = 1500;

/** The computer's turn in a game, as text. */
export function think({ game, log }: ThinkingJob, clock: () => number, random: () => number): string {
  const state = replay(game, log);
  const seat = state === null ? undefined : seatToMove(state);
  if (state?.position == null || seat === undefined) throw new Error(`nobody is to move in ${game}`);
  const { position } = state;
  const level = levelOn(state, seat) ?? STRONGEST;
  const move = chooseMove(position, {
    clock,
    milliseconds: timeFor(state, seat),
    random,
    ...(isLevel(level) ? { level } : {}),
  });
  return formatFullMove(position, move);
}

function timeFor(state: GameState, seat: SeatLetter): number {
  const choice: ClockChoice = state.terms.clock;
  const left = state.clock.left[seat];
  if (state.position === null || choice.kind !== 'real-time' || left === undefined) return WITHOUT_CLOCK;
  return Math.min(LONGEST, millisecondsFor(state.position, { left, increment: choice.increment }));
}
