import {
  type Cell,
  canonicalRoute,
  jumpCountsFrom,
  legalMoves,
  type Move,
  type Position,
} from '@halma/rules';
import { type Spot, spotOf } from '../geometry/geometry.ts';
import { exitsFrom, isOnEdge } from './exits.ts';

/** A cell or an exit that a man can go to. */
export interface Target {
  readonly move: Move;
  readonly to: Cell | 'off';
  /** The spot of the cell, or of the exit outside the edge. */
  readonly spot: Spot;
  readonly kind: 'step' | 'hop' | 'drop';
  /** The number of jumps in a hop; 0 for a step or a drop. */
  readonly jumps: number;
}

/** The legal moves of a position, grouped by man. */
export interface Choices {
  /** The moves, by the cell of the man. */
  readonly moves: ReadonlyMap<Cell, readonly Move[]>;
  /** The targets of a man in hand. */
  readonly drops: readonly Target[];
}

export const NO_CHOICES: Choices = { moves: new Map(), drops: [] };

/** Returns the legal moves for the seat to move. */
export function choicesOf(position: Position): Choices {
  const { board } = position.rules;
  const moves = new Map<Cell, Move[]>();
  const drops: Target[] = [];
  for (const move of legalMoves(position)) {
    if (move.kind === 'drop') {
      drops.push({ move, to: move.to, spot: spotOf(board, move.to), kind: 'drop', jumps: 0 });
    } else if (move.kind !== 'pass') {
      const movesOfMan = moves.get(move.from);
      if (movesOfMan === undefined) moves.set(move.from, [move]);
      else movesOfMan.push(move);
    }
  }
  return { moves, drops };
}

/**
 * Returns the targets of the man on a cell, in the order of the moves. A move off the board has a target for each exit.
 */
export function targetsFrom(position: Position, from: Cell, moves: readonly Move[]): readonly Target[] {
  const { board } = position.rules;
  const jumps = jumpCountsFrom(position, from);
  return moves.flatMap((move): readonly Target[] => {
    if (move.kind === 'bear-off') return exitTargets(position, from);
    if (move.kind !== 'normal') return [];
    const isStep = board.distance(from, move.to) === 1;
    return [
      {
        move,
        to: move.to,
        spot: spotOf(board, move.to),
        kind: isStep ? 'step' : 'hop',
        jumps: isStep ? 0 : (jumps.get(move.to) ?? 0),
      },
    ];
  });
}

function exitTargets(position: Position, from: Cell): readonly Target[] {
  const targets: Target[] = [];
  const canonical = canonicalRoute(position, { kind: 'bear-off', from });
  for (const { spot, route, jumps } of exitsFrom(position, from)) {
    if (targets.some((other) => other.spot.x === spot.x && other.spot.y === spot.y)) continue;
    const isCanonical = canonical?.join() === route.join() && (jumps === 0 || !isOnEdge(position, from));
    // The canonical move states no route. From the edge it is a step, so a hop from there always states its route, even
    // if its cells are the same.
    const move: Move = isCanonical ? { kind: 'bear-off', from } : { kind: 'bear-off', from, route };
    targets.push({ move, to: 'off', spot, kind: jumps === 0 ? 'step' : 'hop', jumps });
  }
  return targets;
}
