import { createEffect, createMemo, type JSX, on } from 'solid-js';
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
  createEffect(
    on(entries, () => {
      if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
    }),
  );
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
