import { HalmaBoard } from '@halma/board';
import type { Position } from '@halma/rules';
import { createEffect, type JSX } from 'solid-js';

/** A small board to look at. Screen readers pass over it: whoever shows it has the words beside it. */
export function StillBoard(props: { readonly position: Position; readonly class?: string }): JSX.Element {
  const board = new HalmaBoard();
  board.coordinates = 'none';
  createEffect(() => {
    board.position = props.position;
  });
  return (
    <div class={props.class ?? 'still'} aria-hidden="true" inert>
      {board}
    </div>
  );
}
