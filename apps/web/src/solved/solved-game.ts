import type { Position, Rules } from '@halma/rules';
import {
  decodeValue,
  formatSmallPosition,
  type JudgedMove,
  judgeMoves,
  type PositionValue,
  positionAt,
  rankValue,
  rulesOfSmallBoard,
  type SolvedBoard,
  sourceOfBytes,
  Tablebase,
} from '@halma/solver';

/** A board with the value of every position, and the rules under which it is solved. */
export interface SolvedGame extends SolvedBoard {
  readonly rules: Rules;
}

/**
 * A move's symbol: none for a move that keeps the result, `!` for the only move that keeps a win or a draw, `?` for a
 * mistake that costs one step (from a win to a draw, or from a draw to a loss), and `??` for one that costs a win and
 * loses.
 */
export type MoveSymbol = '' | '!' | '?' | '??';

/** Reads a whole tablebase. Returns undefined if the bytes are not a tablebase. */
export async function readSolvedGame(bytes: Uint8Array<ArrayBuffer>): Promise<SolvedGame | undefined> {
  const opened = await Tablebase.open(sourceOfBytes(bytes));
  if (!opened.ok) return undefined;
  const { board } = opened.value;
  const values = await opened.value.readAll();
  return values.ok ? { board, rules: rulesOfSmallBoard(board), values: values.value } : undefined;
}

/** Returns the best moves: the fastest wins, or else the draws, or else the slowest losses. */
export function bestMoves(solved: SolvedGame, position: Position): readonly JudgedMove[] {
  const judged = judgeMoves(solved, position);
  const [best] = judged;
  return best === undefined ? [] : judged.filter(({ value }) => rankValue(value) === rankValue(best.value));
}

/** Returns the symbol for a move, given all legal moves with their values. */
export function symbolOf(chosen: JudgedMove, all: readonly JudgedMove[]): MoveSymbol {
  const [best] = all;
  if (best === undefined) return '';
  const loss = RANKS[best.value.result] - RANKS[chosen.value.result];
  if (loss > 0) return loss === 1 ? '?' : '??';
  const keepingMoves = all.filter(({ value }) => value.result === best.value.result);
  return keepingMoves.length === 1 && all.length > 1 && best.value.result !== 'lost' ? '!' : '';
}

const RANKS: Readonly<Record<PositionValue['result'], number>> = { won: 2, drawn: 1, lost: 0, illegal: 0 };

/** Returns the number of positions, each counted once for each side to move. */
export function countPositions({ values }: SolvedGame): number {
  return 2 * values.length;
}

/** Returns the position (HFN) from which winning takes longest. */
export function longestWinOf({ board, rules, values }: SolvedGame): string {
  let longest = 0;
  let longestPlies = 0;
  // The loop compares bytes instead of decoded values, because a board has up to ten million positions.
  for (let index = 0; index < values.length; index += 1) {
    const byte = values.at(index);
    if (byte <= longestPlies || byte % 2 === 0) continue;
    if (decodeValue(byte).result !== 'won') continue;
    longest = index;
    longestPlies = byte;
  }
  return formatSmallPosition(rules, positionAt(board, longest));
}
