import { formatNumber } from '../drawing/text-layout.ts';

/** Measures the rate of work and estimates the remaining time. */
export class ProgressMeter {
  readonly #all: number;
  readonly #now: () => number;
  readonly #startTime: number;
  #done = 0;

  /** @param all the amount of work @param now returns the time in milliseconds */
  constructor(all: number, now: () => number) {
    this.#all = all;
    this.#now = now;
    this.#startTime = now();
  }

  advance(by: number): void {
    this.#done += by;
  }

  /** Formats the progress. @param things the noun for the units of work */
  text(things: string): string {
    const rate = this.#done / Math.max((this.#now() - this.#startTime) / 1000, 0.001);
    const left = (this.#all - this.#done) / Math.max(rate, 0.001);
    return `${formatNumber(this.#done)} of ${formatNumber(this.#all)} ${things}, ${formatNumber(rate)} a second, ${durationText(left)} left`;
  }
}

/** Formats a time in seconds as hours, minutes and seconds. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}
