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
import {
  decodeValue,
  formatSmallPosition,
  indexOfPosition,
  type PositionValue,
  positionAt,
  type ReadBytes,
  rulesOfSmallBoard,
  type SmallBoard,
  Tablebase,
  type TurnedPosition,
  withOtherSideToMove,
} from '@halma/solver';

/** The seat from whose side the tablebase sees the board. */
const FIRST_SEAT: Seat = 1;

/** A board with the value of every position. */
export interface SolvedBoard {
  readonly board: SmallBoard;
  /** The rules under which the board is solved. */
  readonly rules: Rules;
  /** By index of a position: its value, a byte each. */
  readonly values: Uint8Array;
}

/** A legal move, and what the position is worth after it for the side that makes it. */
export interface JudgedMove {
  readonly move: NormalMove;
  readonly value: PositionValue;
}

/** The symbol of a move: it keeps the value, is the only one that does, or gives away the draw or the game. */
export type MoveSymbol = '' | '!' | '?' | '??';

/** Reads a tablebase whole. Returns undefined if the bytes are not one. */
export async function readSolvedBoard(bytes: Uint8Array<ArrayBuffer>): Promise<SolvedBoard | undefined> {
  const read: ReadBytes = async (offset, length) => bytes.subarray(offset, offset + length);
  const opened = await Tablebase.open(read);
  if (!opened.ok) return undefined;
  const { board } = opened.value;
  const values = await opened.value.readAll();
  return values.ok ? { board, rules: rulesOfSmallBoard(board), values: values.value } : undefined;
}

/** Returns the value of a position for the side to move. */
export function judge({ board, values }: SolvedBoard, position: Position): PositionValue {
  if (position.outcome !== null) {
    const isWon = hasReachedGoal(position, position.toMove);
    return { result: isWon ? 'won' : 'lost', plies: 0 };
  }
  return decodeValue(values[indexOfPosition(board, turnedPosition(board, position))] ?? 0);
}

/** Returns all legal moves with their values, best first. */
export function judgeMoves(solved: SolvedBoard, position: Position): readonly JudgedMove[] {
  const { board, values } = solved;
  const turned = turnedPosition(board, position);
  const isTurned = position.toMove !== FIRST_SEAT;
  const cellFor = (cell: number): number => (isTurned ? board.board.cellCount - 1 - cell : cell);
  return legalMoves(position)
    .flatMap((move): JudgedMove[] => {
      if (move.kind !== 'normal') return [];
      const [from, to] = [cellFor(move.from), cellFor(move.to)];
      const mover = turned.mover.map((cell) => (cell === from ? to : cell));
      const after = withOtherSideToMove(board, { mover, opponent: turned.opponent });
      return [{ move, value: beforeMove(decodeValue(values[indexOfPosition(board, after)] ?? 0)) }];
    })
    .sort((one, other) => rank(other.value) - rank(one.value));
}

/** Returns the moves that are best: the fastest wins, else draws, else the slowest losses. */
export function bestMoves(solved: SolvedBoard, position: Position): readonly JudgedMove[] {
  const judged = judgeMoves(solved, position);
  const [best] = judged;
  return best === undefined ? [] : judged.filter(({ value }) => rank(value) === rank(best.value));
}

/** Returns the symbol for a move, given all legal moves with their values. */
export function symbolOf(chosen: JudgedMove, all: readonly JudgedMove[]): MoveSymbol {
  const [best] = all;
  if (best === undefined) return '';
  const lost = LEVELS[best.value.result] - LEVELS[chosen.value.result];
  if (lost > 0) return lost === 1 ? '?' : '??';
  const keeping = all.filter(({ value }) => value.result === best.value.result);
  return keeping.length === 1 && all.length > 1 && best.value.result !== 'lost' ? '!' : '';
}

const LEVELS: Readonly<Record<PositionValue['result'], number>> = { won: 2, drawn: 1, lost: 0, illegal: 0 };

/** A number that is larger for better values: fast wins, then slow ones, draws, slow losses, fast ones. */
export function rank(value: PositionValue): number {
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

/** Returns the number of positions, each counted once with either side to move. */
export function countPositions({ values }: SolvedBoard): number {
  return 2 * values.length;
}

/** Returns the position in HFN from which a win takes longest. */
export function longestWinOf({ board, rules, values }: SolvedBoard): string {
  let longest = 0;
  values.forEach((byte, index) => {
    const value = decodeValue(byte);
    const best = decodeValue(values[longest] ?? 0);
    if (value.result === 'won' && (best.result !== 'won' || value.plies > best.plies)) longest = index;
  });
  return formatSmallPosition(rules, positionAt(board, longest));
}
