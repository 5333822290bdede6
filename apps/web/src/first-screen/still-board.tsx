import { boardMarkup } from '@halma/board/drawing';
import type { Position } from '@halma/rules';
import type { JSX } from 'solid-js';

/** The width of the board on most phones, in CSS pixels. */
const WIDTH = 390;

/**
 * A board that cannot be used yet. During the build, it replaces the board from `board/board.tsx`, which
 * needs a browser.
 */
export function Board(props: { readonly label: string; readonly position: Position | null }): JSX.Element {
  return (
    <section
      class="boardbox"
      aria-label={props.label}
      innerHTML={props.position === null ? '' : boardMarkup(props.position, WIDTH)}
    />
  );
}
