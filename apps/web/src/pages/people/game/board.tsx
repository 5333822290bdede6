import type { HalmaMoveEvent, HalmaRefuseEvent, HalmaSelectEvent, HalmaStuckEvent } from '@halma/board';
import { cellName } from '@halma/rules';
import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import { playWords } from '../../../words/play.ts';
import { createBoardSettings } from '../../play/board-settings.ts';
import { useTable } from './table-context.ts';

/** The board: what it shows comes from the table, and what is pressed on it goes there. */
export function Board(): JSX.Element {
  const { board, table, orientation } = useTable();
  const [settings] = createBoardSettings();
  createEffect(() => {
    board.orientation = orientation();
    board.coordinates = settings.coordinates;
    board.onePress = settings.onePress;
    board.showMovable = settings.showMovable;
  });
  createEffect(() => {
    board.movable = table.movable();
    board.position = table.shown();
  });
  onMount(() => {
    const hear = (name: string, listen: (event: Event) => void): void => {
      board.addEventListener(name, listen);
      onCleanup(() => board.removeEventListener(name, listen));
    };
    hear('halma-move', (event) => table.move((event as HalmaMoveEvent).detail.move));
    hear('halma-select', (event) => table.select((event as HalmaSelectEvent).detail));
    hear('halma-refuse', (event) => table.refuse((event as HalmaRefuseEvent).detail.refusal));
    hear('halma-stuck', (event) =>
      table.refuse({ stuck: cellName(table.rules.board, (event as HalmaStuckEvent).detail.cell) }),
    );
  });
  return (
    <section class="boardbox" aria-label={playWords().page.board}>
      {board}
    </section>
  );
}
