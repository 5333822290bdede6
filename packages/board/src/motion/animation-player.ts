import type { AnimationFrame, MoveAnimation } from './move-animation.ts';

/** Plays one animation at a time, frame by frame. */
export class AnimationPlayer {
  #end: (() => void) | null = null;

  get isPlaying(): boolean {
    return this.#end !== null;
  }

  /** Plays an animation, then calls `done` once. Finishes a running animation first. */
  play(animation: MoveAnimation, show: (frame: AnimationFrame) => void, done: () => void): void {
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
      if (now - start >= animation.durationMs) {
        this.finish();
        return;
      }
      show(animation.frameAt(now - start));
      frame = requestAnimationFrame(step);
    };
    show(animation.frameAt(0));
    frame = requestAnimationFrame(step);
  }

  /** Ends the running animation immediately. */
  finish(): void {
    this.#end?.();
  }
}

/** Returns whether the board skips animations: the user prefers reduced motion, or the page is hidden. */
export function skipsAnimations(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
