import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** The delay in milliseconds where nothing is painted, as on a hidden page. */
const FALLBACK_DELAY_MS = 250;

/** Follows a value after the next paint, so that the other changes appear first and input feels faster. */
export function afterPaint<Value>(source: Accessor<Value>): Accessor<Value> {
  const [followed, setFollowed] = createSignal(source());
  const follow = (value: Value): void => {
    let painted: ReturnType<typeof setTimeout> | undefined;
    const take = (): void => {
      stop();
      setFollowed(() => value);
    };
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(take);
    });
    const late = setTimeout(take, FALLBACK_DELAY_MS);
    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
      clearTimeout(late);
    };
    onCleanup(stop);
  };
  createEffect(on(source, follow, { defer: true }));
  return followed;
}
