import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** The delay in milliseconds when nothing is painted, such as on a hidden page. */
const FALLBACK_DELAY_MS = 250;

/**
 * Returns an accessor whose value follows the source after the next paint, so that the page reacts to input
 * faster.
 */
export function afterPaint<Value>(source: Accessor<Value>): Accessor<Value> {
  const [delayedValue, setDelayedValue] = createSignal(source());
  const follow = (value: Value): void => {
    let paintTimer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      stop();
      setDelayedValue(() => value);
    };
    const frame = requestAnimationFrame(() => {
      paintTimer = setTimeout(update);
    });
    const fallback = setTimeout(update, FALLBACK_DELAY_MS);
    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(paintTimer);
      clearTimeout(fallback);
    };
    onCleanup(stop);
  };
  createEffect(on(source, follow, { defer: true }));
  return delayedValue;
}
