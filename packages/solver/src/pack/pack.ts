import type { Position, Seat, Walk } from '@halma/rules';
import { type Army, armyOf, isHome, menNeeded } from '../army/army.ts';
import { find } from './find.ts';
import { isProven, type Knowledge } from './knowledge.ts';
import { prove } from './prove.ts';
import type { Shift } from './shift.ts';

/** What is known of the fewest moves in which an army alone comes home. */
export interface Packing {
  /** The fewest moves found; null when none has been found. */
  readonly best: number | null;
  /** No way is shorter than this. */
  readonly bound: number;
  /** Is the best the fewest there can be? */
  readonly proven: boolean;
  /** The moves of the best way. */
  readonly moves: readonly Walk[];
}

/** What a search for packings may use. */
export interface PackingLimits {
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Whose army; that of the seat to move unless given. */
  readonly seat?: Seat;
  /** Bytes of memory for the proof; 600 million unless given. */
  readonly memory?: number;
}

const MEMORY = 600_000_000;

/** Milliseconds that each way of searching works before the other has its turn. */
const SLICE = 20;

/**
 * Looks for the fewest moves in which the army of a seat, alone, comes home, all others standing still. Beams ever wider find
 * ways, and a search from both ends raises the bound until they meet. It stops wherever its caller stops asking.
 *
 * @returns answers every few hundredths of a second, each at least as good as the one before, until one is proven or nothing is
 * left to try; null for an army that is not one of plain men in a game with camps
 */
export function packings(position: Position, limits: PackingLimits): Generator<Packing> | null {
  const army = armyOf(position.rules, limits.seat ?? position.toMove, position.men);
  return army === null ? null : answers(army, limits);
}

function* answers(army: Army, { clock, memory = MEMORY }: PackingLimits): Generator<Packing> {
  const known: Knowledge = isHome(army) ? { moves: [], bound: 0 } : { moves: null, bound: 1 };
  const shift: Shift = { clock, end: 0 };
  const workers = [find(army, known, shift), prove(army, known, shift, memory)];
  yield answerOf(known);
  if (menNeeded(army) > army.cells.length) return;
  for (let working = true; working && !isProven(known); ) {
    working = false;
    for (const worker of workers) {
      shift.end = clock() + SLICE;
      if (!isProven(known) && worker.next().done !== true) working = true;
      yield answerOf(known);
    }
  }
}

function answerOf(known: Knowledge): Packing {
  const { moves, bound } = known;
  return { best: moves?.length ?? null, bound, proven: isProven(known), moves: moves ?? [] };
}
