import { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { createMemo, createSignal } from 'solid-js';
import { turnedOnce } from '../game/seating.ts';
import { lastMoveOf, seatsOfPeople } from '../game/session.ts';
import { createBoardSettings } from './board-settings.ts';
import type { DialogName, PageState } from './page-context.ts';
import { createTable } from './table.ts';
import { thinkTime } from './think-time.ts';

/** Makes the state of the page: the table, its board, and what is open. */
export function createPageState(): PageState {
  const table = createTable(thinkTime(location.search));
  const board = new HalmaBoard();
  const [settings, changeSettings] = createBoardSettings();
  const [dialog, open] = createSignal<DialogName | null>(null);

  // The board is turned for one game: the next begins as its people sit.
  const rules = createMemo(() => table.session().rules);
  const [turned, setTurned] = createSignal<{ readonly rules: object; readonly seat: Seat }>();
  const orientation = createMemo((): Seat => {
    const chosen = turned();
    if (chosen?.rules === rules()) return chosen.seat;
    return seatsOfPeople(table.session())[0] ?? rules().seats[0] ?? 1;
  });

  return {
    table,
    board,
    settings,
    changeSettings,
    dialog,
    open,
    orientation,
    turnBoard: () => setTurned({ rules: rules(), seat: turnedOnce(rules(), orientation()) }),
    showLastMove: () => {
      const last = lastMoveOf(table.session());
      table.lookAt(table.session().turns.length);
      if (last !== undefined) void board.playMove(...last);
    },
  };
}
