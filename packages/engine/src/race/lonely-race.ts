import { type Position, type Seat, seatOf, VACANT, type Walk } from '@halma/rules';
import { type Race, type RaceLimits, raceHome } from '@halma/solver';
import type { Finding, ValuedLine } from '../finding.ts';
import type { Limits } from '../limits.ts';
import { soleRival } from '../root/armies.ts';
import { LUCK, type RootMove } from '../root/root-moves.ts';
import { costOfMove } from '../values/cost-of-move.ts';

/** Placements kept after each move of a rival's way home, and of the ways among which those worth a closer look are found. */
const RIVAL_WIDTH = 60;
const FIRST_LOOK_WIDTH = 15;

/** Ways looked at closely for each line wanted. */
const CLOSE_LOOKS = 2;

/** While there is time, a race is run again with so many times the placements, which takes so many times as long. */
const WIDENING = 4;

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
   * @param widest the same, where a limit of time leaves some for more
   * @returns null where the solver cannot run the army
   */
  run(
    position: Position,
    moves: readonly RootMove[],
    limits: Limits,
    {
      lineCount,
      width,
      widest,
    }: { readonly lineCount: number; readonly width: number; readonly widest: number },
  ): readonly Finding[] | null {
    const fresh = moves.filter(({ bias }) => bias > -LUCK);
    const walks = (fresh.length > 0 ? fresh : moves).flatMap(({ move }) =>
      move.kind === 'walk' ? [move] : [],
    );
    const race = this.#shortest(position, walks, limits, { width, widest });
    const [first] = race?.moves ?? [];
    if (race === null || first === undefined) return null;
    const rival = soleRival(position);
    const home = (width: number, seat: Seat, firstMoves: readonly Walk[] = []): Race | null =>
      raceHome(position, { ...budgetOf(limits), width, seat, firstMoves });
    const theirs = rival === undefined ? null : home(RIVAL_WIDTH, rival);
    const unit = costOfMove(position.rules);
    const value = (found: Race): number => unit * (lengthOf(theirs) - lengthOf(found));
    const lines: ValuedLine[] = [{ moves: race.moves, value: value(race) }];
    if (lineCount > 1) {
      const others = walks.filter((walk) => !isAmong(walk, [first]));
      const ways = (width: number, tried: readonly Walk[]): readonly Race[] =>
        tried
          .flatMap((walk) => home(width, position.toMove, [walk]) ?? [])
          .sort((one, other) => lengthOf(one) - lengthOf(other) || one.cost - other.cost);
      const promising = ways(FIRST_LOOK_WIDTH, others).slice(0, CLOSE_LOOKS * lineCount);
      const beginnings = promising.flatMap(({ moves: [walk] }) => walk ?? []);
      lines.push(...ways(width, beginnings).map((way) => ({ moves: way.moves, value: value(way) })));
    }
    lines.sort((one, other) => other.value - one.value);
    const depth = race.moves.length;
    return [{ depth, nodes: depth * width * LOOKED_AT, lines: lines.slice(0, lineCount) }];
  }

  #shortest(
    position: Position,
    firstMoves: readonly Walk[],
    limits: Limits,
    { width, widest }: { readonly width: number; readonly widest: number },
  ): Race | null {
    const { milliseconds = 0, clock } = limits;
    const most = milliseconds > 0 ? widest : width;
    const began = clock();
    let found = raceHome(position, { ...budgetOf(limits), width, firstMoves });
    for (let wider = WIDENING * width; wider <= most; wider *= WIDENING) {
      const spent = clock() - began;
      if (found === null || spent * (1 + WIDENING) >= milliseconds || limits.isStopped?.() === true) break;
      const again = raceHome(position, { ...budgetOf(limits), width: wider, firstMoves });
      if (again !== null && lengthOf(again) < lengthOf(found)) found = again;
    }
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
