import { boardMiniature } from '@halma/board';
import type { Position } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';

/** A small board to look at. Screen readers pass over it: whoever shows it has the words beside it. */
export function StillBoard(props: { readonly position: Position; readonly class?: string }): JSX.Element {
  const picture = createMemo(() => boardMiniature(props.position.rules, props.position));
  return <div class={props.class ?? 'still'}>{picture()}</div>;
}
