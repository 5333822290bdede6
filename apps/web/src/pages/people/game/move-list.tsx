import { createEffect, createMemo, type JSX, on, onCleanup, onMount } from 'solid-js';
import { entriesOf, isMove } from '../../../game/move-list.ts';
import { MovesInOneColumn } from '../../../parts/moves-in-one-column.tsx';
import { useTable } from './table-context.ts';

/** The moves so far, one below the other. A press on one looks back at the position it led to. */
export function MoveList(): JSX.Element {
  const { table } = useTable();
  let scroller: HTMLDivElement | undefined;
  const entries = createMemo(() => {
    const session = table.session();
    return session === null ? [] : entriesOf(session).filter(isMove);
  });
  const at = createMemo(() => {
    const shown = table.lookedAt() ?? Number.POSITIVE_INFINITY;
    return entries().findLast(({ index }) => index <= shown)?.index ?? 0;
  });
  const follow = (): void => {
    if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  };
  createEffect(on(entries, follow));
  onMount(() => {
    // what stands below the list grows and shrinks, and the list with it
    const sizes = new ResizeObserver(follow);
    if (scroller) sizes.observe(scroller);
    onCleanup(() => sizes.disconnect());
  });
  return (
    <div class="moves-scroller" ref={scroller}>
      <MovesInOneColumn
        rules={table.rules}
        entries={entries()}
        at={at()}
        look={({ index }) => table.lookAt(index)}
      />
    </div>
  );
}
