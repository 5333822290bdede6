import { HalmaBoard } from '@halma/board';
import { homeStrings } from '@halma/locales/home';
import { makeRules, startPosition } from '@halma/rules';
import type { JSX } from 'solid-js';

/** A picture of Halma for two at the start. */
export function FirstBoard(): JSX.Element {
  const board = new HalmaBoard();
  board.coordinates = 'none';
  const rules = makeRules({ game: 'halma-2' });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (start.ok) board.position = start.value;
  return (
    <figure class="first-board">
      {board}
      <figcaption>{homeStrings().caption}</figcaption>
    </figure>
  );
}
