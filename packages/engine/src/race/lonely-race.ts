import { type Position, type Seat, seatOf, VACANT, type Walk } from '@halma/rules';
import { type Race, type RaceLimits, raceHome } from '@halma/solver';
import type { Finding, ValuedLine } from '../finding.ts';
import type { Limits } from '../limits.ts';
import { soleRival } from '../root/armies.ts';
import { LUCK, type RootMove } from '../root/root-moves.ts';
import { COST_OF_MOVE } from '../score.ts';

/** Placements kept after each move of the lines and of the rival that a race is compared with. */
const COMPARED_WIDTH = 60;

/** Placements looked at for each one kept: what a race counts as nodes. */
const LOOKED_AT = 30;

/** What a race that does not come home is taken to need still, in moves. */
const BLOCKED = 30;

/** An army on its way home alone, which keeps to the line it has found unless it finds a shorter one. */
export class LonelyRace {
  #planned: readonly Walk[] = [];
  #expected = '';

  /**
   * Lines for an army that neither uses nor hinders others: the shortest way home that is found, then the ways that begin with
   * other moves. Positions that were there before are not gone back to while there is anything else.
   *
   * @param width placements kept after each move of the line played
   * @returns null where the solver cannot run the army
   */
  run(
    position: Position,
    moves: readonly RootMove[],
    limits: Limits,
    { lineCount, width }: { readonly lineCount: number; readonly width: number },
  ): readonly Finding[] | null {
    const fresh = moves.filter(({ bias }) => bias > -LUCK);
    const walks = (fresh.length > 0 ? fresh : moves).flatMap(({ move }) =>
      move.kind === 'walk' ? [move] : [],
    );
    const race = this.#shortest(position, walks, limits, width);
    const [first] = race?.moves ?? [];
    if (race === null || first === undefined) return null;
    const rival = soleRival(position);
    const theirs = rival === undefined ? null : compared(position, limits, rival);
    const value = (found: Race): number => COST_OF_MOVE * (lengthOf(theirs) - lengthOf(found));
    const lines: ValuedLine[] = [{ moves: race.moves, value: value(race) }];
    for (const walk of walks.slice(0, lineCount > 1 ? walks.length : 0)) {
      if (walk.from === first.from && walk.to === first.to) continue;
      const other = compared(position, limits, position.toMove, [walk]);
      if (other !== null) lines.push({ moves: other.moves, value: value(other) });
    }
    lines.sort((one, other) => other.value - one.value);
    const depth = race.moves.length;
    return [{ depth, nodes: depth * width * LOOKED_AT, lines: lines.slice(0, lineCount) }];
  }

  #shortest(position: Position, firstMoves: readonly Walk[], limits: Limits, width: number): Race | null {
    const found = raceHome(position, { ...budgetOf(limits), width, firstMoves });
    const plan = this.#planned;
    const onPlan = this.#expected === placement(position, position.toMove) && isAmong(plan[0], firstMoves);
    const keeps = onPlan && found !== null && (!found.home || plan.length <= found.moves.length);
    const race = keeps ? { moves: plan, home: true, cost: 0 } : found;
    this.#remember(position, race);
    return race;
  }

  #remember(position: Position, race: Race | null): void {
    const [first, ...rest] = race?.moves ?? [];
    this.#planned = race?.home === true ? rest : [];
    this.#expected = first === undefined ? '' : placement(position, position.toMove, first);
  }
}

/** The way home of a seat, looked for with less care. */
function compared(
  position: Position,
  limits: Limits,
  seat: Seat,
  firstMoves: readonly Walk[] = [],
): Race | null {
  return raceHome(position, { ...budgetOf(limits), width: COMPARED_WIDTH, seat, firstMoves });
}

function budgetOf({ clock, milliseconds, isStopped }: Limits): Pick<RaceLimits, 'clock' | 'milliseconds'> {
  return {
    clock: isStopped === undefined ? clock : () => (isStopped() ? Number.POSITIVE_INFINITY : clock()),
    milliseconds: milliseconds ?? Number.MAX_SAFE_INTEGER,
  };
}

function lengthOf(race: Race | null): number {
  if (race === null) return 0;
  return race.moves.length + (race.home ? 0 : BLOCKED);
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
