import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Seated, seatRows } from '../../../game/seating.ts';
import { playWords } from '../../../words/play.ts';
import { Actions } from './actions.tsx';
import { AskResignation } from './ask-resignation.tsx';
import { Board } from './board.tsx';
import { MoveBar } from './move-bar.tsx';
import { MoveList } from './move-list.tsx';
import { NotePanel } from './note-panel.tsx';
import { Offers } from './offers.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { useTable } from './table-context.ts';
import { Talk } from './talk.tsx';

/** The board and, beside or around it, the people, the moves, what is said and what can be done. */
export function Layout(): JSX.Element {
  const { table, orientation, isResigning } = useTable();
  const rows = createMemo(() => seatRows(table.rules, orientation()));
  return (
    <>
      <div
        class="play online"
        data-shape={table.rules.board.shape}
        data-seats={table.rules.seats.length}
        data-phase={table.view().standing.phase}
      >
        <Board />
        <div class="rail">
          <Plates class="far" seated={rows().far} />
          <section class="card list" aria-label={playWords().moveList.title}>
            <div class="head">
              <span>{playWords().moveList.title}</span>
            </div>
            <MoveList />
          </section>
          <NotePanel />
          <Offers />
          <Plates class="near" seated={rows().near} />
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

function Plates(props: { class: 'far' | 'near'; seated: readonly Seated[] }): JSX.Element {
  return (
    <div class={`plates ${props.class}`} data-count={props.seated.length}>
      <For each={props.seated}>{({ seat, place }) => <SeatPlate seat={seat} place={place} />}</For>
    </div>
  );
}
