import { type Position, type Seat, seatOf, VACANT, type Walk } from '@halma/rules';
import { escortHome, type Race } from '@halma/solver';
import type { Finding, ValuedLine } from '../finding.ts';
import type { Limits } from '../limits.ts';
import { lastOf, rivalToBeat } from '../root/armies.ts';
import { LUCK, type RootMove } from '../root/root-moves.ts';
import { ownSide } from '../root/sides.ts';
import { costOfMove } from '../values/cost-of-move.ts';
import {
  affordableWidth,
  bestWays,
  LOOKED_AT,
  lengthOf,
  othersWay,
  type RaceWidth,
  shortestWay,
} from './ways-home.ts';

/** An army on its way home alone, which keeps to the line it has found unless it finds a shorter one. */
export class LonelyRace {
  #planned: readonly Walk[] = [];
  #expected = '';

  /**
   * Lines for an army that neither uses nor hinders others: the shortest way home that is found, then the ways that begin with
   * other moves. Positions that were there before are not gone back to while there is anything else.
   *
   * @returns null where the solver cannot run the army
   */
  run(
    position: Position,
    moves: readonly RootMove[],
    limits: Limits,
    { lineCount, ...wanted }: RaceWidth & { readonly lineCount: number },
  ): readonly Finding[] | null {
    const fresh = moves.filter(({ bias }) => bias > -LUCK);
    const walks = (fresh.length > 0 ? fresh : moves).flatMap(({ move }) =>
      move.kind === 'walk' ? [move] : [],
    );
    const wide = affordableWidth(wanted, limits);
    const best = this.#best(position, walks, shortestWay(position, walks, wide, limits));
    const [first] = best?.moves ?? [];
    if (best === null || first === undefined) return null;
    const others = walks.filter((walk) => !isAmong(first, [walk]));
    const count = lineCount - 1;
    const ways = count > 0 ? bestWays(position, others, { width: wide.width, count }, limits) : [];
    const lengthFor = (seat: Seat | undefined): number =>
      seat === undefined ? 0 : lengthOf(othersWay(position, seat, limits));
    const theirs = lengthFor(rivalToBeat(position));
    const partner = lastOf(
      position,
      ownSide(position).filter((seat) => seat !== position.toMove),
    );
    const partners = lengthFor(partner);
    const lines = [best, ...ways].map((way) => valued(way, { theirs, partners }, position));
    lines.sort((one, other) => other.value - one.value);
    const depth = best.moves.length;
    return [{ depth, nodes: depth * wide.width * LOOKED_AT, lines }];
  }

  /** What was planned, unless the army stands otherwise or what has been found now is shorter. */
  #best(position: Position, firstMoves: readonly Walk[], found: Race | null): Race | null {
    const plan = this.#planned;
    const isOnPlan = this.#expected === placement(position, position.toMove) && isAmong(plan[0], firstMoves);
    const keeps = isOnPlan && found !== null && (!found.home || plan.length <= found.moves.length);
    const best = keeps
      ? { moves: plan, home: found.home, cost: 0 }
      : (escorted(position, firstMoves, found) ?? found);
    const [first, ...rest] = best?.moves ?? [];
    this.#planned = keeps || best !== found || best?.home === true ? rest : [];
    this.#expected = first === undefined ? '' : placement(position, position.toMove, first);
    return best;
  }
}

/** Where the army as a whole does not come home and somebody is left behind who cannot move by himself: his way with another. */
function escorted(position: Position, firstMoves: readonly Walk[], found: Race | null): Race | null {
  if (found === null || found.home) return null;
  const moves = escortHome(position, firstMoves);
  return moves === null ? null : { ...found, moves };
}

/** A way with its value: how many moves sooner it, and the last partner, come home than the rival. */
function valued(
  way: Race,
  { theirs, partners }: { readonly theirs: number; readonly partners: number },
  { rules }: Position,
): ValuedLine {
  const own = Math.max(lengthOf(way), partners);
  return { moves: way.moves, value: costOfMove(rules) * (theirs - own) };
}

function isAmong(walk: Walk | undefined, walks: readonly Walk[]): boolean {
  return walk !== undefined && walks.some(({ from, to }) => from === walk.from && to === walk.to);
}

/** The cells of an army in order, after a move if one is given: equal texts, equal placements. */
function placement({ men, rules }: Position, seat: Seat, { from, to }: Partial<Walk> = {}): string {
  const cells: number[] = [];
  for (let cell = 0; cell < rules.board.cells; cell += 1) {
    const man = men[cell] ?? VACANT;
    if ((man !== VACANT && seatOf(man) === seat && cell !== from) || cell === to) cells.push(cell);
  }
  return cells.join(' ');
}
