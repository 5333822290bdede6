import { boardMiniature } from '@halma/board';
import { makeRules } from '@halma/rules';
import type { JSX } from 'solid-js';

/** The start of a game as a small picture. */
export function Miniature(props: { game: string }): JSX.Element {
  const picture = (): SVGSVGElement | undefined => {
    const rules = makeRules({ game: props.game });
    return rules.ok ? boardMiniature(rules.value) : undefined;
  };
  return <span class="thumb">{picture()}</span>;
}
