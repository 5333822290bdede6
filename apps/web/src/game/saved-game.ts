import {
  accept,
  makeRules,
  optionText,
  type Rules,
  type RulesChoice,
  type SeatLetter,
  seatLetter,
  seatOfLetter,
  startPosition,
  statedOptions,
} from '@halma/rules';
import { type Player, readPlayer } from './player.ts';
import { newSession, type Session, withTurn } from './session.ts';
import { formatTurn, parseTurn } from './turn.ts';

/** A game as plain data, to be kept and to be sent to the computer: what was agreed, and the list of turns. */
export interface SavedGame {
  readonly rules: RulesChoice;
  readonly first: SeatLetter;
  /** By seat letter. */
  readonly players: Readonly<Record<string, Player>>;
  /** Turns as `formatTurn` writes them. */
  readonly turns: readonly string[];
}

/** The game as plain data. */
export function saveGame({ rules, players, turns, present }: Session): SavedGame {
  return {
    rules: choiceOf(rules),
    first: seatLetter(present.first),
    players: Object.fromEntries([...players].map(([seat, player]) => [seatLetter(seat), player])),
    turns: turns.map((turn) => formatTurn(rules.board, turn)),
  };
}

/** What a person would name to get these rules. */
export function choiceOf({ game, preset, options }: Rules): RulesChoice {
  const stated = statedOptions(game, preset, options).map((name) => [name, optionText(name, options[name])]);
  return { game: game.id, preset, options: Object.fromEntries(stated) };
}

/**
 * The game that was saved; undefined for anything that is not one, as it may come from an older page or a stranger.
 *
 * @param known rules that are used again if the game is played by them
 */
export function restoreGame(saved: unknown, known?: Rules): Session | undefined {
  if (!isReadable(saved)) return undefined;
  const isKnown = known !== undefined && JSON.stringify(choiceOf(known)) === JSON.stringify(saved.rules);
  const rules = isKnown ? accept(known) : makeRules(saved.rules);
  if (!rules.ok) return undefined;
  const start = startPosition(rules.value, saved.first);
  if (!start.ok) return undefined;
  const players = rules.value.seats.map(
    (seat) => [seat, readPlayer(saved.players[seatLetter(seat)]) ?? 'person'] as const,
  );
  let session = newSession(start.value, new Map(players));
  for (const text of saved.turns) {
    const turn = parseTurn(rules.value.board, text);
    const next = turn.ok ? withTurn(session, turn.value) : turn;
    if (!next.ok) return undefined;
    session = next.value;
  }
  return session;
}

/** A saved game whose players may be in older words. */
type Readable = Omit<SavedGame, 'players'> & { readonly players: Readonly<Record<string, unknown>> };

function isReadable(value: unknown): value is Readable {
  if (!isRecord(value) || !isRecord(value.rules) || !isRecord(value.players)) return false;
  const { game, preset = '', options = {}, alone } = value.rules;
  return (
    typeof game === 'string' &&
    typeof preset === 'string' &&
    alone === undefined &&
    isRecord(options) &&
    Object.values(options).every((text) => typeof text === 'string') &&
    Object.values(value.players).every((player) => readPlayer(player) !== undefined) &&
    typeof value.first === 'string' &&
    seatOfLetter(value.first) !== undefined &&
    Array.isArray(value.turns) &&
    value.turns.every((turn) => typeof turn === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
