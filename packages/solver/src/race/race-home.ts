import type { Position, Seat, Walk } from '@halma/rules';
import { armyOf } from '../army/army.ts';
import { Beam } from '../beam/beam.ts';
import { type Guide, guideOf } from '../beam/guide.ts';

/** How a race is run. */
export interface RaceLimits {
  /** Placements kept after each move. */
  readonly width: number;
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Time to search, in milliseconds. */
  readonly milliseconds: number;
  /** The moves to choose the first from; every step and hop unless given. */
  readonly firstMoves?: readonly Walk[];
  /** Whose army; that of the seat to move unless given. */
  readonly seat?: Seat;
  /** The costs that guide the search; the solver's own unless given. */
  readonly guide?: Guide;
}

/** A way for one army. */
export interface Race {
  /** The moves, from the position on; those to the best placement found, or none, where the army does not come home. */
  readonly moves: readonly Walk[];
  readonly home: boolean;
  /** The travel cost left at the end of the line. */
  readonly cost: number;
}

/** Levels without a better placement after which a search that is not home gives up. */
const PATIENCE = 10;

let now: () => number = () => 0;
let beam: Beam | undefined;

/**
 * Runs one army home, all others standing still. Once the armies have passed each other neither can use or hinder the other,
 * and this is the whole game.
 *
 * @returns the shortest way found, or the best beginning of one; null when the army is not one of plain men
 */
export function raceHome(position: Position, limits: RaceLimits): Race | null {
  const { clock, width, milliseconds, firstMoves = [], seat = position.toMove } = limits;
  const army = armyOf(position.rules, seat, position.men);
  if (army === null) return null;
  now = clock;
  beam ??= new Beam(() => now());
  beam.begin(army, limits.guide ?? guideOf(position.rules, seat), width, firstMoves);
  return run(beam, clock() + milliseconds);
}

function run(beam: Beam, until: number): Race {
  let least = beam.leastWorth;
  let best: readonly Walk[] = [];
  for (let since = 0; since < PATIENCE; since += 1) {
    const end = beam.advance(until);
    if (end === 'home') return { moves: beam.line(), home: true, cost: 0 };
    if (end !== 'went-on') break;
    if (beam.leastWorth >= least && best.length > 0) continue;
    since = -1;
    least = beam.leastWorth;
    best = beam.line();
  }
  return { moves: best, home: false, cost: least };
}
