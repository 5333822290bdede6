import type { Board, Cell } from '../board/board.ts';
import { BOARDS } from '../board/boards.ts';
import { type AnyGame, type CustomGame, type GameId, gameById } from '../game/games.ts';
import { MOVEMENTS, type Movement } from '../game/movements.ts';
import type { OptionValues } from '../game/options.ts';
import { DEFAULT_PRESET, isPresetId, type PresetId } from '../game/presets.ts';
import { printValue } from '../print-value.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import {
  KIND_COUNT,
  MAN_SLOTS,
  manOf,
  SEAT_SLOTS,
  type Seat,
  type SeatLetter,
  seatFromLetter,
} from '../seat.ts';
import { allowedDestinationsOf } from './allowed-destinations.ts';
import { type Camps, campsOf } from './camps.ts';
import { type MoveTable, makeMoveTable } from './move-table.ts';
import { resolveOptions } from './resolve-options.ts';
import { type Side, sidesOf } from './sides.ts';

/** A game with its options, precomputed into the tables that the move generator and the end-of-game tests use. */
export interface Rules {
  readonly game: AnyGame;
  readonly preset: PresetId;
  readonly options: OptionValues;
  readonly board: Board;
  /** The seats that play, in turn order. */
  readonly seats: readonly Seat[];
  readonly sides: readonly Side[];
  /** The camps of each seat. */
  readonly camps: readonly Camps[];
  /** The steps and jumps of each man. */
  readonly moveTables: readonly (MoveTable | undefined)[];
  /**
   * Where a turn may end, by seat and then by the zone in which the turn starts, as returned by
   * `allowedDestinationsOf`.
   */
  readonly allowedDestinations: readonly (readonly (Uint8Array | null)[])[];
  /** For each seat, the opponent whose target is that seat's home camp, or 0. */
  readonly directOpponents: readonly Seat[];
  /** The cells on which seats may drop men. */
  readonly dropZone: readonly Cell[];
  /** The number of men that each seat has in hand at the start. */
  readonly handSize: number;
  /** 1 for each cell from which a man can step off the board; null in games without bear-offs. */
  readonly bearOffCells: Uint8Array | null;
}

/** The input of `makeRules`. Everything but the game is optional. */
export interface RulesConfig<NamedGame extends string | CustomGame = string> {
  /** The id of a built-in game, or a custom game made by `defineGame`. */
  readonly game: NamedGame;
  readonly preset?: string;
  /** Option values as strings, by name; they override the preset's. */
  readonly options?: Readonly<Record<string, string>>;
  /** For solitaires: the only seat that plays. */
  readonly alone?: SeatLetter;
}

/** The id of a game. Any string is accepted and checked; the type names the known ids, so that editors suggest them. */
export type GameName = GameId | (string & Record<never, never>);

/** Makes the rules of a game. Refuses unknown names, invalid values and options that the game does not have. */
export function makeRules(config: RulesConfig<GameName | CustomGame>): Result<Rules> {
  const outline = outlineRules(config);
  return outline.ok ? accept(assembleRules(outline.value)) : outline;
}

/** The rules before their tables are computed. */
type RulesOutline = Pick<Rules, 'game' | 'board' | 'preset' | 'options' | 'camps' | 'seats' | 'sides'>;

/** Resolves a configuration, with the same refusals as `makeRules`, in a fraction of the time. */
export function outlineRules(config: RulesConfig<string | CustomGame>): Result<RulesOutline> {
  // A caller in plain JavaScript may pass anything.
  const resolvedGame = resolveGame(config?.game);
  if (resolvedGame === undefined) return refuse('unknown-game', { detail: printValue(config?.game) });
  const { game, board } = resolvedGame;
  const preset = config.preset ?? DEFAULT_PRESET;
  if (!isPresetId(preset)) return refuse('unknown-preset', { detail: preset });
  const resolvedOptions = resolveOptions(game, preset, config.options ?? {});
  if (!resolvedOptions.ok) return resolvedOptions;
  const alone = config.alone === undefined ? undefined : seatFromLetter(config.alone);
  if (config.alone !== undefined && (alone === undefined || !game.seats.includes(alone))) {
    return refuse('unknown-seat', { detail: config.alone });
  }
  const options = resolvedOptions.value;
  const camps = campsOf(board, game, options);
  const campSize = camps[game.seats[0] ?? 0]?.target.length ?? 0;
  if (campSize > 0 && options.fullCampMinOwn > campSize) {
    return refuse('bad-option-value', { detail: `fullCampMinOwn=${options.fullCampMinOwn}` });
  }
  const seats = alone === undefined ? game.seats : [alone];
  const sides = alone === undefined ? sidesOf(seats, camps, options) : [seats];
  if (sides === undefined) return refuse('option-not-for-game', { detail: 'teams' });
  return accept({ game, board, preset, options, camps, seats, sides });
}

