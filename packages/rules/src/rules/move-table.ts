import type { Board, Cell } from '../board/board.ts';
import type { Movement } from '../game/movements.ts';
import type { OptionValues } from '../game/options.ts';
import { kindOf, MAN_SLOTS, type Man, seatOf, VACANT, WALL } from '../seat.ts';

/**
 * The steps and jumps of one man from every cell. Where the man may not go, the entry is the wall, so the move
 * generator does not need to know the game.
 */
export interface MoveTable {
  /**
   * A pair for each cell and direction, at 2 × (cell × directions + direction): the adjacent cell, if the man may step
   * or jump in that direction, and the cell on which a jump in that direction lands, or `offBoard` if it leaves the
   * board.
   */
  readonly neighboursAndLandings: Int16Array;
  /** At cell × directions + direction, the cell a step leads to; null when the man may step wherever it may jump. */
  readonly stepCells: Int16Array | null;
  /** For each man, 1 if the man of this table may jump over it; null if it may jump over any man. */
  readonly jumpableMen: Uint8Array | null;
  /** Whether one jump may follow another. */
  readonly allowsChains: boolean;
  /**
   * With the option `jumpReach=symmetric`: at cell × directions + direction, 1 where the man may jump in that
   * direction. Null if men jump over adjacent men only; then `neighboursAndLandings` is enough.
   */
  readonly longJumpStarts: Uint8Array | null;
  /** 1 for each cell of the zone that no jump may leave; null when there is no such zone. */
  readonly confinedZone: Uint8Array | null;
}

export interface MoveTableInput {
  readonly board: Board;
  readonly movement: Movement;
  readonly options: OptionValues;
  readonly man: Man;
  /** Whether men may leave the board over its edge. */
  readonly canBearOff: boolean;
  /** 1 for each cell of the zone that no jump may leave; null when there is no such zone. */
  readonly confinedZone: Uint8Array | null;
}

/** Computes the table of a man's steps and jumps. */
export function makeMoveTable({
  board,
  movement,
  options,
  man,
  canBearOff,
  confinedZone,
}: MoveTableInput): MoveTable {
  const directionCount = board.directions.length;
  const neighboursAndLandings = new Int16Array(2 * board.neighbours.length).fill(board.wall);
  const stepCells = new Int16Array(board.neighbours.length).fill(board.wall);
  const longJumpStarts = options.jumpReach === 'symmetric' ? new Uint8Array(board.neighbours.length) : null;
  let stepsWhereverItJumps = true;
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const mover = { board, options, seat: seatOf(man), kind: kindOf(man), cell };
    board.directions.forEach((offset, direction) => {
      const index = cell * directionCount + direction;
      const next = board.neighbours[index] ?? board.wall;
      if (next === board.wall) return;
      const mayStep = movement.canStep(mover, offset);
      const mayJump = movement.canJump(mover, offset);
      if (mayStep || mayJump) neighboursAndLandings[2 * index] = next;
      if (mayJump)
        neighboursAndLandings[2 * index + 1] = landingOf(board, next, direction, {
          cell,
          canBearOff,
          confinedZone,
        });
      if (mayJump && longJumpStarts !== null) longJumpStarts[index] = 1;
      if (mayStep) stepCells[index] = next;
      else if (mayJump) stepsWhereverItJumps = false;
    });
  }
  return {
    neighboursAndLandings,
    stepCells: stepsWhereverItJumps ? null : stepCells,
    jumpableMen: jumpableMenOf(movement, kindOf(man)),
    allowsChains: movement.allowsChains(options),
    longJumpStarts,
    confinedZone,
  };
}

function landingOf(
  board: Board,
  jumped: Cell,
  direction: number,
  { cell, canBearOff, confinedZone }: { cell: Cell; canBearOff: boolean; confinedZone: Uint8Array | null },
): Cell {
  const cellBeyond = board.neighbours[jumped * board.directions.length + direction] ?? board.wall;
  if (cellBeyond === board.wall) return canBearOff ? board.offBoard : board.wall;
  return confinedZone?.[cell] === 1 && confinedZone[cellBeyond] === 0 ? board.wall : cellBeyond;
}

function jumpableMenOf(movement: Movement, kind: number): Uint8Array | null {
  const jumpable = Uint8Array.from({ length: MAN_SLOTS }, (_, man) =>
    man !== VACANT && man !== WALL && movement.canJumpOver(kind, kindOf(man)) ? 1 : 0,
  );
  return jumpable.every((value, man) => value === 1 || man === VACANT || man === WALL) ? null : jumpable;
}
