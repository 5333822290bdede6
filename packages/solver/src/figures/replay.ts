import { type Position, play } from '@halma/rules';
import type { Figure, FigureMove } from './figure.ts';

/** What is wrong with a line, and with which of its moves, counted from 1. The list is closed. */
export const LINE_FAULTS = ['illegal-move', 'moved-twice', 'other-figure'] as const;

export interface LineFault {
  readonly code: (typeof LINE_FAULTS)[number];
  readonly ply?: number;
}

/**
 * Plays a line by the rules: one army alone, each man moving once.
 *
 * @param start the full yard, in a game in which its seat alone moves
 * @returns what is wrong with it, or null when it leads to the figure
 */
export function lineFault(start: Position, moves: readonly FigureMove[], figure: Figure): LineFault | null {
  let position = start;
  const left = new Set(start.rules.yards[start.toMove]?.home);
  for (const [index, { from, to }] of moves.entries()) {
    if (!left.delete(from)) return { code: 'moved-twice', ply: index + 1 };
    const next = play(position, { kind: 'walk', from, to });
    if (!next.ok) return { code: 'illegal-move', ply: index + 1 };
    position = next.value;
  }
  const men = [...position.men.subarray(0, position.rules.board.cells).keys()].filter(
    (cell) => position.men[cell] !== 0,
  );
  return left.size === 0 && men.join() === figure.join() ? null : { code: 'other-figure' };
}
