import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { marksOfHint } from '../../game/move-marks.ts';
import { seatRows } from '../../game/seating.ts';
import { Plates } from '../../parts/plates.tsx';
import { withWords } from '../../site/catalogues.ts';
import { playWords } from '../../words/play.ts';
import { Actions } from './actions.tsx';
import { MoveList } from './move-list.tsx';
import { MoveSteps } from './move-steps.tsx';
import { NotePanel } from './note-panel.tsx';
import { usePlay } from './play-context.ts';
import { SeatPlate } from './seat-plate.tsx';

// Not needed to make a move, so not fetched with the board.
const ResultPanel = lazy(() => withWords(import('./result-panel.tsx')));

/** The board and, beside or around it, the seats, the moves, what is said and what can be done. */
export function Layout(): JSX.Element {
  const { table, board, orientation, settings, changeSettings } = usePlay();
  const rules = createMemo(() => table.session().rules);
  const rows = createMemo(() => seatRows(rules(), orientation()));
  return (
    <div class="play" data-shape={rules().board.shape} data-seats={rules().seats.length}>
      <Board
        label={playWords().page.board}
        element={board}
        position={table.shown()}
        movable={table.movable()}
        orientation={orientation()}
        liking={settings()}
        marks={marksOfHint(table.hint())}
        onMove={table.move}
        onSelect={table.select}
        onRefuse={table.refuse}
        onStuck={(stuck) => table.refuse({ stuck })}
        onSounds={(sounds) => changeSettings({ sounds })}
      />
      <div class="rail">
        <Plates side="far" seated={rows().far} plate={SeatPlate} />
        <section class="card list" aria-label={playWords().moveList.title}>
          <div class="head">
            <span>{playWords().moveList.title}</span>
            <MoveSteps />
          </div>
          <MoveList />
        </section>
        <Show when={table.isOver()} fallback={<NotePanel />}>
          <Suspense>
            <ResultPanel />
          </Suspense>
        </Show>
        <Plates side="near" seated={rows().near} plate={SeatPlate} />
        <Actions />
      </div>
    </div>
  );
}
