import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Seated, seatRows } from '../../game/seating.ts';
import { playWords } from '../../words/play.ts';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { MoveList } from './move-list.tsx';
import { MoveSteps } from './move-steps.tsx';
import { NotePanel } from './note-panel.tsx';
import { usePlay } from './play-context.ts';
import { ResultPanel } from './result-panel.tsx';
import { SeatPlate } from './seat-plate.tsx';

/** The board and, beside or around it, the seats, the moves, what is said and what can be done. */
export function Layout(): JSX.Element {
  const { table, orientation } = usePlay();
  const rules = createMemo(() => table.session().rules);
  const rows = createMemo(() => seatRows(rules(), orientation()));
  return (
    <div class="play" data-shape={rules().board.shape} data-seats={rules().seats.length}>
      <Board />
      <div class="rail">
        <Plates class="far" seated={rows().far} />
        <section class="card list" aria-label={playWords().moveList.title}>
          <div class="head">
            <span>{playWords().moveList.title}</span>
            <MoveSteps />
          </div>
          <MoveList />
        </section>
        <Show when={table.result()} fallback={<NotePanel />}>
          {(result) => <ResultPanel words={result()} />}
        </Show>
        <Plates class="near" seated={rows().near} />
        <Actions />
      </div>
    </div>
  );
}

function Plates(props: { class: 'far' | 'near'; seated: readonly Seated[] }): JSX.Element {
  return (
    <div class={`plates ${props.class}`} data-count={props.seated.length}>
      <For each={props.seated}>{({ seat, place }) => <SeatPlate seat={seat} place={place} />}</For>
    </div>
  );
}
