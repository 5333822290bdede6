import { type Board, type Cell, isDark } from '../board/board.ts';
import { BOARDS } from '../board/boards.ts';
import { CAMP_SHAPES, type CampShape, campCells } from '../board/camps.ts';
import type { Game, Setup } from '../game/games.ts';
import type { OptionValues } from '../game/options.ts';
import { SEAT_SLOTS, type Seat } from '../seat.ts';

/** The cells a seat starts from and those it makes for. Both are empty in games without camps. */
export interface Yard {
  readonly home: readonly Cell[];
  readonly target: readonly Cell[];
  /** By cell: 1 inside the home camp. */
  readonly inHome: Uint8Array;
  /** By cell: 1 inside the target camp. */
  readonly inTarget: Uint8Array;
  /** By cell: the kind of counter that starts there, or −1. */
  readonly kindAtStart: Int8Array;
  /** By cell: the kind of counter that belongs there at the end, or −1. */
  readonly kindAtEnd: Int8Array;
  readonly homeTip: Cell;
  readonly targetTip: Cell;
}

/** The yards of all six seats, by seat, whether they play or not; index 0 is unused. */
export function yardsOf(game: Game, options: OptionValues): readonly Yard[] {
  const board = BOARDS[game.board];
  return Array.from({ length: SEAT_SLOTS }, (_, seat) => {
    return makeYard(
      board,
      seat,
      board.seats.includes(seat) ? startKinds(board, setupOf(game, options), seat) : new Map(),
    );
  });
}

/** The set-up that counts: on the star for two, an option widens the camps from ten men to fifteen. */
function setupOf(game: Game, options: OptionValues): Setup {
  return options.star15 === 'on' ? { kind: 'camp', shape: CAMP_SHAPES.starFifteen } : game.setup;
}

function startKinds(board: Board, setup: Setup, seat: Seat): ReadonlyMap<Cell, number> {
  if (setup.kind === 'camp') return kindsOfCamp(board, setup.shape, seat);
  return setup.kind === 'rows' ? kindsOfRows(board, setup.kinds, seat) : new Map();
}

function kindsOfCamp(board: Board, shape: CampShape, seat: Seat): ReadonlyMap<Cell, number> {
  return new Map(campCells(board, shape, seat).map((cell) => [cell, 0]));
}

function kindsOfRows(board: Board, kinds: readonly number[], seat: Seat): ReadonlyMap<Cell, number> {
  const rows = seat === 1 ? board.rows : board.rows.toReversed();
  const dark = (cell: Cell): boolean => isDark(board, cell);
  return new Map(
    kinds.flatMap((kind, row) => (rows[row] ?? []).filter(dark).map((cell): [Cell, number] => [cell, kind])),
  );
}

/** The target is the home turned half round: every board looks the same from the other side. */
function makeYard(board: Board, seat: Seat, kinds: ReadonlyMap<Cell, number>): Yard {
  const turned = (cell: Cell): Cell => board.cells - 1 - cell;
  const home = [...kinds.keys()].sort((a, b) => a - b);
  const target = home.map(turned).reverse();
  const slots = board.cells + 2;
  const inHome = new Uint8Array(slots);
  const inTarget = new Uint8Array(slots);
  const kindAtStart = new Int8Array(slots).fill(-1);
  const kindAtEnd = new Int8Array(slots).fill(-1);
  for (const [cell, kind] of kinds) {
    inHome[cell] = 1;
    inTarget[turned(cell)] = 1;
    kindAtStart[cell] = kind;
    kindAtEnd[turned(cell)] = kind;
  }
  const homeTip = board.tips[seat] ?? board.wall;
  const targetTip = homeTip === board.wall ? board.wall : turned(homeTip);
  return { home, target, inHome, inTarget, kindAtStart, kindAtEnd, homeTip, targetTip };
}
