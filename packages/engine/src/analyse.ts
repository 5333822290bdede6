import { isRanked, type Move, PASS, type Position, type Rules } from '@halma/rules';
import type { Finding } from './finding.ts';
import { KernelSearch } from './kernel-search/kernel-search.ts';
import type { Limits } from './limits.ts';
import type { Analysis } from './line.ts';
import { setOut } from './openings/set-out.ts';
import { searchPlainly } from './plain-search/plain-search.ts';
import { LonelyRace } from './race/lonely-race.ts';
import { hasStalled, isAlone, soleRival } from './root/armies.ts';
import { valueDrops } from './root/drop.ts';
import { FINISH } from './root/end-bonus.ts';
import { openDoor } from './root/open-door.ts';
import { type RootMove, rootMoves } from './root/root-moves.ts';
import { FULL_VIEW, type View } from './root/view.ts';
import { lineOf } from './score.ts';
import { type TravelCosts, travelCosts } from './values/travel-cost.ts';

export interface AnalysisChoice {
  /** How many of the best lines to tell; one unless given. */
  readonly lines?: number;
  /** Numbers from 0 up to 1 that decide between nearly equal moves; without it the same is found every time. */
  readonly random?: () => number;
  /** How the position is looked at; in full unless given. */
  readonly view?: View;
}

/** How a position is looked at, everything said. */
interface Looking {
  readonly lineCount: number;
  readonly random: () => number;
  readonly view: View;
}

/** A search that goes deeper step by step, for one game. It remembers what it found from move to move. */
export class Analyst {
  readonly #kernel: KernelSearch | null;
  #race = new LonelyRace();

  /** @param costs what men cost where the kernel searches; as the game has it unless given */
  constructor(rules: Rules, costs: TravelCosts = travelCosts(rules)) {
    this.#kernel = KernelSearch.supports(rules) ? new KernelSearch(rules, costs) : null;
  }

  /** Forgets earlier searches, so that the next finds what the first would. */
  forget(): void {
    this.#kernel?.forget();
    this.#race = new LonelyRace();
  }

  /**
   * Analyses a position of its game for the seat to move: one finding after the other, each deeper than the last, until a
   * limit is reached or nothing is left to find. Stop it by taking no more, or within a finding by `limits.isStopped`.
   *
   * @returns nothing at all for a game that is over
   */
  *analyse(
    position: Position,
    limits: Limits,
    { lines = 1, random = () => 0, view = FULL_VIEW }: AnalysisChoice = {},
  ): Generator<Analysis, void> {
    if (position.outcome !== null) return;
    for (const found of this.#search(position, limits, { lineCount: lines, random, view })) {
      yield { ...found, lines: found.lines.map((line) => lineOf(position, line)) };
    }
  }

  #search(position: Position, limits: Limits, { lineCount, random, view }: Looking): Iterable<Finding> {
    const moves = rootMoves(position, random);
    if (position.dropsLeft > 0) return [valueDrops(position, moves, lineCount)];
    const settled = settledBy(position, moves, lineCount);
    if (settled !== null) return [settled];
    const hasChoice = moves.length > 1 || !view.isImpatient;
    if (hasChoice && (isAlone(position, view.raceMen) || (view.isImpatient && hasStalled(position)))) {
      const { raceWidth: width, widestRace: widest } = view;
      const door = openDoor(position, moves, lineCount);
      if (door !== null) return [door];
      const race = this.#race.run(position, moves, limits, { lineCount, width, widest });
      if (race !== null) return race;
    }
    // Whoever says how many positions or plies are to be looked at asks for a search.
    const mayFollow = view.followsPlans && lineCount === 1 && (limits.nodes ?? limits.depth) === undefined;
    const planned = mayFollow ? setOut(position, moves) : null;
    if (planned !== null) return [planned];
    const seen = view.look(position, moves, hasChoice ? limits : { ...limits, depth: 1 });
    if (this.#kernel !== null) {
      const { rivalWeight } = view;
      return this.#kernel.deepen(position, seen.moves, seen.limits, { lineCount, rivalWeight });
    }
    return searchPlainly(position, seen.moves, seen.limits, { lineCount, rival: soleRival(position) });
  }
}

/** What needs no search: a pass, since it is the only move, and a move that wins at once. */
function settledBy(position: Position, moves: readonly RootMove[], lineCount: number): Finding | null {
  const best = moves.reduce((one, other) => (other.bias > one.bias ? other : one));
  const one = (move: Move, value: number): Finding => ({
    depth: 1,
    nodes: 1,
    lines: [{ moves: [move], value }],
  });
  if (isRanked(position, position.toMove)) return one(PASS, 0);
  const wins = best.bias >= FINISH && lineCount === 1;
  return wins || best.move.kind === 'pass' ? one(best.move, best.bias) : null;
}
