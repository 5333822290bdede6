import { moveDurationMs } from '@halma/board';

/** The pause after an animation, so that the player notices the move before the next one begins. */
const PAUSE_MS = 160;

/** Returns how long a move is shown before the computer may reply to it, in milliseconds. */
export function moveDisplayMs(jumps: number, prefersReducedMotion: boolean): number {
  return prefersReducedMotion ? 0 : moveDurationMs(jumps) + PAUSE_MS;
}
