import { type Cell, canonicalRoute, jumpsFrom, legalMoves, type Move, type Position } from '@halma/rules';
import { type Spot, spotOf } from '../geometry/geometry.ts';
import { exitsFrom, isOnEdge } from './exits.ts';

/** Somewhere a chosen man may go. */
export interface Target {
  readonly move: Move;
  readonly to: Cell | 'off';
  /** Where that is: the cell's spot, or one outside the edge. */
  readonly at: Spot;
  readonly way: 'step' | 'hop' | 'drop';
  /** Jumps of a hop; 0 else. */
  readonly jumps: number;
}

/** The legal moves of a position, sorted by what is moved. */
export interface Choices {
  /** By the cell of a man who can move: where to. */
  readonly moves: ReadonlyMap<Cell, readonly Move[]>;
  /** Where a man in hand may be dropped. */
  readonly drops: readonly Target[];
}

export const NO_CHOICES: Choices = { moves: new Map(), drops: [] };

/** What the seat to move may do. */
export function choicesOf(position: Position): Choices {
  const { board } = position.rules;
  const moves = new Map<Cell, Move[]>();
  const drops: Target[] = [];
  for (const move of legalMoves(position)) {
    if (move.kind === 'drop') {
      drops.push({ move, to: move.to, at: spotOf(board, move.to), way: 'drop', jumps: 0 });
    } else if (move.kind !== 'pass') {
      const known = moves.get(move.from);
      if (known === undefined) moves.set(move.from, [move]);
      else known.push(move);
    }
  }
  return { moves, drops };
}

/** Where the man on a cell may go, in the order of the moves; one off the board has a target for each way out. */
export function targetsFrom(position: Position, from: Cell, moves: readonly Move[]): readonly Target[] {
  const { board } = position.rules;
  const jumps = jumpsFrom(position, from);
  return moves.flatMap((move): readonly Target[] => {
    if (move.kind === 'leave') return waysOff(position, from);
    if (move.kind !== 'walk') return [];
    const isStep = board.distance(from, move.to) === 1;
    return [
      {
        move,
        to: move.to,
        at: spotOf(board, move.to),
        way: isStep ? 'step' : 'hop',
        jumps: isStep ? 0 : (jumps.get(move.to) ?? 0),
      },
    ];
  });
}

function waysOff(position: Position, from: Cell): readonly Target[] {
  const targets: Target[] = [];
  const plain = canonicalRoute(position, { kind: 'leave', from });
  for (const { at, route, jumps } of exitsFrom(position, from)) {
    if (targets.some((other) => other.at.x === at.x && other.at.y === at.y)) continue;
    const isPlain = plain?.join() === route.join() && (jumps === 0 || !isOnEdge(position, from));
    // the move names its route only where it is not the one everybody would take it for
    const move: Move = isPlain ? { kind: 'leave', from } : { kind: 'leave', from, route };
    targets.push({ move, to: 'off', at, way: jumps === 0 ? 'step' : 'hop', jumps });
  }
  return targets;
}
