import { type Accessor, createSignal, onCleanup } from 'solid-js';

const NARROW = '(max-width: 30em)';

/** Creates a signal that is true while a media query matches. */
export function createMediaMatch(condition: string): Accessor<boolean> {
  const query = matchMedia(condition);
  const [matches, setMatches] = createSignal(query.matches);
  const update = (): void => {
    setMatches(query.matches);
  };
  query.addEventListener('change', update);
  onCleanup(() => query.removeEventListener('change', update));
  return matches;
}

/** Creates a signal that is true while the window is as narrow as a phone. */
export const createNarrowMatch = (): Accessor<boolean> => createMediaMatch(NARROW);
