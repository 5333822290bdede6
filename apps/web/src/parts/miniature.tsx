import { boardThumbnail } from '@halma/board';
import type { Position } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';

/** A small picture of a board. Hidden from screen readers: the caller shows a text beside it. */
export function Miniature(props: { readonly position: Position; readonly class?: string }): JSX.Element {
  const picture = createMemo(() => boardThumbnail(props.position.rules, props.position));
  return <span class={props.class ?? 'thumb'}>{picture()}</span>;
}
