import {
  hasReachedGoal,
  legalMoves,
  type NormalMove,
  type Position,
  type Rules,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { ByteTable } from './byte-table.ts';
import { indexOfPosition, type TurnedPosition } from './position-index.ts';
import { rulesOfSmallBoard, type SmallBoard } from './small-board.ts';
import { withOtherSideToMove } from './summary.ts';
import { decodeValue, type PositionValue } from './value.ts';

/** A board with the value of every position. */
export interface SolvedBoard {
  readonly board: SmallBoard;
  readonly values: ByteTable;
}

/** A legal move, and the value of the position after it for the side that makes it. */
export interface JudgedMove {
  readonly move: NormalMove;
  readonly value: PositionValue;
}

/** The seat from whose side the values see the board. */
const FIRST_SEAT: Seat = 1;

/** Knows the value of every move of a game. */
export interface PerfectPlay {
  /** Returns all legal moves with their values, best first; null in another game. */
  readonly judgeMoves: (position: Position) => readonly JudgedMove[] | null;
}

/**
 * Returns perfect play for every game with the board, camps, moves and options under which a small board is solved. There is
 * none if goals can be blocked, because the rules of the library do not know that.
 */
export function perfectPlayOf(solved: SolvedBoard): PerfectPlay {
  const { board } = solved;
  const expected = board.goalBlock === null ? essence(rulesOfSmallBoard(board)) : null;
  let latest: { readonly rules: Rules; readonly isSolved: boolean } | undefined;
  return {
    judgeMoves: (position) => {
      const { rules } = position;
      if (latest?.rules !== rules) latest = { rules, isSolved: essence(rules) === expected };
      return latest.isSolved ? judgeMoves(solved, position) : null;
    },
  };
}

/** Returns a text that is the same for games with the same positions, moves and ends. */
function essence({ game, seats, options, camps, moveTables }: Rules): string {
  const ends = seats.map((seat) => [camps[seat]?.home, camps[seat]?.target]);
  return JSON.stringify([game.goal, seats, options, ends, moveTables]);
}

/** Returns the value of a position for the side to move. */
export function judge({ board, values }: SolvedBoard, position: Position): PositionValue {
  if (position.outcome !== null) {
    const isWon = hasReachedGoal(position, position.toMove);
    return { result: isWon ? 'won' : 'lost', plies: 0 };
  }
  return decodeValue(values.at(indexOfPosition(board, turnedPosition(board, position))));
}

/** Returns all legal moves with their values, best first. */
export function judgeMoves({ board, values }: SolvedBoard, position: Position): readonly JudgedMove[] {
  const turned = turnedPosition(board, position);
  const isTurned = position.toMove !== FIRST_SEAT;
  const cellFor = (cell: number): number => (isTurned ? board.board.cellCount - 1 - cell : cell);
  return legalMoves(position)
    .flatMap((move): JudgedMove[] => {
      if (move.kind !== 'normal') return [];
      const [from, to] = [cellFor(move.from), cellFor(move.to)];
      const mover = turned.mover.map((cell) => (cell === from ? to : cell));
      const after = withOtherSideToMove(board, { mover, opponent: turned.opponent });
      return [{ move, value: beforeMove(decodeValue(values.at(indexOfPosition(board, after)))) }];
    })
    .sort((one, other) => rankValue(other.value) - rankValue(one.value));
}

/** Returns a number that is larger for better values: fast wins, then slow ones, draws, slow losses, fast ones. */
export function rankValue(value: PositionValue): number {
  if (!('plies' in value)) return 0;
  return value.result === 'won' ? 1 / (value.plies + 1) : -1 / (value.plies + 1);
}

/** Returns the value for a side, given the value for its opponent after its move. */
function beforeMove(after: PositionValue): PositionValue {
  if (!('plies' in after)) return after;
  return { result: after.result === 'won' ? 'lost' : 'won', plies: after.plies + 1 };
}

/** Returns the men from the side of the seat to move. */
function turnedPosition(board: SmallBoard, { men, toMove }: Position): TurnedPosition {
  const cells = Array.from({ length: board.board.cellCount }, (_, cell) => cell);
  const manAt = (cell: number): number => men[cell] ?? VACANT;
  const mover = cells.filter((cell) => manAt(cell) !== VACANT && seatOf(manAt(cell)) === toMove);
  const opponent = cells.filter((cell) => manAt(cell) !== VACANT && seatOf(manAt(cell)) !== toMove);
  if (toMove === FIRST_SEAT) return { mover, opponent };
  return withOtherSideToMove(board, { mover: opponent, opponent: mover });
}
