import type { HelperMark } from '@halma/board';
import { createMemo, type JSX, Show } from 'solid-js';
import { Board } from '../../../board/board.tsx';
import { marksOfPlans } from '../../../game/move-marks.ts';
import { seatRows } from '../../../game/seating.ts';
import { Plates } from '../../../parts/plates.tsx';
import { playWords } from '../../../words/play.ts';
import { createBoardSettings } from '../../play/board-settings.ts';
import { Actions } from './actions.tsx';
import { AskResignation } from './ask-resignation.tsx';
import { MoveBar } from './move-bar.tsx';
import { MoveList } from './move-list.tsx';
import { NotePanel } from './note-panel.tsx';
import { Offers } from './offers.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { useTable } from './table-context.ts';
import { Talk } from './talk.tsx';

/** The board and, beside or around it, the people, the moves, what is said and what can be done. */
export function Layout(): JSX.Element {
  const { table, board, orientation, isResigning } = useTable();
  const [settings, changeSettings] = createBoardSettings();
  const plans = createMemo((): readonly HelperMark[] => {
    const seat = table.seat();
    return seat === undefined || table.lookedAt() !== null ? [] : marksOfPlans(table.advance.plans(), seat);
  });
  const rows = createMemo(() => seatRows(table.rules, orientation()));
  return (
    <>
      <div
        class="play online"
        data-shape={table.rules.board.shape}
        data-seats={table.rules.seats.length}
        data-phase={table.view().standing.phase}
      >
        <Board
          label={playWords().page.board}
          element={board}
          position={table.shown()}
          movable={table.movable()}
          orientation={orientation()}
          liking={settings()}
          marks={plans()}
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
            </div>
            <MoveList />
          </section>
          <NotePanel />
          <Offers />
          <Plates side="near" seated={rows().near} plate={SeatPlate} />
          <Actions />
          <Talk />
        </div>
      </div>
      <MoveBar />
      <Show when={isResigning()}>
        <AskResignation />
      </Show>
    </>
  );
}
