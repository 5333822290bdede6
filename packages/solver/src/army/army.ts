import {
  type Cell,
  kindOf,
  MARKED,
  type MoveTable,
  type Rules,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';

/** One army on its way to a camp while everybody else stands still. */
export interface Army {
  readonly rules: Rules;
  readonly seat: Seat;
  /** Where its men can go. */
  readonly table: MoveTable;
  /** Where its men stand, in cell order. */
  readonly cells: readonly Cell[];
  /** The cell of its marked man, or null. */
  readonly marked: Cell | null;
  /** Where the men of others stand. */
  readonly standing: readonly Cell[];
}

/**
 * The army of a seat among the men on a board.
 *
 * @returns null unless the game is won by filling a camp and the men, but for one that is marked, are all alike and go
 * wherever a chain of jumps takes them: then cells are all that a search needs to know
 */
export function armyOf(rules: Rules, seat: Seat, men: Uint8Array): Army | null {
  const cells: Cell[] = [];
  const standing: Cell[] = [];
  for (let cell = 0; cell < rules.board.cells; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man !== VACANT) (seatOf(man) === seat ? cells : standing).push(cell);
  }
  const tableAt = (cell: Cell): MoveTable | undefined => rules.tables[men[cell] ?? VACANT];
  const table = tableAt(cells[0] ?? rules.board.wall);
  if (table === undefined || rules.game.goal !== 'camp') return null;
  if (table.crosses !== null || !table.chains || cells.some((cell) => tableAt(cell) !== table)) return null;
  const isMarked = (cell: Cell): boolean => kindOf(men[cell] ?? VACANT) === MARKED;
  const marked = rules.options.marked === 'on' ? cells.filter(isMarked) : [];
  return marked.length > 1 ? null : { rules, seat, table, cells, marked: marked[0] ?? null, standing };
}

/** The cells of the target on which the army can stand at all. */
export function freeTarget({ rules, seat, standing }: Army): readonly Cell[] {
  return (rules.yards[seat]?.target ?? []).filter((cell) => !standing.includes(cell));
}

/** How many men inside the target make the army home, by the option `winRule`; infinitely many when it can never be. */
export function menNeeded(army: Army): number {
  const { winRule, fullCampMinOwn } = army.rules.options;
  const free = freeTarget(army).length;
  const full = Math.max(free, fullCampMinOwn);
  const all = army.cells.length <= free ? army.cells.length : Number.POSITIVE_INFINITY;
  if (winRule === 'all-home') return all;
  return winRule === 'full-camp' ? full : Math.min(all, full);
}

/** Is the army home already? */
export function isHome(army: Army): boolean {
  const yard = army.rules.yards[army.seat];
  const inside = army.cells.filter((cell) => yard?.inTarget[cell] === 1).length;
  return inside >= menNeeded(army) && (army.marked === null || army.marked === yard?.targetTip);
}
