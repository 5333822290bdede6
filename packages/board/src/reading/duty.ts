import { type Cell, type Position, yardDuty } from '@halma/rules';
import type { Choices } from './targets.ts';

/** A turn on which only men in the mover's own yard may move. */
export interface Duty {
  /** The men who may. */
  readonly men: ReadonlySet<Cell>;
  /** Two ways out of the yard, from and to, to be shown by arrows. */
  readonly waysOut: readonly (readonly [Cell, Cell])[];
}

/** The duty of the seat to move towards its own yard, or null when it may move as it likes. */
export function dutyOf(position: Position, { moves }: Choices): Duty | null {
  const inHome = position.rules.yards[position.toMove]?.inHome;
  if (inHome === undefined || moves.size === 0 || yardDuty(position) === null) return null;
  const movers = new Set(moves.keys());
  return { men: movers, waysOut: shortWaysOut(position, movers, moves, inHome) };
}

function shortWaysOut(
  position: Position,
  movers: ReadonlySet<Cell>,
  moves: Choices['moves'],
  inHome: Uint8Array,
): readonly (readonly [Cell, Cell])[] {
  const { board } = position.rules;
  const ways = [...movers].flatMap((from): (readonly [Cell, Cell])[] => {
    const out = (moves.get(from) ?? []).flatMap((move) =>
      move.kind === 'walk' && inHome[move.to] !== 1 ? [move.to] : [],
    );
    const nearest = out.sort((a, b) => board.distance(from, a) - board.distance(from, b))[0];
    return nearest === undefined ? [] : [[from, nearest]];
  });
  const byLength = ways.sort((a, b) => board.distance(a[0], a[1]) - board.distance(b[0], b[1]));
  const first = byLength[0];
  const second = byLength.find(([, to]) => to !== first?.[1]);
  return [first, second].filter((way) => way !== undefined);
}
