import type {
  HalmaMoveEvent,
  HalmaRefuseEvent,
  HalmaSelectEvent,
  HalmaSoundsEvent,
  HalmaStuckEvent,
} from '@halma/board';
import { cellName } from '@halma/rules';
import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import { marksOfHint } from '../../game/move-marks.ts';
import { boardWords } from '../../words/board.ts';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** The board: what it shows comes from the table, and what is pressed on it goes there. */
export function Board(): JSX.Element {
  const { board, table, settings, changeSettings, orientation } = usePlay();
  createEffect(() => {
    board.words = boardWords();
  });
  createEffect(() => {
    board.marks = marksOfHint(table.hint());
  });
  createEffect(() => {
    board.orientation = orientation();
  });
  createEffect(() => {
    board.movable = table.movable();
    board.position = table.shown();
  });
  createEffect(() => {
    board.coordinates = settings.coordinates;
    board.onePress = settings.onePress;
    board.showMovable = settings.showMovable;
    board.sounds = settings.sounds;
  });
  onMount(() => {
    const hear = (name: string, listen: (event: Event) => void): void => {
      board.addEventListener(name, listen);
      onCleanup(() => board.removeEventListener(name, listen));
    };
    hear('halma-move', (event) => table.move((event as HalmaMoveEvent).detail.move));
    hear('halma-select', (event) => table.select((event as HalmaSelectEvent).detail));
    hear('halma-stuck', (event) =>
      table.refuse({ stuck: cellName(table.session().rules.board, (event as HalmaStuckEvent).detail.cell) }),
    );
    hear('halma-refuse', (event) => {
      const { refusal, way } = (event as HalmaRefuseEvent).detail;
      table.refuse(way === undefined ? refusal : { ...refusal, way });
    });
    hear('halma-sounds', (event) => changeSettings((event as HalmaSoundsEvent).detail));
  });
  return (
    <section class="boardbox" aria-label={playWords().page.board}>
      {board}
    </section>
  );
}
