import type { Board, Cell } from '../board/board.ts';
import { BOARDS } from '../board/boards.ts';
import { GAITS, type Gait } from '../game/gaits.ts';
import { type Game, gameOfId } from '../game/games.ts';
import type { OptionValues } from '../game/options.ts';
import { DEFAULT_PRESET, isPresetId, type PresetId } from '../game/presets.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { KINDS, MAN_SLOTS, manOf, SEAT_SLOTS, type Seat, type SeatLetter, seatOfLetter } from '../seat.ts';
import { type MoveTable, makeMoveTable, sameMoveTable } from './move-table.ts';
import { permitsOf } from './permits.ts';
import { resolveOptions } from './resolve-options.ts';
import { type Side, sidesOf } from './sides.ts';
import { type Yard, yardsOf } from './yards.ts';

/** A game with its options, worked out once into the tables that moves and ends are read from. */
export interface Rules {
  readonly game: Game;
  readonly preset: PresetId;
  readonly options: OptionValues;
  readonly board: Board;
  /** The seats that play, in turn order. */
  readonly seats: readonly Seat[];
  readonly sides: readonly Side[];
  /** By seat. */
  readonly yards: readonly Yard[];
  /** By man: where he may go. */
  readonly tables: readonly (MoveTable | undefined)[];
  /** By seat, then by the zone a turn starts in: where it may end, as `permitsOf` tells. */
  readonly permits: readonly (readonly (Uint8Array | null)[])[];
  /** By seat: the opponent who makes for this seat's camp, or 0. */
  readonly rivals: readonly Seat[];
  /** The cells on which men in hand may be dropped. */
  readonly dropZone: readonly Cell[];
  /** Men each seat starts with in hand. */
  readonly hand: number;
  /** By cell: 1 where a man can step off the board; null in games in which none leaves. */
  readonly edge: Uint8Array | null;
}

/** What a person names to get rules. Every part but the game may be left out. */
export interface RulesChoice {
  readonly game: string;
  readonly preset?: string;
  /** Options as text, by name; they go over the preset's. */
  readonly options?: Readonly<Record<string, string>>;
  /** For solitaires: the one seat that moves, every turn. */
  readonly alone?: SeatLetter;
}

/** Works out the rules of a game. Refuses unknown names, bad values and options the game has no use for. */
export function makeRules(choice: RulesChoice): Result<Rules> {
  const game = gameOfId(choice.game);
  if (game === undefined) return refuse('unknown-game', { detail: choice.game });
  const preset = choice.preset ?? DEFAULT_PRESET;
  if (!isPresetId(preset)) return refuse('unknown-preset', { detail: preset });
  const resolved = resolveOptions(game, preset, choice.options ?? {});
  if (!resolved.ok) return resolved;
  const alone = choice.alone === undefined ? undefined : seatOfLetter(choice.alone);
  if (choice.alone !== undefined && (alone === undefined || !game.seats.includes(alone))) {
    return refuse('unknown-seat', { detail: choice.alone });
  }
  const options = resolved.value;
  const yards = yardsOf(game, options);
  const camp = yards[game.seats[0] ?? 0]?.target.length ?? 0;
  if (camp > 0 && options.fullCampMinOwn > camp) {
    return refuse('bad-option-value', { detail: `fullCampMinOwn=${options.fullCampMinOwn}` });
  }
  const seats = alone === undefined ? game.seats : [alone];
  const sides = alone === undefined ? sidesOf(seats, yards, options) : [seats];
  if (sides === undefined) return refuse('option-not-for-game', { detail: 'teams' });
  return accept(assemble(game, preset, options, { yards, seats, sides }));
}

function assemble(
  game: Game,
  preset: PresetId,
  options: OptionValues,
  { yards, seats, sides }: Pick<Rules, 'yards' | 'seats' | 'sides'>,
): Rules {
  const board = BOARDS[game.board];
  const { setup } = game;
  const leaves = game.goal === 'cleared';
  return {
    game,
    preset,
    options,
    board,
    seats,
    sides,
    yards,
    tables: moveTables(game, options, yards),
    permits: yards.map((_, seat) => permitsOf(board, seat, seats, yards, options)),
    rivals: yards.map((_, seat) => rivalOf(seat, seats, sides, yards)),
    dropZone: setup.kind === 'hand' ? middle(board, setup.zone) : [],
    hand: setup.kind === 'hand' ? setup.men : 0,
    edge: leaves ? edgeOf(board) : null,
  };
}

/** How the men of a game go under its options. */
export function gaitOf(game: Game, options: OptionValues): Gait {
  return GAITS[options.color === 'on' ? 'color' : game.gait];
}

function moveTables(
  game: Game,
  options: OptionValues,
  yards: readonly Yard[],
): readonly (MoveTable | undefined)[] {
  const board = BOARDS[game.board];
  const gait = gaitOf(game, options);
  const leaves = game.goal === 'cleared';
  const kept = options.leaveTarget === 'forbidden' && options.leaveTest === 'every-landing';
  const tables = new Array<MoveTable | undefined>(MAN_SLOTS).fill(undefined);
  const distinct: MoveTable[] = [];
  for (const seat of board.seats) {
    for (let kind = 0; kind < KINDS; kind += 1) {
      const keptIn = kept ? (yards[seat]?.inTarget ?? null) : null;
      const table = makeMoveTable({ board, gait, options, man: manOf(seat, kind), leaves, keptIn });
      const known = distinct.find((other) => sameMoveTable(table, other));
      if (known === undefined) distinct.push(table);
      tables[manOf(seat, kind)] = known ?? table;
    }
  }
  return tables;
}

function rivalOf(seat: Seat, seats: readonly Seat[], sides: readonly Side[], yards: readonly Yard[]): Seat {
  const home = yards[seat];
  if (home === undefined || home.home.length === 0 || !seats.includes(seat)) return 0;
  const rival = seats.find((other) => other !== seat && yards[other]?.targetTip === home.homeTip) ?? 0;
  return sides.some((side) => side.includes(seat) && side.includes(rival)) ? 0 : rival;
}

function middle(board: Board, side: number): readonly Cell[] {
  const from = (board.rows.length - side) / 2;
  return board.rows.slice(from, from + side).flatMap((row) => row.slice(from, from + side));
}

function edgeOf(board: Board): Uint8Array {
  const width = board.directions.length;
  return Uint8Array.from({ length: board.cells + 2 }, (_, cell) => {
    if (cell >= board.cells) return 0;
    return board.neighbours.subarray(cell * width, (cell + 1) * width).includes(board.wall) ? 1 : 0;
  });
}

/** Room for a number for each seat. */
export function zeroForEachSeat(): number[] {
  return new Array<number>(SEAT_SLOTS).fill(0);
}
