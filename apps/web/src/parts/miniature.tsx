import { boardMiniature } from '@halma/board';
import type { Position } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';

/** A small board to look at. Screen readers pass over it: whoever shows it has the words beside it. */
export function Miniature(props: { readonly position: Position; readonly class?: string }): JSX.Element {
  const picture = createMemo(() => boardMiniature(props.position.rules, props.position));
  return <span class={props.class ?? 'thumb'}>{picture()}</span>;
}
