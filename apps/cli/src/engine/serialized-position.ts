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

/** A position with the moves that led to it, as plain data that can be sent to another thread. */
export interface SerializedPosition {
  readonly config: RulesConfig;
  /** The position before the first of the moves, in HFN. */
  readonly start: string;
  /** The seat that moved first in the game. */
  readonly first: SeatLetter;
  /** The moves in the short notation. */
  readonly moves: readonly string[];
}

/**
 * Serialises a position. The moves begin at the start of the game or, since it is not a move, after the last
 * elimination of a seat.
 */
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
  const optionEntries = nonDefaultOptions(game, preset, options).map((name) => [
    name,
    formatOptionValue(name, options[name]),
  ]);
  return {
    config: { game: game.id, preset, options: Object.fromEntries(optionEntries) },
    start: formatPosition(start),
    first: seatLetter(start.firstSeat),
    moves: moves.reverse(),
  };
}

/** Restores a serialised position. Throws for invalid data, which only a bug can produce. */
export function deserializePosition({ config, start, first, moves }: SerializedPosition): Position {
  const rules = cachedRules(config);
  if (!rules.ok) throw new Error(`a serialised position has no rules: ${rules.refusal.code}`);
  const parsed = parsePosition(rules.value, start, first);
  if (!parsed.ok) throw new Error(`a serialised position cannot be parsed: ${parsed.refusal.code}`);
  return moves.reduce(playText, parsed.value);
}

function playText(position: Position, text: string): Position {
  const move = parseMove(position.rules.board, text);
  const next = move.ok ? play(position, move.value) : move;
  if (!next.ok) throw new Error(`a serialised position contains an illegal move: ${text}`);
  return next.value;
}
