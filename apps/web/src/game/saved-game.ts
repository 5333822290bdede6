import {
  accept,
  formatOptionValue,
  makeRules,
  nonDefaultOptions,
  type Rules,
  type RulesConfig,
  type SeatLetter,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { type Player, readPlayer } from './player.ts';
import { newSession, type Session, withTurn } from './session.ts';
import { formatTurn, parseTurn } from './turn.ts';

/** A game as plain data, for storage and for the worker. */
export interface SavedGame {
  readonly rules: RulesConfig;
  readonly first: SeatLetter;
  /** The players by seat letter. */
  readonly players: Readonly<Record<string, Player>>;
  /** The turns, in the format of `formatTurn`. */
  readonly turns: readonly string[];
}

/** Returns a game as plain data. */
export function saveGame({ rules, players, turns, present }: Session): SavedGame {
  return {
    rules: rulesConfigOf(rules),
    first: seatLetter(present.firstSeat),
    players: Object.fromEntries([...players].map(([seat, player]) => [seatLetter(seat), player])),
    turns: turns.map((turn) => formatTurn(rules.board, turn)),
  };
}

/** Returns the configuration of rules: the game, the preset, and the options that differ from its defaults. */
export function rulesConfigOf({ game, preset, options }: Rules): RulesConfig {
  const changedOptions = nonDefaultOptions(game, preset, options).map((name) => [
    name,
    formatOptionValue(name, options[name]),
  ]);
  return { game: game.id, preset, options: Object.fromEntries(changedOptions) };
}

/**
 * Restores a saved game. Returns undefined for any other value, because stored data may be damaged.
 *
 * @param reusableRules rules to reuse if the saved game has the same rules
 */
export function restoreGame(saved: unknown, reusableRules?: Rules): Session | undefined {
  if (!isReadable(saved)) return undefined;
  const canReuse =
    reusableRules !== undefined &&
    JSON.stringify(rulesConfigOf(reusableRules)) === JSON.stringify(saved.rules);
  const rules = canReuse ? accept(reusableRules) : makeRules(saved.rules);
  if (!rules.ok) return undefined;
  const start = startPosition(rules.value, saved.first);
  if (!start.ok) return undefined;
  const players = rules.value.seats.map(
    (seat) => [seat, readPlayer(saved.players[seatLetter(seat)]) ?? 'person'] as const,
  );
  return withTurns(newSession(start.value, new Map(players)), saved.turns);
}

/** Plays turns in the format of `formatTurn`. Returns undefined if one of them is refused. */
export function withTurns(session: Session, turns: readonly string[]): Session | undefined {
  let current = session;
  for (const text of turns) {
    const turn = parseTurn(session.rules.board, text);
    const next = turn.ok ? withTurn(current, turn.value) : turn;
    if (!next.ok) return undefined;
    current = next.value;
  }
  return current;
}

/** A saved game whose players may be in an older format. */
type SavedGameInput = Omit<SavedGame, 'players'> & { readonly players: Readonly<Record<string, unknown>> };

/** Checks what the functions that restore the game do not check: `makeRules` and `startPosition` refuse wrong values. */
function isReadable(value: unknown): value is SavedGameInput {
  if (!isRecord(value) || !isRecord(value.rules) || !isRecord(value.players)) return false;
  const { game, alone } = value.rules;
  return (
    typeof game === 'string' &&
    alone === undefined &&
    Object.values(value.players).every((player) => readPlayer(player) !== undefined) &&
    typeof value.first === 'string' &&
    Array.isArray(value.turns) &&
    value.turns.every((turn) => typeof turn === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
