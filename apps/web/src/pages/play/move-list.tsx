import { manGlyph, suitOf } from '@halma/board';
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
import { columnsOf, entriesOf, isMove, type MoveEntry, rowsOf } from '../../game/move-list.ts';
import { colourName } from '../../game/names.ts';
import { MoveButton } from '../../parts/move-button.tsx';
import { MovesInOneColumn } from '../../parts/moves-in-one-column.tsx';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** Seats that still have a column each; more are shown one below the other. */
const MOST_COLUMNS = 4;

/** The moves so far. A press on one looks back at the position it led to. */
export function MoveList(props: { onLook?: () => void }): JSX.Element {
  const { table } = usePlay();
  let scroller: HTMLDivElement | undefined;
  const columns = createMemo(() => columnsOf(table.session()));
  const moves = createMemo(() => entriesOf(table.session()).filter(isMove));
  // an end that is not a move stands in no row: then the move before it is the present one
  const at = createMemo((): number => {
    const shown = table.lookedAt() ?? table.session().turns.length;
    const last = moves().findLast(({ index }) => index <= shown);
    return last?.index ?? 0;
  });
  const [isScrolled, setScrolled] = createSignal(false);
  const follow = (): void => {
    const current = scroller?.querySelector<HTMLElement>('[aria-current="true"]');
    if (scroller && current) keepInView(scroller, current);
  };
  createEffect(on(at, follow));
  onMount(() => {
    // what stands below the list grows and shrinks, and the list with it
    const sizes = new ResizeObserver(follow);
    if (scroller) sizes.observe(scroller);
    onCleanup(() => sizes.disconnect());
  });
  const look = (entry: MoveEntry): void => {
    table.lookAt(entry.index);
    props.onLook?.();
  };
  return (
    <div
      class="moves-scroller"
      classList={{ scrolled: isScrolled() }}
      ref={scroller}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
    >
      <Show
        when={columns().length <= MOST_COLUMNS}
        fallback={<MovesInOneColumn rules={table.session().rules} entries={moves()} at={at()} look={look} />}
      >
        <Columns columns={columns()} at={at()} look={look} />
      </Show>
    </div>
  );
}

/** Scrolls the list, and nothing else, until the row of the current move and the one after it are seen. */
function keepInView(scroller: HTMLElement, current: HTMLElement): void {
  const list = scroller.getBoundingClientRect();
  const head = scroller.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const row = current.getBoundingClientRect();
  const below = row.bottom + row.height * 1.5 - list.bottom;
  const above = row.top - row.height * 0.5 - head - list.top;
  if (below > 0) scroller.scrollTop += below;
  else if (above < 0) scroller.scrollTop += above;
}

interface ListProps {
  readonly at: number;
  readonly look: (entry: MoveEntry) => void;
}

function Columns(props: ListProps & { columns: readonly Seat[] }): JSX.Element {
  const { table } = usePlay();
  const rows = createMemo(() => rowsOf(table.session()));
  return (
    <table class="moves">
      <colgroup>
        <col class="rounds" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{playWords().moveList.round}</span>
          </th>
          <For each={props.columns}>
            {(seat) => (
              <th scope="col">
                {manGlyph(suitOf(table.session().rules, seat))}
                <span class="vh">{colourName(table.session(), seat)}</span>
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
                  <td classList={{ pending: row().pending === column }}>
                    <Show when={entry()} keyed>
                      {(made) => <MoveButton entry={made} at={props.at} look={props.look} />}
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
