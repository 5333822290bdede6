import { type Board, type Cell, isDark } from '../board/board.ts';
import type { AnyGame, StartingSetup } from '../game/games.ts';
import type { OptionValues } from '../game/options.ts';
import { SEAT_SLOTS, type Seat } from '../seat.ts';
import { campCellsOf } from './camp-cells.ts';

/**
 * A seat's home and target cells: its camps or, in Cetro, its rows. Both lists are empty in Top Secret, whose men start
 * in hand.
 */
export interface Camps {
  readonly home: readonly Cell[];
  readonly target: readonly Cell[];
  /** 1 for each cell of the home camp, 0 for every other cell. */
  readonly inHome: Uint8Array;
  /** 1 for each cell of the target camp, 0 for every other cell. */
  readonly inTarget: Uint8Array;
  /** The kind of counter that starts on each cell, or −1. */
  readonly kindAtStart: Int8Array;
  /** The kind of counter that belongs on each cell at the end, or −1. */
  readonly kindAtEnd: Int8Array;
  readonly homeTip: Cell;
  readonly targetTip: Cell;
}

/** Returns the camps of all six seats, by seat, including seats that do not play. Index 0 is unused. */
export function campsOf(board: Board, game: AnyGame, options: OptionValues): readonly Camps[] {
  return Array.from({ length: SEAT_SLOTS }, (_, seat) => {
    return makeCamps(
      board,
      seat,
      board.seats.includes(seat) ? startKinds(board, setupOf(game, options), seat) : new Map(),
    );
  });
}

/** The number of men in a camp with the option `star15`. */
const STAR15_MEN = 15;

/**
 * Returns the setup under the options: in two-player Chinese checkers, `star15` enlarges the camps from ten men to
 * fifteen.
 */
function setupOf(game: AnyGame, options: OptionValues): StartingSetup {
  return options.star15 === 'on' ? { kind: 'camp', men: STAR15_MEN } : game.startingSetup;
}

function startKinds(board: Board, setup: StartingSetup, seat: Seat): ReadonlyMap<Cell, number> {
  if (setup.kind === 'rows') return kindsOfRows(board, setup.kinds, seat);
  return new Map(campCellsOf(board, setup, seat).map((cell) => [cell, 0]));
}

function kindsOfRows(board: Board, kinds: readonly number[], seat: Seat): ReadonlyMap<Cell, number> {
  const rows = seat === 1 ? board.rows : board.rows.toReversed();
  const isDarkCell = (cell: Cell): boolean => isDark(board, cell);
  return new Map(
    kinds.flatMap((kind, row) =>
      (rows[row] ?? []).filter(isDarkCell).map((cell): [Cell, number] => [cell, kind]),
    ),
  );
}

/** The target is the home camp rotated by 180°: every board has that symmetry. */
function makeCamps(board: Board, seat: Seat, kinds: ReadonlyMap<Cell, number>): Camps {
  const rotated = (cell: Cell): Cell => board.cellCount - 1 - cell;
  const home = [...kinds.keys()].sort((a, b) => a - b);
  const target = home.map(rotated).reverse();
  const slots = board.cellCount + 2;
  const inHome = new Uint8Array(slots);
  const inTarget = new Uint8Array(slots);
  const kindAtStart = new Int8Array(slots).fill(-1);
  const kindAtEnd = new Int8Array(slots).fill(-1);
  for (const [cell, kind] of kinds) {
    inHome[cell] = 1;
    inTarget[rotated(cell)] = 1;
    kindAtStart[cell] = kind;
    kindAtEnd[rotated(cell)] = kind;
  }
  const homeTip = board.tips[seat] ?? board.wall;
  const targetTip = homeTip === board.wall ? board.wall : rotated(homeTip);
  return { home, target, inHome, inTarget, kindAtStart, kindAtEnd, homeTip, targetTip };
}
