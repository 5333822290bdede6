import {
  formatOptionValue,
  formatPosition,
  formatShortMove,
  nonDefaultOptions,
  type Position,
  parseMove,
  parsePosition,
  play,
  type RulesConfig,
  type SeatLetter,
  seatLetter,
} from '@halma/rules';
import { cachedRules } from '../request/rules-cache.ts';

/** A position with its previous moves as plain data for another thread. */
export interface SerializedPosition {
  readonly choice: RulesConfig;
  /** The position before the moves, in HFN. */
  readonly start: string;
  /** The seat that moved first in the game. */
  readonly first: SeatLetter;
  /** Short move texts. */
  readonly moves: readonly string[];
}

/** Serialises a position. Its moves go back to the start, or to the last elimination of a seat, which is not a move. */
export function serializePosition(position: Position): SerializedPosition {
  const { game, preset, options, board } = position.rules;
  const moves: string[] = [];
  let start = position;
  while (
    start.previous !== null &&
    start.lastMove !== null &&
    start.previous.eliminated === start.eliminated
  ) {
    moves.push(formatShortMove(board, start.lastMove));
    start = start.previous;
  }
  const texts = nonDefaultOptions(game, preset, options).map((name) => [
    name,
    formatOptionValue(name, options[name]),
  ]);
  return {
    choice: { game: game.id, preset, options: Object.fromEntries(texts) },
    start: formatPosition(start),
    first: seatLetter(start.firstSeat),
    moves: moves.reverse(),
  };
}

/** Restores a serialised position. Throws for invalid data, which only a bug can produce. */
export function deserializePosition({ choice, start, first, moves }: SerializedPosition): Position {
  const rules = cachedRules(choice);
  if (!rules.ok) throw new Error(`a serialised position has no rules: ${rules.refusal.code}`);
  const read = parsePosition(rules.value, start, first);
  if (!read.ok) throw new Error(`a serialised position cannot be read: ${read.refusal.code}`);
  return moves.reduce(playText, read.value);
}

function playText(position: Position, text: string): Position {
  const move = parseMove(position.rules.board, text);
  const next = move.ok ? play(position, move.value) : move;
  if (!next.ok) throw new Error(`a serialised position holds an illegal move: ${text}`);
  return next.value;
}
