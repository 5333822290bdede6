import type { HalmaMoveEvent } from '@halma/board';
import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import { marksOfOverlays } from '../../analysis/overlays.ts';
import { marksOfMove } from '../../game/move-marks.ts';
import { boardWords } from '../../words/board.ts';
import { playWords } from '../../words/play.ts';
import { useStudy } from './study-context.ts';

/** The board: any side's men can be moved, and the best move and the chosen overlays are drawn on it. */
export function StudyBoard(): JSX.Element {
  const { board, position, orientation, overlays, featuresOf, thinker, panel, play } = useStudy();
  createEffect(() => {
    board.words = boardWords();
    board.orientation = orientation();
  });
  createEffect(() => {
    board.movable = panel() === 'set-up' || position().outcome !== null ? [] : [position().toMove];
    board.position = position();
  });
  createEffect(() => {
    const best = thinker.found()?.lines[0]?.moves[0];
    const arrow = best === undefined || panel() === 'set-up' ? [] : marksOfMove(position(), best);
    board.marks = [...marksOfOverlays(featuresOf(position().toMove), overlays()), ...arrow];
  });
  onMount(() => {
    const hear = (event: HalmaMoveEvent): void => play(event.detail.move);
    board.addEventListener('halma-move', hear);
    onCleanup(() => board.removeEventListener('halma-move', hear));
  });
  return (
    <section class="boardbox" aria-label={playWords().page.board}>
      {board}
    </section>
  );
}
