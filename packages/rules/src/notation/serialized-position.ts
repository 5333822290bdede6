import { checkPosition } from '../check-arguments.ts';
import { defineGame, type GameDefinition } from '../game/define-game.ts';
import type { CustomGame } from '../game/games.ts';
import { formatOptionValue } from '../game/options.ts';
import type { Position } from '../position/position.ts';
import { printValue } from '../print-value.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { nonDefaultOptions } from '../rules/resolve-options.ts';
import { makeRules, type Rules, type RulesConfig } from '../rules/rules.ts';
import { type SeatLetter, seatFromLetter, seatLetter } from '../seat.ts';
import { playAll } from '../turn/play-all.ts';
import { formatShortMove } from './move-text.ts';
import { formatPosition, parsePosition } from './position-text.ts';

/** A position with the moves that led to it, as plain data that survives `structuredClone` and JSON. */
export interface SerializedPosition {
  /** The input of `makeRules`, with the definition of a custom game in place of the game. */
  readonly config: Omit<RulesConfig, 'game'> & { readonly game: string | GameDefinition };
  /** The position before the first of the moves, in HFN. */
  readonly start: string;
  /** The seat that moved first in the game. */
  readonly first: SeatLetter;
  /** The moves, in short notation. */
  readonly moves: readonly string[];
}

/**
 * Serialises a position, to send it to a worker or to store it. The moves begin at the start of the game, at a parsed
 * position or after the last elimination of a seat, since no move can express a resignation or a loss on time. The
 * restored position counts repetitions from there.
 */
export function serializePosition(position: Position): SerializedPosition {
  checkPosition(position);
  const { rules } = position;
  const moves: string[] = [];
  let start = position;
  while (
    start.previous !== null &&
    start.lastMove !== null &&
    start.previous.eliminated === start.eliminated
  ) {
    moves.push(formatShortMove(rules, start.lastMove));
    start = start.previous;
  }
  return {
    config: configOf(rules),
    start: formatPosition(start),
    first: seatLetter(start.firstSeat),
    moves: moves.reverse(),
  };
}

/** Returns the configuration from which `makeRules` makes the same rules. */
function configOf({ game, preset, options, seats }: Rules): SerializedPosition['config'] {
  const [seat] = seats;
  const isAlone = seats.length < game.seats.length && seat !== undefined;
  const optionEntries = nonDefaultOptions(game, preset, options).map((name) => [
    name,
    formatOptionValue(name, options[name]),
  ]);
  return {
    game: game.definition ?? game.id,
    preset,
    options: Object.fromEntries(optionEntries),
    ...(isAlone && { alone: seatLetter(seat) }),
  };
}

/**
 * Restores a serialised position.
 *
 * @param rulesFor makes the rules; a caller with many positions can pass a function that caches them
 * @returns a refusal if the data does not describe a position, for example after it was edited by hand
 */
export function deserializePosition(
  data: SerializedPosition,
  rulesFor: (config: RulesConfig<string | CustomGame>) => Result<Rules> = makeRules,
): Result<Position> {
  // The data may come from a file or a message.
  const named = data?.config?.game;
  const game = typeof named === 'string' ? accept(named) : defineGame(named);
  if (!game.ok) return game;
  const { config, start, first, moves } = data;
  const rules = rulesFor({ ...config, game: game.value });
  if (!rules.ok) return rules;
  if (seatFromLetter(first) === undefined) return refuse('unknown-seat', { detail: printValue(first) });
  const position = parsePosition(rules.value, start, first);
  return position.ok ? playAll(position.value, moves) : position;
}
