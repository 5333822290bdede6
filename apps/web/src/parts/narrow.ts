import { type Accessor, createSignal, onCleanup } from 'solid-js';

const NARROW = '(max-width: 30em)';

/** Returns whether the window is as narrow as a phone, kept up to date. */
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
