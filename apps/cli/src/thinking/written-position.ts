import {
  formatPosition,
  formatShortMove,
  optionText,
  type Position,
  parseMove,
  parsePosition,
  play,
  type RulesChoice,
  type SeatLetter,
  seatLetter,
  statedOptions,
} from '@halma/rules';
import { rulesOfChoice } from '../request/rules-cache.ts';

/** A position with the turns that led to it, as plain data that can be handed to another thread. */
export interface WrittenPosition {
  readonly choice: RulesChoice;
  /** Where the turns begin, in HFN. */
  readonly start: string;
  /** The seat that began the game. */
  readonly first: SeatLetter;
  /** In short. */
  readonly moves: readonly string[];
}

/** Writes a position down. Its turns are told back to where they began, or to where a seat last went out. */
export function writePosition(position: Position): WrittenPosition {
  const { game, preset, options, board } = position.rules;
  const moves: string[] = [];
  let start = position;
  while (start.previous !== null && start.lastMove !== null && start.previous.out === start.out) {
    moves.push(formatShortMove(board, start.lastMove));
    start = start.previous;
  }
  const texts = statedOptions(game, preset, options).map((name) => [name, optionText(name, options[name])]);
  return {
    choice: { game: game.id, preset, options: Object.fromEntries(texts) },
    start: formatPosition(start),
    first: seatLetter(start.first),
    moves: moves.reverse(),
  };
}

/** Reads a position that was written down. What cannot be read is a bug, since nobody writes one by hand. */
export function readWrittenPosition({ choice, start, first, moves }: WrittenPosition): Position {
  const rules = rulesOfChoice(choice);
  if (!rules.ok) throw new Error(`a written position has no rules: ${rules.refusal.code}`);
  const read = parsePosition(rules.value, start, first);
  if (!read.ok) throw new Error(`a written position cannot be read: ${read.refusal.code}`);
  return moves.reduce(playText, read.value);
}

function playText(position: Position, text: string): Position {
  const move = parseMove(position.rules.board, text);
  const next = move.ok ? play(position, move.value) : move;
  if (!next.ok) throw new Error(`a written position holds an illegal move: ${text}`);
  return next.value;
}
