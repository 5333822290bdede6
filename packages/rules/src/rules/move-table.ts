import type { Board, Cell } from '../board/board.ts';
import type { Gait } from '../game/gaits.ts';
import type { OptionValues } from '../game/options.ts';
import { kindOf, MAN_SLOTS, type Man, seatOf, VACANT, WALL } from '../seat.ts';

/**
 * Where one man may go, for every cell he may stand on. It holds the wall where he may not go, so that the move generator
 * never asks what game it is.
 */
export interface MoveTable {
  /**
   * For each cell and direction a pair, at 2 × (cell × directions + direction): the adjacent cell, if he may step or jump
   * that way, and the cell on which a jump that way lands; away where it leaves the board.
   */
  readonly ways: Int16Array;
  /** At cell × directions + direction, where a step leads; null when he may step wherever he may jump. */
  readonly step: Int16Array | null;
  /** By man: 1 when he may jump over that man; null when he may jump over any. */
  readonly crosses: Uint8Array | null;
  /** May one jump follow another? */
  readonly chains: boolean;
}

export interface MoveTableInput {
  readonly board: Board;
  readonly gait: Gait;
  readonly options: OptionValues;
  readonly man: Man;
  /** True where men may leave the board over its edge. */
  readonly leaves: boolean;
  /** By cell: 1 in the zone that no jump may lead out of; null when there is none. */
  readonly keptIn: Uint8Array | null;
}

/** Tabulates a man's steps and jumps. */
export function makeMoveTable({ board, gait, options, man, leaves, keptIn }: MoveTableInput): MoveTable {
  const width = board.directions.length;
  const ways = new Int16Array(2 * board.neighbours.length).fill(board.wall);
  const step = new Int16Array(board.neighbours.length).fill(board.wall);
  let free = true;
  for (let cell = 0; cell < board.cells; cell += 1) {
    const walker = { board, options, seat: seatOf(man), kind: kindOf(man), cell };
    board.directions.forEach((direction, way) => {
      const index = cell * width + way;
      const next = board.neighbours[index] ?? board.wall;
      if (next === board.wall) return;
      const mayStep = gait.steps(walker, direction);
      const mayJump = gait.jumps(walker, direction);
      if (mayStep || mayJump) ways[2 * index] = next;
      if (mayJump) ways[2 * index + 1] = landingOf(board, next, way, { cell, leaves, keptIn });
      if (mayStep) step[index] = next;
      else if (mayJump) free = false;
    });
  }
  return {
    ways,
    step: free ? null : step,
    crosses: crossings(gait, kindOf(man)),
    chains: gait.chains(options),
  };
}

function landingOf(
  board: Board,
  over: Cell,
  way: number,
  { cell, leaves, keptIn }: { cell: Cell; leaves: boolean; keptIn: Uint8Array | null },
): Cell {
  const beyond = board.neighbours[over * board.directions.length + way] ?? board.wall;
  if (beyond === board.wall) return leaves ? board.away : board.wall;
  return keptIn?.[cell] === 1 && keptIn[beyond] === 0 ? board.wall : beyond;
}

function crossings(gait: Gait, kind: number): Uint8Array | null {
  const crosses = Uint8Array.from({ length: MAN_SLOTS }, (_, man) =>
    man !== VACANT && man !== WALL && gait.crosses(kind, kindOf(man)) ? 1 : 0,
  );
  return crosses.every((value, man) => value === 1 || man === VACANT || man === WALL) ? null : crosses;
}

/** Are two tables alike? Sides that move alike share one, so that it stays in the cache. */
export function sameMoveTable(one: MoveTable, other: MoveTable): boolean {
  const alike = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
    a.length === b.length && Array.prototype.every.call(a, (value, index) => value === b[index]);
  return (
    one.chains === other.chains &&
    alike(one.ways, other.ways) &&
    alike(one.step ?? [], other.step ?? []) &&
    alike(one.crosses ?? [], other.crosses ?? [])
  );
}
