import type { Position, Rules, Seat, Walk } from '@halma/rules';
import { type Army, armyOf } from '../army/army.ts';
import { Beam } from '../beam/beam.ts';
import { CELLS_OF_TWO } from '../beam/partner.ts';
import { type Knowledge, takeOver } from '../home/knowledge.ts';
import { TwoEnded } from '../home/two-ended.ts';
import type { WayHome } from '../home/ways-home.ts';
import { sharedGuides } from './shared-guides.ts';

/** What a search for shared games may use. */
export interface SharedLimits {
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Chance, from 0 up to 1. */
  readonly random: () => number;
  /** Placements kept after each move; 8,000 unless given. */
  readonly width?: number;
  /** A game to begin with: only shorter ones are looked for. */
  readonly known?: readonly Walk[] | null;
}

const WIDTH = 8000;
/** Milliseconds between two answers, at most. */
const TURN = 20;
/** A game in which nobody is home after so many turns has lost its way. */
const MOST_TURNS = 80;

/**
 * Looks for the shortest game of two in which both work together so that one of them comes home. One beam follows the other,
 * without end, each guided by costs that chance has picked; the seats take turns at being the one that wins.
 *
 * @returns answers as `packings` gives them, with the moves of both seats; null unless two armies of plain men play, each freely,
 * on a board of at most 128 cells
 */
export function sharedGames(position: Position, limits: SharedLimits): Generator<WayHome> | null {
  const { rules } = position;
  const armies = rules.seats.map((seat) => freeArmy(position, seat));
  const [one, other] = armies;
  if (armies.length !== 2 || one == null || other == null || rules.board.cells > CELLS_OF_TWO) return null;
  return games(position.toMove === one.seat ? [one, other] : [other, one], limits);
}

/** The army of a seat, if it is of plain men whom nothing but other men binds. */
function freeArmy({ rules, men }: Position, seat: Seat): Army | null {
  const army = armyOf(rules, seat, men);
  const alone = army && { ...army, standing: [] };
  return alone !== null && isFree(rules, seat) && TwoEnded.supports(alone) ? alone : null;
}

function isFree({ options, permits }: Rules, seat: Seat): boolean {
  return options.evacuate === 'off' && permits[seat]?.every((permit) => permit === null) === true;
}

/** @param armies the one that begins, and the other */
function* games(
  [first, second]: readonly [Army, Army],
  { clock, random, width = WIDTH, known: begunWith = null }: SharedLimits,
): Generator<WayHome> {
  const beam = new Beam(clock);
  const known: Knowledge = { moves: begunWith, bound: boundOf(first, second, clock) };
  let before = 0;
  const answer = (): WayHome => {
    const { moves, bound } = known;
    const best = moves?.length ?? null;
    return { best, bound, proven: best === bound, moves: moves ?? [], placements: before + beam.listed };
  };
  for (let winner = second, helper = first; ; [winner, helper] = [helper, winner]) {
    const guides = sharedGuides(winner.rules, winner.seat, random);
    const partner = { cells: helper.cells, costs: guides.helper, begins: helper === first };
    beam.begin(winner, guides.winner, width, [], partner);
    for (let turns = 0; turns + 1 < (known.moves?.length ?? MOST_TURNS); ) {
      const end = beam.advance(clock() + TURN);
      yield answer();
      if (end === 'out-of-time') continue;
      if (end === 'home') takeOver(known, beam.line());
      if (end !== 'went-on') break;
      turns += 1;
    }
    before += beam.listed;
  }
}

/** The one that wins needs moves of its own; in between the other has as many, or one fewer where the winner begins. */
function boundOf(first: Army, second: Army, clock: () => number): number {
  const alone = (army: Army): number => new TwoEnded(army, clock).leastMoves;
  return Math.min(2 * alone(first) - 1, 2 * alone(second));
}
