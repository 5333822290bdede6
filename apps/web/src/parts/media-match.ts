import { type Accessor, createSignal, onCleanup } from 'solid-js';

const NARROW = '(max-width: 30em)';

/** Returns whether a media query matches, and follows its changes. */
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
export const createNarrow = (): Accessor<boolean> => createMediaMatch(NARROW);
