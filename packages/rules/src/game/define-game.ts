import type { Board, Cell } from '../board/board.ts';
import { BOARDS, boardById } from '../board/boards.ts';
import { type BoardDefinition, defineBoard } from '../board/define-board.ts';
import { isObject } from '../is-object.ts';
import { printValue } from '../print-value.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { campCellsOf } from '../rules/camp-cells.ts';
import { resolveOptions } from '../rules/resolve-options.ts';
import { outlineRules } from '../rules/rules.ts';
import type { Seat } from '../seat.ts';
import { deepFreeze } from './deep-freeze.ts';
import { type CustomGame, type Game, gameById, isGameId, type StartingSetup } from './games.ts';
import type { OptionName, OptionValues } from './options.ts';
import { DEFAULT_PRESET } from './presets.ts';

/** A custom game, as plain data: how it differs from a built-in game. */
export interface GameDefinition {
  /** Lower-case letters, digits and hyphens, at most 40; not the id of a built-in game. */
  readonly id: string;
  /** Defaults to the id. */
  readonly title?: string;
  /**
   * The id of the built-in game on which this one is based. Its men must start in camps in the corners. It supplies the
   * seats and the options.
   */
  readonly base: string;
  /**
   * The id of a built-in board, or a custom board. It must have the same shape as the base game's board, which is
   * the default.
   */
  readonly board?: string | BoardDefinition;
  /**
   * The camp of seat A: its number of men, if the board has a camp of that size, or the names of its cells. Defaults
   * to the base game's camp. The other seats have the images of these cells on their sides of the board.
   */
  readonly camp?: number | readonly string[];
  /** The options that the game fixes, in the form that `makeRules` takes. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The test that a field's value must pass, and a description of the values that pass. */
type FieldTest = readonly [test: (value: unknown) => boolean, expected: string];

const FIELD_TESTS: Readonly<Record<keyof GameDefinition, FieldTest>> = {
  id: [(value) => typeof value === 'string', 'text'],
  title: [
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 80,
    'text of 1 to 80 characters',
  ],
  base: [(value) => typeof value === 'string', 'text'],
  board: [(value) => typeof value === 'string' || isObject(value), 'text or an object'],
  camp: [(value) => typeof value === 'number' || isStringArray(value), 'a number or a list of names'],
  options: [
    (value) => isObject(value) && Object.values(value).every((option) => typeof option === 'string'),
    'an object whose values are text',
  ],
};

const REQUIRED_FIELDS: readonly (keyof GameDefinition)[] = ['id', 'base'];

/** The option that enlarges the star's camps. A game that defines its own camp does not have this option. */
const CAMP_OPTION: OptionName = 'star15';

/**
 * Makes a custom game, which `makeRules` takes in place of an id.
 *
 * @param definition the definition, which is checked in full, since it may come from a file
 * @returns the game, or a refusal: `bad-definition` if a field is missing, unknown or invalid, `bad-id`,
 * `unknown-game` for the base, `bad-base`, `unknown-board`, `bad-board`, `bad-camp`, or the refusal of an option
 */
export function defineGame(definition: GameDefinition): Result<CustomGame> {
  const fieldProblem = isObject(definition) ? findFieldProblem(definition) : 'it is not an object';
  if (fieldProblem !== null) return refuse('bad-definition', { detail: fieldProblem });
  const { id, title = id, base: baseId, camp, options = {} } = definition;
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id) || isGameId(id)) return refuse('bad-id', { detail: id });
  const base = gameById(baseId);
  if (base === undefined) return refuse('unknown-game', { detail: baseId });
  if (base.startingSetup.kind !== 'camp') return refuse('bad-base', { detail: baseId });
  const board = boardFromDefinition(definition, base);
  if (!board.ok) return board;
  const startingSetup = setupOf(camp, base.startingSetup);
  const problem = campProblem(board.value, startingSetup, base);
  if (problem !== null) return refuse('bad-camp', { detail: problem });
  const adjustedBase = camp === undefined ? base : withoutOption(base, CAMP_OPTION);
  const fixedOptions = fixedOptionsOf(adjustedBase, options);
  if (!fixedOptions.ok) return fixedOptions;
  const game = deepFreeze({
    ...adjustedBase,
    id,
    title,
    aliases: [],
    board: board.value.id,
    startingSetup,
    fixedOptions: fixedOptions.value,
    reconstruction: false,
    definition: structuredCopy(definition),
  });
  const customGame = Object.freeze({ ...game, customBoard: board.value });
  // Some options depend on the camp.
  const outline = outlineRules({ game: customGame });
  return outline.ok ? accept(customGame) : outline;
}

