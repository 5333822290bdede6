import {
  chooseMove,
  isLevel,
  loadNetwork,
  MAX_NETWORK_WAIT_MS,
  STRONGEST_LEVEL,
  thinkingTimeMs,
} from '@halma/engine';
import type { ClockSetting } from '@halma/protocol';
import { formatFullMove, type SeatLetter } from '@halma/rules';
import { type GameState, hasStarted, type StartedGame, seatEngineLevel, seatToMove } from '../game/state.ts';

/** The maximum thinking time for one move, in milliseconds. */
const MAX_THINKING_MS = 5000;
const THINKING_MS_WITHOUT_CLOCK = 1500;

/**
 * Returns the engine's move in a game as text.
 *
 * @param now returns the time in milliseconds
 * @param random returns a number from 0 up to, but not including, 1
 */
export async function chooseEngineMove(
  state: GameState,
  now: () => number,
  random: () => number,
): Promise<string> {
  const seat = seatToMove(state);
  if (!hasStarted(state) || seat === undefined) throw new Error(`it is no seat's turn in game ${state.game}`);
  const level = seatEngineLevel(state, seat) ?? STRONGEST_LEVEL;
  const network = await loadNetwork(state.position.rules, { waitMs: MAX_NETWORK_WAIT_MS });
  const limits = { now, milliseconds: moveTimeMs(state, seat) };
  const options = { ...limits, random, ...(isLevel(level) ? { level } : {}) };
  const move = chooseMove(state.position, options, network);
  return formatFullMove(state.position, move);
}

function moveTimeMs({ position, terms, clock }: StartedGame, seat: SeatLetter): number {
  const setting: ClockSetting = terms.clock;
  const remainingMs = clock.remainingMs[seat];
  if (setting.kind !== 'real-time' || remainingMs === undefined) return THINKING_MS_WITHOUT_CLOCK;
  return Math.min(MAX_THINKING_MS, thinkingTimeMs(position, { remainingMs, incrementMs: setting.increment }));
}
