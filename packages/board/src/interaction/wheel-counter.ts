/** The part of a wheel event that counts. */
export type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp'>;

/** The pixels per unit for each `deltaMode`: pixels, lines and pages. */
const PIXELS_BY_MODE = [1, 40, 400];

/** A notch of a mouse wheel is about 100 pixels; a touchpad sends many small turns. */
const PIXELS_PER_STEP = 60;

/** The minimum time between two steps, and the pause after which the count restarts, in milliseconds. */
const MIN_INTERVAL_MS = 50;
const PAUSE_MS = 250;

/** Turns the movement of a wheel or of two fingers on a touchpad into single steps. */
export class WheelCounter {
  #pixels = 0;
  #lastTurn = Number.NEGATIVE_INFINITY;
  #lastStep = Number.NEGATIVE_INFINITY;

  /** Returns 1 for a step forward, −1 for one back, 0 for none yet. Sideways movement does not count. */
  add({ deltaX, deltaY, deltaMode, timeStamp }: WheelTurn): 1 | -1 | 0 {
    if (Math.abs(deltaX) > Math.abs(deltaY)) return 0;
    if (timeStamp - this.#lastTurn > PAUSE_MS) this.#pixels = 0;
    this.#lastTurn = timeStamp;
    this.#pixels += deltaY * (PIXELS_BY_MODE[deltaMode] ?? 1);
    if (Math.abs(this.#pixels) < PIXELS_PER_STEP || timeStamp - this.#lastStep < MIN_INTERVAL_MS) return 0;
    const by = this.#pixels > 0 ? 1 : -1;
    this.#pixels = 0;
    this.#lastStep = timeStamp;
    return by;
  }
}
