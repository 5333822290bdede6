import {
  formatFullMove,
  formatKey,
  type Position,
  play,
  type Rules,
  startPosition,
  type Walk,
} from '@halma/rules';
import type { FigureMove } from '@halma/solver';
import { drawBoard } from '../../drawing/board.ts';
import type { Paint } from '../../drawing/paint.ts';
import { wrap } from '../../drawing/table.ts';

/** The moves to a figure in both notations, and the figure. @param width how many characters a line has */
export function lineText(rules: Rules, moves: readonly FigureMove[], paint: Paint, width: number): string {
  const walks = moves.map(({ from, to }): Walk => ({ kind: 'walk', from, to }));
  let position = fullYard(rules);
  const full: string[] = [];
  for (const walk of walks) {
    full.push(formatFullMove(position, walk));
    const next = play(position, walk);
    if (!next.ok) throw new Error(`the solver found an illegal move: ${full.at(-1)}`);
    position = next.value;
  }
  const key = rules.board.id === 'H16' ? [wrap(formatKey(walks).split(/(?<=\.) /), '', width), ''] : [];
  return [drawBoard(position, paint), '', ...key, wrap(full, '', width)].join('\n');
}

/** The yard with all its men. */
export function fullYard(rules: Rules): Position {
  const start = startPosition(rules);
  if (!start.ok) throw new Error(`a yard has no start: ${start.refusal.code}`);
  return start.value;
}
