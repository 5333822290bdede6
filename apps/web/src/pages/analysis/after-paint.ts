import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** Where nothing is painted, as on a page that nobody looks at, so many milliseconds are waited. */
const AT_THE_LATEST = 250;

/** Follows a value a moment later: whatever else changes with it is painted first, and answers an input the sooner. */
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
    const late = setTimeout(take, AT_THE_LATEST);
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
