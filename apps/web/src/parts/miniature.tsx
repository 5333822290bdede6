import { boardThumbnail, type ChosenColours } from '@halma/board';
import type { Position } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';

/** A small picture of a position. It is hidden from screen readers, so the caller shows text beside it. */
export function Miniature(props: {
  readonly position: Position;
  readonly class?: string;
  /** The colours of the men; the usual ones by default. */
  readonly colours?: ChosenColours;
  /** The approximate width at which it is shown, in CSS pixels: on wide squares the men have their patterns. */
  readonly width?: number | undefined;
}): JSX.Element {
  const picture = createMemo(() =>
    boardThumbnail(props.position.rules, props.position, props.colours, props.width),
  );
  return <span class={props.class ?? 'thumb'}>{picture()}</span>;
}
