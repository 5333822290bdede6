import {
  type Cell,
  hasReachedGoal,
  legalMoves,
  type NormalMove,
  type Position,
  type Rules,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { ByteTable } from './byte-table.ts';
import { afterMove, indexOfPosition, type TurnedPosition } from './position-index.ts';
import { rulesOfSmallBoard, type SmallBoard } from './small-board.ts';
import { decodeValue, type PositionValue, winnerAfter } from './value.ts';

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

/** The value of every move of a game. */
export interface PerfectPlay {
  /** Returns all legal moves with their values, best first; null in any other game, and if there are none. */
  readonly judgeMoves: (position: Position) => readonly JudgedMove[] | null;
}

/**
 * Returns perfect play for every game with the board, camps, moves and options under which a small board is solved.
 * There is none if goals can be blocked, because @halma/rules has no such rule, and none for three sides, because in
 * most positions no side can force a win.
 */
export function perfectPlayOf(solved: SolvedBoard): PerfectPlay {
  const { board } = solved;
  const isSupported = board.goalBlock === null && board.sides === 2;
  const expected = isSupported ? rulesKey(rulesOfSmallBoard(board)) : null;
  let latestCheck: { readonly rules: Rules; readonly isSolved: boolean } | undefined;
  return {
    judgeMoves: (position) => {
      const { rules } = position;
      if (latestCheck?.rules !== rules) latestCheck = { rules, isSolved: rulesKey(rules) === expected };
      const movesWithValues = latestCheck.isSolved ? judgeMoves(solved, position) : [];
      // A side that has to pass has no move to judge.
      return movesWithValues.length === 0 ? null : movesWithValues;
    },
  };
}

/** Returns a string that is equal for rules with the same positions, moves and ends of games. */
function rulesKey({ game, seats, options, camps, moveTables }: Rules): string {
  const ends = seats.map((seat) => [camps[seat]?.home, camps[seat]?.target]);
  return JSON.stringify([game.goal, seats, options, ends, moveTables]);
}

/** Returns the value of a position for the side to move. */
export function judge({ board, values }: SolvedBoard, position: Position): PositionValue {
  if (position.outcome !== null) {
    // The game ended by repetition, or because both sides had to pass.
    if (position.outcome.tiers.length === 1) return { result: 'drawn' };
    const isWon = hasReachedGoal(position, position.toMove);
    return { result: isWon ? 'won' : 'lost', plies: 0 };
  }
  return decodeValue(values.at(indexOfPosition(board, turnedPosition(board, position))), board.sides);
}

/** Returns all legal moves with their values, best first. */
export function judgeMoves({ board, values }: SolvedBoard, position: Position): readonly JudgedMove[] {
  const [mover = [], ...others] = turnedPosition(board, position);
  const rotate = rotationFor(board, position);
  return legalMoves(position)
    .flatMap((move): JudgedMove[] => {
      if (move.kind !== 'normal') return [];
      const [from, to] = [rotate(move.from), rotate(move.to)];
      const movedCells = mover.map((cell) => (cell === from ? to : cell));
      const indexAfter = indexOfPosition(board, afterMove(board, [movedCells, ...others]));
      return [{ move, value: beforeMove(decodeValue(values.at(indexAfter), board.sides), board.sides) }];
    })
    .sort((a, b) => rankValue(b.value) - rankValue(a.value));
}

/** Returns a number that is larger for better values: fast wins, then slow ones, draws, slow losses, fast ones. */
export function rankValue(value: PositionValue): number {
  if (!('plies' in value)) return 0;
  return value.result === 'won' ? 1 / (value.plies + 1) : -1 / (value.plies + 1);
}

/** Returns the value for a side, given the value after its move for the next side. */
function beforeMove(after: PositionValue, sides: number): PositionValue {
  if (!('plies' in after)) return after;
  const plies = after.plies + 1;
  return { result: winnerAfter(plies, sides) === 0 ? 'won' : 'lost', plies };
}

/** Returns the rotation of a cell that brings the seat to move to the place of the first seat. */
function rotationFor({ fromNext }: SmallBoard, { rules, toMove }: Position): (cell: Cell) => Cell {
  const turns = rules.seats.indexOf(toMove);
  return (cell) => {
    let image = cell;
    for (let count = 0; count < turns; count += 1) image = fromNext[image] ?? image;
    return image;
  };
}

/** Returns the men of each side, in the order of play from the seat to move. */
function turnedPosition(board: SmallBoard, position: Position): TurnedPosition {
  const { men, rules, toMove } = position;
  const rotate = rotationFor(board, position);
  const first = rules.seats.indexOf(toMove);
  const seats = [...rules.seats.slice(first), ...rules.seats.slice(0, first)];
  return seats.map((seat) => {
    const cells = Array.from({ length: board.board.cellCount }, (_, cell) => cell);
    return cells
      .filter((cell) => men[cell] !== undefined && men[cell] !== VACANT && seatOf(men[cell]) === seat)
      .map(rotate);
  });
}
