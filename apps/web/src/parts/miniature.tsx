import { boardThumbnail, type ChosenColours } from '@halma/board';
import type { Position } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';

/** A small picture of a position. It is hidden from screen readers, so the caller shows text beside it. */
export function Miniature(props: {
  readonly position: Position;
  readonly class?: string;
  /** The colours of the men; defaults to the usual colours. */
  readonly colours?: ChosenColours;
  /**
   * The approximate width at which the picture is shown, in CSS pixels. If the squares are wide enough, the
   * men have patterns.
   */
  readonly width?: number | undefined;
}): JSX.Element {
  const picture = createMemo(() =>
    boardThumbnail(props.position.rules, props.position, props.colours, props.width),
  );
  return <span class={props.class ?? 'thumb'}>{picture()}</span>;
}
