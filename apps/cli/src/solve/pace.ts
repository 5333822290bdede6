import { grouped } from '../drawing/table.ts';

/** How fast work goes, and how long it may still take. */
export class Pace {
  readonly #all: number;
  readonly #now: () => number;
  readonly #begun: number;
  #done = 0;

  /** @param all how much there is to do @param now milliseconds */
  constructor(all: number, now: () => number) {
    this.#all = all;
    this.#now = now;
    this.#begun = now();
  }

  advance(by: number): void {
    this.#done += by;
  }

  /** How far the work has come. @param things what is counted */
  text(things: string): string {
    const rate = this.#done / Math.max((this.#now() - this.#begun) / 1000, 0.001);
    const left = (this.#all - this.#done) / Math.max(rate, 0.001);
    return `${grouped(this.#done)} of ${grouped(this.#all)} ${things}, ${grouped(rate)} a second, ${durationText(left)} left`;
  }
}

/** A time in seconds as hours, minutes and seconds. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}
