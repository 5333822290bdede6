import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** The delay in milliseconds where nothing is painted, such as on a hidden page. */
const FALLBACK_DELAY_MS = 250;

/** Returns a value that follows the source after the next paint, so that the page reacts to input faster. */
export function afterPaint<Value>(source: Accessor<Value>): Accessor<Value> {
  const [followed, setFollowed] = createSignal(source());
  const follow = (value: Value): void => {
    let painted: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      stop();
      setFollowed(() => value);
    };
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(update);
    });
    const fallback = setTimeout(update, FALLBACK_DELAY_MS);
    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
      clearTimeout(fallback);
    };
    onCleanup(stop);
  };
  createEffect(on(source, follow, { defer: true }));
  return followed;
}
