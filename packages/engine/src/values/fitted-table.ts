import { type BoardId, isGameId, MARKED_KIND, type Rules, type Seat } from '@halma/rules';
import { FITTED_TABLES } from './fitted-tables.ts';

/** The seat from whose side the tables describe the board. */
const FIRST_SEAT: Seat = 1;

/** The maximum number of seats in a game that uses a two-seat table. */
const MAX_SEATS = 4;

/** With more than two seats, an extra cost that a man saves when it enters the target. */
const TARGET_STEP = 20;

/** The meaning of an evaluation when a given share of the distance remains. */
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
  /** The travel cost of the first seat's men on each cell. */
  readonly costs: readonly number[];
  /** The travel cost of the marked man on each cell, in a table for games that have one. */
  readonly markedCosts?: readonly number[];
  /**
   * The part of the starting side's score that the turn order explains, in moves. It is about the same at any
   * stage.
   */
  readonly turnScore: number;
  /** In increasing order of `remaining`. */
  readonly phases: readonly PhaseScale[];
}

/**
 * Returns the fitted table for a game. It applies to two opposite armies whose men move alike and jump over adjacent
 * men, in every built-in game with the same board and camps.
 *
 * @returns null if there is none
 */
export function fittedTableOf(rules: Rules): FittedTable | null {
  const { board, camps, options, seats } = rules;
  if (seats.length !== 2 || !movesAsFitted(rules)) return null;
  const [first = 0] = seats;
  const men = camps[first]?.home.length;
  const isForGame = (table: FittedTable): boolean =>
    table.board === board.id &&
    table.men === men &&
    (table.markedCosts === undefined) === (options.marked === 'off');
  return FITTED_TABLES.find(isForGame) ?? null;
}

/** Returns whether the men of a game start in camps and move as in the games to which the tables were fitted. */
function movesAsFitted({ game, options }: Rules): boolean {
  return (
    isGameId(game.id) &&
    game.startingSetup.kind === 'camp' &&
    options.color === 'off' &&
    options.jumpReach === 'adjacent'
  );
}

/**
 * Returns the table whose costs three and four seats use: the one for two seats on the same board, for the smallest
 * armies of at least their size. In matches it is stronger than the formula, especially for teams, but not for six
 * seats (docs/reference/engine.md).
 *
 * @returns null if there is none
 */
export function tableForManySeats(rules: Rules): FittedTable | null {
  const { board, camps, options, seats } = rules;
  const isFitted =
    seats.length > 2 && seats.length <= MAX_SEATS && options.marked === 'off' && movesAsFitted(rules);
  const [first = 0] = seats;
  const size = camps[first]?.home.length;
  if (!isFitted || size === undefined) return null;
  return (
    FITTED_TABLES.filter(
      ({ board: id, men, markedCosts }) => id === board.id && men >= size && markedCosts === undefined,
    ).toSorted((a, b) => a.men - b.men)[0] ?? null
  );
}

/**
 * Returns the cost of a seat's men of a kind on each cell. Each seat sees the board as the first one does, rotated.
 * With more than two seats a man outside the target costs more than every man in it, even where the table is for larger
 * targets.
 */
export function costsInTable(
  { costs, markedCosts = costs }: FittedTable,
  { board, camps, seats }: Rules,
  seat: Seat,
  kind: number,
): readonly number[] {
  const rotation = board
    .symmetries()
    .find(({ isMirror, seats: seatAfter }) => !isMirror && seatAfter[seat] === FIRST_SEAT);
  const costsOfKind = kind === MARKED_KIND ? markedCosts : costs;
  const seatCosts = Array.from({ length: board.cellCount }, (_, cell) => {
    const cost = costsOfKind[rotation?.cells[cell] ?? board.wall];
    if (cost === undefined) throw new RangeError(`no cost for cell ${cell} of seat ${seat}`);
    return cost;
  });
  if (seats.length === 2) return seatCosts;
  const { target = [], inTarget } = camps[seat] ?? {};
  const highestTargetCost = Math.max(...target.map((cell) => seatCosts[cell] ?? 0));
  return seatCosts.map((cost, cell) =>
    inTarget?.[cell] === 1 ? cost : Math.max(cost, highestTargetCost) + TARGET_STEP,
  );
}

/** Returns the scale for a remaining share of the distance, interpolated between the phases of the table. */
export function scaleAt({ phases }: FittedTable, remaining: number): PhaseScale {
  const indexAbove = phases.findIndex((phase) => phase.remaining >= remaining);
  const [low, high] = [phases[indexAbove - 1], phases[indexAbove]];
  const nearest = high ?? phases.at(-1);
  if (nearest === undefined) throw new RangeError('a table without phases');
  if (low === undefined || high === undefined) return { ...nearest, remaining };
  const part = (remaining - low.remaining) / (high.remaining - low.remaining);
  const interpolate = (from: number, to: number): number => from + part * (to - from);
  return {
    remaining,
    moveCost: interpolate(low.moveCost, high.moveCost),
    oddsScale: interpolate(low.oddsScale, high.oddsScale),
  };
}
