import {
  type Cell,
  kindOf,
  MARKED_KIND,
  type MoveTable,
  type Rules,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';

/** An army on its way to its target while all other men stay where they are. */
export interface Army {
  readonly rules: Rules;
  readonly seat: Seat;
  /** The table of its men's steps and jumps. */
  readonly table: MoveTable;
  /** The cells of its men, in order. */
  readonly cells: readonly Cell[];
  /** The cell of its marked man, or null. */
  readonly marked: Cell | null;
  /** The cells of all other men. */
  readonly occupied: readonly Cell[];
}

/**
 * Returns the army of a seat.
 *
 * @returns null unless the goal of the game is a camp, all men move alike, at most one of them is marked, and
 *   they hop by chains of ordinary jumps over any men; otherwise the cells alone would not determine the moves
 */
export function armyOf(rules: Rules, seat: Seat, men: Uint8Array): Army | null {
  const cells: Cell[] = [];
  const occupied: Cell[] = [];
  for (let cell = 0; cell < rules.board.cellCount; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man !== VACANT) (seatOf(man) === seat ? cells : occupied).push(cell);
  }
  const tableAt = (cell: Cell): MoveTable | undefined => rules.moveTables[men[cell] ?? VACANT];
  const table = tableAt(cells[0] ?? rules.board.wall);
  if (table === undefined || rules.game.goal !== 'camp') return null;
  const hasPlainHops = table.jumpableMen === null && table.allowsChains && table.longJumpStarts === null;
  if (!hasPlainHops || cells.some((cell) => tableAt(cell) !== table)) return null;
  const isMarked = (cell: Cell): boolean => kindOf(men[cell] ?? VACANT) === MARKED_KIND;
  const marked = rules.options.marked === 'on' ? cells.filter(isMarked) : [];
  return marked.length > 1 ? null : { rules, seat, table, cells, marked: marked[0] ?? null, occupied };
}

/**
 * Returns whether the option `homeDuty` may restrict the moves of the army. The searches do not take this option into
 * account, but it has no effect on an army that has left its camp and may not return.
 */
export function mayHaveHomeDuty({ rules, seat, cells }: Army): boolean {
  const { homeDuty, reenterHome } = rules.options;
  const isAtHome = cells.some((cell) => rules.camps[seat]?.inHome[cell] === 1);
  return homeDuty === 'on' && (isAtHome || reenterHome === 'allowed');
}

/** Returns the cells of the target that are free for the army. */
export function freeTarget({ rules, seat, occupied }: Army): readonly Cell[] {
  return (rules.camps[seat]?.target ?? []).filter((cell) => !occupied.includes(cell));
}

/**
 * Returns the number of men that must be inside the target for the army to be home, as set by the option
 * `winRule`; infinity if no number is enough.
 */
export function requiredMen(army: Army): number {
  const { winRule, fullCampMinOwn } = army.rules.options;
  const free = freeTarget(army).length;
  const full = Math.max(free, fullCampMinOwn);
  const all = army.cells.length <= free ? army.cells.length : Number.POSITIVE_INFINITY;
  if (winRule === 'all-home') return all;
  return winRule === 'full-camp' ? full : Math.min(all, full);
}

/**
 * Returns whether enough men are inside the target, and the marked man, if there is one, is on the tip of the target.
 */
export function isHome(army: Army): boolean {
  const camp = army.rules.camps[army.seat];
  const menInTarget = army.cells.filter((cell) => camp?.inTarget[cell] === 1).length;
  return menInTarget >= requiredMen(army) && (army.marked === null || army.marked === camp?.targetTip);
}
