import {
  formatFullMove,
  formatLeafletMoves,
  type NormalMove,
  type Position,
  play,
  type Rules,
  startPosition,
} from '@halma/rules';
import type { FigureMove } from '@halma/solver';
import { drawBoard } from '../../drawing/board.ts';
import type { Paint } from '../../drawing/paint.ts';
import { wrapWords } from '../../drawing/text-layout.ts';

/** Formats the moves to a figure in both notations, with a drawing. @param width in characters */
export function lineText(rules: Rules, moves: readonly FigureMove[], paint: Paint, width: number): string {
  const walks = moves.map(({ from, to }): NormalMove => ({ kind: 'normal', from, to }));
  let position = fullCamp(rules);
  const full: string[] = [];
  for (const walk of walks) {
    full.push(formatFullMove(position, walk));
    const next = play(position, walk);
    if (!next.ok) throw new Error(`the solver found an illegal move: ${full.at(-1)}`);
    position = next.value;
  }
  const key =
    rules.board.id === 'H16' ? [wrapWords(formatLeafletMoves(walks).split(/(?<=\.) /), '', width), ''] : [];
  return [drawBoard(position, paint), '', ...key, wrapWords(full, '', width)].join('\n');
}

/** Returns the position with all men in the camp. */
export function fullCamp(rules: Rules): Position {
  const start = startPosition(rules);
  if (!start.ok) throw new Error(`a camp has no start: ${start.refusal.code}`);
  return start.value;
}
