import { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { turnedOnce } from '../../game/seating.ts';
import { lastMoveOf, seatsOfPeople } from '../../game/session.ts';
import type { TableGame } from '../../game/table-game.ts';
import { go } from '../../site/address.ts';
import { createBoardSettings } from './board-settings.ts';
import { paceOf } from './pace.ts';
import type { DialogName, PlayState } from './play-context.ts';
import { createTable } from './table.ts';

/** The pace of the whole visit, as its first address asks for it. */
const PACE = paceOf(location.search);

/**
 * Makes the state of the page: the table, its board, and what is open.
 *
 * @param chosen the game that the address wants to be chosen, empty for any; null while it wants none
 */
export function createPlayState(game: TableGame, chosen: Accessor<string | null>): PlayState {
  const table = createTable(game, PACE);
  const board = new HalmaBoard();
  const [settings, changeSettings] = createBoardSettings();
  const [opened, setOpened] = createSignal<DialogName | null>(null);
  let isPushed = false;

  // Choosing a game has an address of its own, so that the back button closes the dialog.
  const dialog = createMemo(() => (chosen() === null ? opened() : 'new-game'));
  const open = (next: DialogName | null): void => {
    setOpened(next === 'new-game' ? null : next);
    if (next === 'new-game') {
      isPushed = true;
      go('/play/new');
    } else if (chosen() !== null) {
      if (isPushed) history.back();
      else go(table.isKept() ? `/play/${game.id}` : '/play', 'replace');
      isPushed = false;
    }
  };

  const { rules } = game.session;
  const [turned, setTurned] = createSignal<Seat | null>(null);
  const orientation = createMemo((): Seat => {
    const people = seatsOfPeople(table.session());
    const { present } = table.session();
    if (settings().turnsToMover && people.length > 1 && people.includes(present.toMove))
      return present.toMove;
    return turned() ?? people[0] ?? rules.seats[0] ?? 1;
  });

  return {
    table,
    board,
    settings,
    changeSettings,
    dialog,
    open,
    gameToChoose: () => chosen() ?? '',
    orientation,
    turnBoard: () => setTurned(turnedOnce(rules, orientation())),
    showLastMove: () => {
      const last = lastMoveOf(table.session());
      table.lookAt(table.session().turns.length);
      if (last !== undefined) void board.playMove(...last);
    },
  };
}
