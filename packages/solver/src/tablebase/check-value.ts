import { formatMove, hasReachedGoal, legalMoves, parsePosition, type Rules, seatLetter } from '@halma/rules';
import { afterMove, indexOfPosition, positionAt, type TurnedPosition } from './position-index.ts';
import type { SmallBoard } from './small-board.ts';
import { decodeValue, encodeValue, type PositionValue, winnerAfter } from './value.ts';

/** A stored value that contradicts the values of the positions that the moves lead to. */
export interface ValueFault {
  /** The position in HFN. */
  readonly position: string;
  readonly stored: PositionValue;
  /** The value that the rules and the stored values after each move imply. */
  readonly implied: PositionValue;
}

/** Formats a position of a small board in HFN, with the side to move as seat A. */
export function formatSmallPosition(
  { board, seats }: Pick<Rules, 'board' | 'seats'>,
  position: TurnedPosition,
): string {
  const letterAt = (cell: number): string => {
    const seat = seats[position.findIndex((cells) => cells.includes(cell))];
    return seat === undefined ? '1' : seatLetter(seat);
  };
  const rows = board.rows.toReversed().map((cells) =>
    cells
      .map(letterAt)
      .join('')
      .replace(/1+/g, (vacant) => `${vacant.length}`),
  );
  return `${board.id}:${rows.join('/')} A - 0 1`;
}

/**
 * Checks the value of a position against the moves and goals of the rules, given the values of the positions
 * that the moves lead to. If every value of a board passes, all values are correct: a win or loss in n plies
 * follows from values of fewer plies, and a drawn position has no winning move, but has one that keeps the
 * draw.
 *
 * @param rules the rules of a game on this board under its preset
 * @param valueAt returns the stored byte of a position
 * @returns the fault, or null if the value is correct
 */
export function checkValue(
  board: SmallBoard,
  rules: Rules,
  valueAt: (index: number) => number,
  index: number,
): ValueFault | null {
  const sideCells = positionAt(board, index);
  const text = formatSmallPosition(rules, sideCells);
  const stored = decodeValue(valueAt(index), board.sides);
  const implied = impliedValue(board, rules, valueAt, sideCells, text);
  return encodeValue(stored) === encodeValue(implied) ? null : { position: text, stored, implied };
}

function impliedValue(
  board: SmallBoard,
  rules: Rules,
  valueAt: (index: number) => number,
  sideCells: TurnedPosition,
  text: string,
): PositionValue {
  const parsed = parsePosition(rules, text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.refusal.code}`);
  const position = parsed.value;
  const [mover = [], ...others] = sideCells;
  const winners = rules.seats.filter((seat) => hasReachedGoal(position, seat));
  const previous = rules.seats.at(-1);
  // Only the side that has just moved can have won.
  if (winners.some((seat) => seat !== previous) || isBlocked(board, sideCells)) return { result: 'illegal' };
  if (winners.length > 0) return { result: 'lost', plies: 0 };
  const replies: PositionValue[] = [];
  for (const move of legalMoves(position)) {
    if (move.kind === 'pass' && !board.passes) continue;
    if (move.kind !== 'normal' && move.kind !== 'pass') throw new Error(formatMove(rules.board, move));
    const movedCells =
      move.kind === 'pass' ? mover : mover.map((cell) => (cell === move.from ? move.to : cell));
    const reply = decodeValue(
      valueAt(indexOfPosition(board, afterMove(board, [movedCells, ...others]))),
      board.sides,
    );
    if (reply.result !== 'illegal' || !allowsIllegalMoves(board)) replies.push(reply);
  }
  return bestOf(replies, board.sides);
}

/**
 * Returns whether @halma/rules allows moves to positions that are illegal here: it has no rule about blocked goals,
 * and with three seats a move may complete the goal of an opponent.
 */
function allowsIllegalMoves({ goalBlock, sides }: SmallBoard): boolean {
  return goalBlock !== null || sides > 2;
}

/** Returns the value of a position, given the values after its moves for the next side. */
function bestOf(replies: readonly PositionValue[], sides: number): PositionValue {
  if (replies.some(({ result }) => result === 'illegal')) return { result: 'illegal' };
  // With three sides, a side without a legal move ends the game without a winner.
  if (replies.length === 0) return sides === 2 ? { result: 'lost', plies: 0 } : { result: 'drawn' };
  /** The plies to the end for each possible winner; sides are counted from the side that moves. */
  const plies = Array.from({ length: sides }, (_, side) =>
    replies.flatMap((reply) =>
      'plies' in reply && winnerAfter(reply.plies + 1, sides) === side ? [reply.plies + 1] : [],
    ),
  );
  const [own = [], ...others] = plies;
  if (own.length > 0) return { result: 'won', plies: Math.min(...own) };
  const forcedPlies = others.find(({ length }) => length === replies.length);
  return forcedPlies === undefined
    ? { result: 'drawn' }
    : { result: 'lost', plies: Math.max(...forcedPlies) };
}

/** Returns whether a goal of either side is blocked. */
function isBlocked(board: SmallBoard, position: TurnedPosition): boolean {
  if (board.goalBlock === null) return false;
  const { tip, entrances } = board.goalBlock;
  const blocks = ([mover = [], opponent = []]: TurnedPosition): boolean =>
    ![...mover, ...opponent].includes(tip) && entrances.every((cell) => opponent.includes(cell));
  const [mover = [], opponent = []] = position;
  return blocks(position) || blocks(afterMove(board, [mover, opponent]));
}
