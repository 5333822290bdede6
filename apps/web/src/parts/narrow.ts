import { type Accessor, createSignal, onCleanup } from 'solid-js';

const NARROW_QUERY = '(max-width: 30em)';

/** Creates a signal that is true while the window is as narrow as a phone. */
export function createNarrow(): Accessor<boolean> {
  const query = matchMedia(NARROW_QUERY);
  const [isNarrow, setNarrow] = createSignal(query.matches);
  const update = (): void => {
    setNarrow(query.matches);
  };
  query.addEventListener('change', update);
  onCleanup(() => query.removeEventListener('change', update));
  return isNarrow;
}
