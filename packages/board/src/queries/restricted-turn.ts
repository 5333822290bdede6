import { type Cell, campRestriction, type Position } from '@halma/rules';
import type { Choices } from './targets.ts';

/** A turn in which the rules allow only moves by men in the camp of the seat to move. */
export interface RestrictedTurn {
  /** The cells of the men that may move. */
  readonly men: ReadonlySet<Cell>;
  /** Up to two short moves out of the camp, as pairs of start and end cell, to draw as arrows. */
  readonly exitMoves: readonly (readonly [Cell, Cell])[];
}

/** Returns the restriction of this turn; null if men outside the camp may move too. */
export function restrictedTurnOf(position: Position, { moves }: Choices): RestrictedTurn | null {
  const inHome = position.rules.camps[position.toMove]?.inHome;
  if (inHome === undefined || moves.size === 0 || campRestriction(position) === null) return null;
  const movers = new Set(moves.keys());
  return { men: movers, exitMoves: shortestExitMoves(position, movers, moves, inHome) };
}

function shortestExitMoves(
  position: Position,
  movers: ReadonlySet<Cell>,
  moves: Choices['moves'],
  inHome: Uint8Array,
): readonly (readonly [Cell, Cell])[] {
  const { board } = position.rules;
  const exits = [...movers].flatMap((from): (readonly [Cell, Cell])[] => {
    const exitCells = (moves.get(from) ?? []).flatMap((move) =>
      move.kind === 'normal' && inHome[move.to] !== 1 ? [move.to] : [],
    );
    const nearest = exitCells.sort((a, b) => board.distance(from, a) - board.distance(from, b))[0];
    return nearest === undefined ? [] : [[from, nearest]];
  });
  const byLength = exits.sort((a, b) => board.distance(a[0], a[1]) - board.distance(b[0], b[1]));
  const first = byLength[0];
  const second = byLength.find(([, to]) => to !== first?.[1]);
  return [first, second].filter((move) => move !== undefined);
}
