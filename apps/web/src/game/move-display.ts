import { moveDurationMs } from '@halma/board';

/** A pause after the animation, so that the viewer registers the move before the next begins. */
const PAUSE_MS = 160;

/** Returns the time a move is displayed before the computer may answer it, in milliseconds. */
export function moveDisplayMs(jumps: number, reducedMotion: boolean): number {
  return reducedMotion ? 0 : moveDurationMs(jumps) + PAUSE_MS;
}
