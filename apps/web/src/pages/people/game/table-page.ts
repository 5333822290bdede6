import { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { turnedOnce } from '../../../game/seating.ts';
import { holderName } from '../../../online/person-name.ts';
import { holderOf } from '../../../online/seats.ts';
import { useOnline } from '../online.ts';
import type { Table } from './table.ts';
import type { TablePage } from './table-context.ts';

/** How often a shown clock is renewed, in milliseconds. */
const TICK = { 'real-time': 100, days: 60_000 } as const;

/** What the parts of a table's page share. */
export function createTablePage(table: Table): TablePage {
  const { now: serverNow } = useOnline();
  const board = new HalmaBoard();
  const [turned, setTurned] = createSignal<Seat | null>(null);
  const [isResigning, setResigning] = createSignal(false);
  const [now, setNow] = createSignal(serverNow());
  const orientation = createMemo(() => turned() ?? table.seat() ?? table.rules.seats[0] ?? 1);
  createEffect(() => {
    const { standing, terms } = table.view();
    setNow(serverNow());
    if (standing.toMove === undefined || terms.clock.kind === 'none') return;
    const tick = setInterval(() => setNow(serverNow()), TICK[terms.clock.kind]);
    onCleanup(() => clearInterval(tick));
  });
  const nameOf = (seat: Seat): string =>
    holderName(holderOf(table.view().standing, seat), table.view().people);
  return {
    table,
    board,
    orientation,
    turnBoard: () => setTurned(turnedOnce(table.rules, orientation())),
    now,
    isResigning,
    setResigning,
    nameOf,
    company: () => ({ own: table.seat(), nameOf }),
  };
}
