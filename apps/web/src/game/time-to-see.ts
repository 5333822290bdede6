import { flightTime } from '@halma/board';

/** A moment more than the movement, so that the eye has the last move before the next begins. */
const PAUSE = 160;

/** How long a move is seen to be made, in milliseconds, before the computer may answer it. */
export function timeToSee(jumps: number, reducedMotion: boolean): number {
  return reducedMotion ? 0 : flightTime(jumps) + PAUSE;
}
