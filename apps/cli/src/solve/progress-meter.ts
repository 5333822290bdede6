import { formatNumber } from '../drawing/text-layout.ts';

/** Measures the speed of a task and estimates the remaining time. */
export class ProgressMeter {
  readonly #total: number;
  readonly #now: () => number;
  readonly #startTime: number;
  #done = 0;

  /**
   * @param total the number of units of work
   * @param now returns the time, in milliseconds
   */
  constructor(total: number, now: () => number) {
    this.#total = total;
    this.#now = now;
    this.#startTime = now();
  }

  /** Adds completed units of work. */
  advance(units: number): void {
    this.#done += units;
  }

  /**
   * Formats the progress.
   *
   * @param noun the units of work, in the plural
   */
  format(noun: string): string {
    const rate = this.#done / Math.max((this.#now() - this.#startTime) / 1000, 0.001);
    const secondsLeft = (this.#total - this.#done) / Math.max(rate, 0.001);
    return `${formatNumber(this.#done)} of ${formatNumber(this.#total)} ${noun}, ${formatNumber(rate)} a second, ${formatDuration(secondsLeft)} left`;
  }
}

/** Formats a time in seconds as hours, minutes and seconds. */
export function formatDuration(seconds: number): string {
  const wholeSeconds = Math.round(seconds);
  const parts = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60];
  return parts.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}
