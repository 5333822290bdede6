import type { Rules } from '@halma/rules';
import type { Accessor } from 'solid-js';
import { hasSeatsAround } from '../../game/seating.ts';
import { createMediaMatch } from '../../parts/media-match.ts';

/** A phone or tablet in portrait: one column, the tools at the bottom. The style sheets use the same condition. */
const PORTRAIT = '(max-width: 56.25em) and (min-height: 30.0625em), (max-width: 30em)';

/** A phone in landscape, wide enough for plates on both sides of the board. */
const LANDSCAPE = '(max-height: 30em) and (min-width: 35em)';

/** A phone in landscape whose screen is too short for a list of moves beside the board. */
const SHORT = '(max-height: 22.5em) and (min-width: 30.0625em)';

/** Returns whether the page has one column. */
export const createPortraitMatch = (): Accessor<boolean> => createMediaMatch(PORTRAIT);

/**
 * Returns whether the moves appear in one line: on phones in portrait, on short screens, and where seat
 * plates leave no room for a list.
 */
export function createHasStrip(rules: Rules): Accessor<boolean> {
  const isPortrait = createPortraitMatch();
  const isShort = createMediaMatch(SHORT);
  const isLandscape = createMediaMatch(LANDSCAPE);
  return () => isPortrait() || isShort() || (isLandscape() && hasSeatsAround(rules));
}
