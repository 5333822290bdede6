import { type BoardId, type Cell, isGameId, MARKED_KIND, type Rules, type Seat } from '@halma/rules';
import { FITTED_TABLES } from './fitted-tables.ts';

/** The meaning of an evaluation while a share of the distance remains. */
export interface PhaseScale {
  /** The share of the travel cost from camp to target that both armies together still have to save, from 0 to 1. */
  readonly remaining: number;
  /** The travel cost that is worth a lead of one move when the armies have passed each other. */
  readonly moveCost: number;
  /** A lead of this many moves multiplies the odds of winning by e. */
  readonly oddsScale: number;
}

/** A table of travel costs for two opposite seats, fitted to how games end (docs/reference/engine.md). */
export interface FittedTable {
  readonly board: BoardId;
  /** The number of men of each army. */
  readonly men: number;
  /** By cell, as the first seat sees the board: the travel cost of its men. */
  readonly costs: readonly number[];
  /** The same for the marked man, in a table for games that have one. */
  readonly markedCosts?: readonly number[];
  /** The score that the order of the turns gives the side that began, in moves: about the same at any stage. */
  readonly turnScore: number;
  /** In increasing order of `remaining`. */
  readonly phases: readonly PhaseScale[];
}

/**
 * Returns the table for the game of the rules. It applies to two opposite armies of equal men that jump over adjacent
 * men, in every game of the library with the same board and camps.
 *
 * @returns null if there is none
 */
export function fittedTableOf({ board, camps, game, options, seats }: Rules): FittedTable | null {
  const [first = 0] = seats;
  const isFitted =
    isGameId(game.id) &&
    seats.length === 2 &&
    game.startingSetup.kind === 'camp' &&
    options.color === 'off' &&
    options.jumpReach === 'adjacent';
  if (!isFitted) return null;
  const men = camps[first]?.home.length;
  const isForGame = (table: FittedTable): boolean =>
    table.board === board.id &&
    table.men === men &&
    (table.markedCosts === undefined) === (options.marked === 'off');
  return FITTED_TABLES.find(isForGame) ?? null;
}

/** Returns the cost of a seat's man of a kind on a cell. The second seat sees the board rotated by 180°. */
export function costInTable(
  { costs, markedCosts = costs }: FittedTable,
  { board, seats }: Rules,
  seat: Seat,
  kind: number,
  cell: Cell,
): number {
  const costsOfKind = kind === MARKED_KIND ? markedCosts : costs;
  const cost = costsOfKind[seat === seats[0] ? cell : board.cellCount - 1 - cell];
  if (cost === undefined) throw new RangeError(`no cell ${cell}`);
  return cost;
}

/** Returns the scale at a share of the distance, interpolated between the phases of the table. */
export function scaleAt({ phases }: FittedTable, remaining: number): PhaseScale {
  const above = phases.findIndex((phase) => phase.remaining >= remaining);
  const [low, high] = [phases[above - 1], phases[above]];
  const nearest = high ?? phases.at(-1);
  if (nearest === undefined) throw new RangeError('a table without phases');
  if (low === undefined || high === undefined) return { ...nearest, remaining };
  const part = (remaining - low.remaining) / (high.remaining - low.remaining);
  const between = (from: number, to: number): number => from + part * (to - from);
  return {
    remaining,
    moveCost: between(low.moveCost, high.moveCost),
    oddsScale: between(low.oddsScale, high.oddsScale),
  };
}
