import { boardThumbnail } from '@halma/board';
import type { Position } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';

/** A small picture of a position. It is hidden from screen readers, so the caller shows text beside it. */
export function Miniature(props: { readonly position: Position; readonly class?: string }): JSX.Element {
  const picture = createMemo(() => boardThumbnail(props.position.rules, props.position));
  return <span class={props.class ?? 'thumb'}>{picture()}</span>;
}
