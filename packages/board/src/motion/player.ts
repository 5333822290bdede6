import type { Flight, Moment } from './flight.ts';

/** Plays one movement at a time, frame by frame, and can be told to be done at once. */
export class MotionPlayer {
  #end: (() => void) | null = null;

  get isPlaying(): boolean {
    return this.#end !== null;
  }

  /** Plays a flight, then calls `done` once. One that is still playing is finished first. */
  play(flight: Flight, show: (moment: Moment) => void, done: () => void): void {
    this.finish();
    let frame = 0;
    let start: number | null = null;
    this.#end = () => {
      cancelAnimationFrame(frame);
      this.#end = null;
      done();
    };
    const step = (now: number): void => {
      start ??= now;
      if (now - start >= flight.length) {
        this.finish();
        return;
      }
      show(flight.at(now - start));
      frame = requestAnimationFrame(step);
    };
    show(flight.at(0));
    frame = requestAnimationFrame(step);
  }

  /** Ends what is playing at once. */
  finish(): void {
    this.#end?.();
  }
}

/** Is movement unwelcome, or would nobody see it? */
export function isStill(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