/** Returns what is wrong with the first field that is missing, unknown or invalid; null if none is. */
function findFieldProblem(definition: GameDefinition): string | null {
  const missingField = REQUIRED_FIELDS.find((name) => definition[name] === undefined);
  if (missingField !== undefined) return `“${missingField}” is missing`;
  for (const [name, value] of Object.entries(definition)) {
    if (!Object.hasOwn(FIELD_TESTS, name)) return `there is no field “${printValue(name)}”`;
    const [test, expected] = FIELD_TESTS[name as keyof GameDefinition];
    if (value !== undefined && !test(value)) return `“${name}” must be ${expected}`;
  }
  return null;
}

function builtInBoard(id: string): Result<Board> {
  const board = boardById(id);
  return board === undefined ? refuse('unknown-board', { detail: id }) : accept(board);
}

function boardFromDefinition(definition: GameDefinition, base: Game): Result<Board> {
  const { board = base.board } = definition;
  const foundBoard = typeof board === 'string' ? builtInBoard(board) : defineBoard(board);
  if (!foundBoard.ok) return foundBoard;
  const { shape, manLetters, seats } = foundBoard.value;
  const fits =
    shape === BOARDS[base.board].shape &&
    manLetters === 'seats' &&
    base.seats.every((seat) => seats.includes(seat));
  return fits ? foundBoard : refuse('bad-board', { detail: `${foundBoard.value.id} for ${base.id}` });
}

function setupOf(camp: GameDefinition['camp'], base: StartingSetup): StartingSetup {
  if (camp === undefined) return base;
  return typeof camp === 'number' ? { kind: 'camp', men: camp } : { kind: 'cells', cells: camp };
}

/** Returns what is wrong with the camps; null if they are valid. */
function campProblem(board: Board, setup: StartingSetup, { seats }: Game): string | null {
  if (setup.kind === 'cells') {
    const unknownName = setup.cells.find((name) => !board.cellByName.has(name));
    if (unknownName !== undefined) return `there is no cell ${printValue(unknownName)}`;
    const repeatedName = setup.cells.find((name, index) => setup.cells.indexOf(name) !== index);
    if (repeatedName !== undefined) return `${repeatedName} is named twice`;
  }
  const camps = seats.map((seat) => campCellsOf(board, setup, seat));
  if (setup.kind === 'camp' && camps.some((cells) => cells.length === 0 || cells.length !== setup.men))
    return `the board has no camp of ${setup.men} men`;
  if (camps.some((cells) => cells.length === 0)) return 'a camp has no cells';
  const detachedSquare = board.surface === 'squares' ? detachedCell(board, setup, seats[0] ?? 1) : undefined;
  if (detachedSquare !== undefined) return `a gap separates ${board.names[detachedSquare]} from the corner`;
  const opposite = (cells: readonly Cell[]): readonly Cell[] =>
    cells.map((cell) => board.cellCount - 1 - cell);
  const [first = []] = camps;
  const sharedCell = camps.flat().find((cell, index, all) => all.indexOf(cell) !== index);
  const overlappingCell = sharedCell ?? first.find((cell) => opposite(first).includes(cell));
  return overlappingCell === undefined ? null : `the camps overlap on ${board.names[overlappingCell]}`;
}

/**
 * Returns a square of a camp that a gap in its row or column separates from the corner. The outline of a camp
 * on a square board is one stepped line around the corner, which a gap would break.
 */
function detachedCell(board: Board, setup: StartingSetup, seat: Seat): Cell | undefined {
  const cells = campCellsOf(board, setup, seat);
  const [columns = [], rows = []] = board.linesFrom(board.tips[seat] ?? board.wall);
  const keys = new Set(cells.map((cell) => `${columns[cell]},${rows[cell]}`));
  return cells.find((cell) => {
    const [column = 0, row = 0] = [columns[cell], rows[cell]];
    return (
      (column > 0 && !keys.has(`${column - 1},${row}`)) || (row > 0 && !keys.has(`${column},${row - 1}`))
    );
  });
}

function withoutOption(game: Game, option: OptionName): Game {
  const { [option]: _, ...fixedOptions } = game.fixedOptions;
  return { ...game, fixedOptions, options: game.options.filter((name) => name !== option) };
}

function fixedOptionsOf(
  base: Game,
  options: Readonly<Record<string, string>>,
): Result<Partial<OptionValues>> {
  const resolved = resolveOptions(base, DEFAULT_PRESET, options);
  if (!resolved.ok) return resolved;
  const fixedEntries = Object.keys(options).map((name) => [name, resolved.value[name as OptionName]]);
  return accept({ ...base.fixedOptions, ...Object.fromEntries(fixedEntries) });
}

/** Copies plain data, so that later changes to the caller's object do not affect the game. */
function structuredCopy(definition: GameDefinition): GameDefinition {
  return JSON.parse(JSON.stringify(definition));
}

function isStringArray(value: unknown): boolean {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
