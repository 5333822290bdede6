import { manGlyph } from '@halma/board';
import { playStrings } from '@halma/locales/play';
import type { Seat } from '@halma/rules';
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Index,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { entriesOf, type MoveEntry } from '../../game/move-list.ts';
import { columnsOf, isMove, moveRowsOf, shownEntryIndex } from '../../game/move-rows.ts';
import { colourName, colourOf } from '../../game/names.ts';
import { MoveButton } from '../../game/parts/move-button.tsx';
import { MovesInOneColumn } from '../../game/parts/move-column.tsx';
import { useGame } from './game-context.ts';

/** The maximum number of columns. With more seats, the list has a single column. */
const MAX_COLUMNS = 2;

/** The moves so far. Pressing a move shows the position after it. */
export function MoveList(props: { onView?: () => void }): JSX.Element {
  const { game } = useGame();
  let scroller: HTMLDivElement | undefined;
  const columns = createMemo(() => columnsOf(game.session()));
  const moves = createMemo(() => entriesOf(game.session()).filter(isMove));
  const shownIndex = createMemo(() =>
    shownEntryIndex(moves(), game.viewedTurn() ?? game.session().turns.length),
  );
  const [isScrolled, setScrolled] = createSignal(false);
  const showCurrent = (): void => {
    const current = scroller?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!scroller || !current) return;
    keepInView(scroller, current);
    // Keys that step through the game also move the focus.
    if (scroller.contains(document.activeElement)) current.focus({ preventScroll: true });
  };
  createEffect(on(shownIndex, showCurrent));
  onMount(() => {
    // The height of the list depends on the content below it.
    const resizeObserver = new ResizeObserver(showCurrent);
    if (scroller) resizeObserver.observe(scroller);
    onCleanup(() => resizeObserver.disconnect());
  });
  const select = (entry: MoveEntry): void => {
    game.viewTurn(entry.index);
    props.onView?.();
  };
  return (
    <div
      class="moves-scroller"
      classList={{ scrolled: isScrolled() }}
      ref={scroller}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
    >
      <Show
        when={columns().length <= MAX_COLUMNS}
        fallback={
          <MovesInOneColumn
            colourOf={(seat) => colourOf(game.session(), seat)}
            entries={moves()}
            isOver={game.session().present.outcome !== null}
            shownIndex={shownIndex()}
            onSelect={select}
          />
        }
      >
        <Columns columns={columns()} shownIndex={shownIndex()} onSelect={select} />
      </Show>
    </div>
  );
}

/**
 * Scrolls the list, but not the page, until the row of the current move is in view with half a row above it and the next
 * row below. If the list is too short, leaves out the next row first, and then the gap above.
 */
function keepInView(scroller: HTMLElement, current: HTMLElement): void {
  const list = scroller.getBoundingClientRect();
  const headHeight = scroller.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const row = current.getBoundingClientRect();
  const gap = Math.max(0, Math.min(row.height * 0.5, list.height - headHeight - row.height));
  const overflowBelow = row.bottom + row.height * 1.5 - list.bottom;
  const spaceAbove = row.top - gap - headHeight - list.top;
  scroller.scrollTop += Math.min(Math.max(overflowBelow, 0), spaceAbove);
}

interface ListProps {
  readonly shownIndex: number;
  readonly onSelect: (entry: MoveEntry) => void;
}

function Columns(props: ListProps & { columns: readonly Seat[] }): JSX.Element {
  const { game } = useGame();
  const rows = createMemo(() => moveRowsOf(game.session()));
  return (
    <table class="moves">
      <colgroup>
        <col class="rounds" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{playStrings().moveList.round}</span>
          </th>
          <For each={props.columns}>
            {(seat) => (
              <th scope="col">
                {manGlyph(colourOf(game.session(), seat))}
                <span class="vh">{colourName(game.session(), seat)}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <Index each={rows()}>
          {(row) => (
            <tr>
              <th scope="row" class="num">
                {row().round}.
              </th>
              <Index each={row().entries}>
                {(entry, column) => (
                  <td classList={{ pending: row().pendingColumn === column }}>
                    <Show when={entry()} keyed>
                      {(move) => (
                        <MoveButton entry={move} shownIndex={props.shownIndex} onSelect={props.onSelect} />
                      )}
                    </Show>
                  </td>
                )}
              </Index>
            </tr>
          )}
        </Index>
      </tbody>
    </table>
  );
}