/**
 * Returns a game and its board; undefined for an unknown id, and for a definition that `defineGame` has not checked.
 */
function resolveGame(
  game: string | CustomGame,
): { readonly game: AnyGame; readonly board: Board } | undefined {
  if (typeof game !== 'string')
    return game?.customBoard === undefined ? undefined : { game, board: game.customBoard };
  const builtInGame = gameById(game);
  return builtInGame && { game: builtInGame, board: BOARDS[builtInGame.board] };
}

function assembleRules({ game, board, preset, options, camps, seats, sides }: RulesOutline): Rules {
  const { startingSetup } = game;
  const canBearOff = game.goal === 'cleared';
  return {
    game,
    preset,
    options,
    board,
    seats,
    sides,
    camps,
    moveTables: makeMoveTables(board, game, options, camps),
    allowedDestinations: camps.map((_, seat) => allowedDestinationsOf(board, seat, seats, camps, options)),
    directOpponents: camps.map((_, seat) => directOpponentOf(seat, seats, sides, camps)),
    dropZone: startingSetup.kind === 'hand' ? centralSquare(board, startingSetup.zoneSide) : [],
    handSize: startingSetup.kind === 'hand' ? startingSetup.men : 0,
    bearOffCells: canBearOff ? edgeCells(board) : null,
  };
}

/** Returns how the men of a game move under its options. */
export function movementOf(game: AnyGame, options: OptionValues): Movement {
  return MOVEMENTS[options.color === 'on' ? 'color' : game.movement];
}

function makeMoveTables(
  board: Board,
  game: AnyGame,
  options: OptionValues,
  camps: readonly Camps[],
): readonly (MoveTable | undefined)[] {
  const movement = movementOf(game, options);
  const canBearOff = game.goal === 'cleared';
  const isConfined = options.leaveTarget === 'forbidden' && options.leaveTest === 'every-landing';
  // Men that move alike share a table: it stays in the CPU cache, and it is computed only once when a page loads.
  const sharedTables = new Map<number, MoveTable>();
  const tables = new Array<MoveTable | undefined>(MAN_SLOTS).fill(undefined);
  for (const seat of board.seats) {
    for (let kind = 0; kind < KIND_COUNT; kind += 1) {
      const man = manOf(seat, kind);
      const representative = manOf(
        isConfined || movement.dependsOn === 'seat' ? seat : 0,
        movement.dependsOn === 'kind' ? kind : 0,
      );
      const confinedZone = isConfined ? (camps[seat]?.inTarget ?? null) : null;
      const table =
        sharedTables.get(representative) ??
        makeMoveTable({ board, movement, options, man, canBearOff, confinedZone });
      sharedTables.set(representative, table);
      tables[man] = table;
    }
  }
  return tables;
}

function directOpponentOf(
  seat: Seat,
  seats: readonly Seat[],
  sides: readonly Side[],
  camps: readonly Camps[],
): Seat {
  const seatCamps = camps[seat];
  if (seatCamps === undefined || seatCamps.home.length === 0 || !seats.includes(seat)) return 0;
  const opponent =
    seats.find((other) => other !== seat && camps[other]?.targetTip === seatCamps.homeTip) ?? 0;
  return sides.some((side) => side.includes(seat) && side.includes(opponent)) ? 0 : opponent;
}

function centralSquare(board: Board, side: number): readonly Cell[] {
  const from = (board.rows.length - side) / 2;
  return board.rows.slice(from, from + side).flatMap((row) => row.slice(from, from + side));
}

function edgeCells(board: Board): Uint8Array {
  const directionCount = board.directions.length;
  return Uint8Array.from({ length: board.cellCount + 2 }, (_, cell) => {
    if (cell >= board.cellCount) return 0;
    return board.neighbours.subarray(cell * directionCount, (cell + 1) * directionCount).includes(board.wall)
      ? 1
      : 0;
  });
}

/** Returns a new array with a zero for each seat. */
export function zeroForEachSeat(): number[] {
  return new Array<number>(SEAT_SLOTS).fill(0);
}
