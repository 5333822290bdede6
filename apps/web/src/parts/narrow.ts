import { type Accessor, createSignal, onCleanup } from 'solid-js';

const NARROW = '(max-width: 30em)';

/** Is the window as narrow as a phone's now? */
export function isNarrowNow(): boolean {
  return matchMedia(NARROW).matches;
}

/** The same, kept up to date. */
export function createNarrow(): Accessor<boolean> {
  const query = matchMedia(NARROW);
  const [isNarrow, setNarrow] = createSignal(query.matches);
  const listen = (): void => {
    setNarrow(query.matches);
  };
  query.addEventListener('change', listen);
  onCleanup(() => query.removeEventListener('change', listen));
  return isNarrow;
}
