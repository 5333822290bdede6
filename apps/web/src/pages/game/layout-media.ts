import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** An upright phone or tablet: one column, the tools at the bottom. The style sheets use the same condition. */
const UPRIGHT = '(max-width: 56.25em) and (min-height: 30.0625em), (max-width: 30em)';

/** High enough for the chat below the moves. */
const TALL = '(min-height: 53.8125em)';

/** Follows a media query. */
function createMedia(condition: string): Accessor<boolean> {
  const query = matchMedia(condition);
  const [matches, setMatches] = createSignal(query.matches);
  const listen = (): void => {
    setMatches(query.matches);
  };
  query.addEventListener('change', listen);
  onCleanup(() => query.removeEventListener('change', listen));
  return matches;
}

/** Whether the page has one column. */
export const createUpright = (): Accessor<boolean> => createMedia(UPRIGHT);

/** Whether the window is high enough for the chat below the moves. */
export const createTall = (): Accessor<boolean> => createMedia(TALL);
