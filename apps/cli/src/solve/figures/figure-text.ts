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

/**
 * Draws a figure and lists the moves to it in both notations.
 *
 * @param width in characters
 */
export function formatSolution(
  rules: Rules,
  moves: readonly FigureMove[],
  paint: Paint,
  width: number,
): string {
  const normalMoves = moves.map(({ from, to }): NormalMove => ({ kind: 'normal', from, to }));
  let position = fullCampPosition(rules);
  const fullTexts: string[] = [];
  for (const move of normalMoves) {
    fullTexts.push(formatFullMove(position, move));
    const next = play(position, move);
    if (!next.ok) throw new Error(`the solver found an illegal move: ${fullTexts.at(-1)}`);
    position = next.value;
  }
  const leafletLines =
    rules.board.id === 'H16'
      ? [wrapWords(formatLeafletMoves(normalMoves).split(/(?<=\.) /), '', width), '']
      : [];
  return [drawBoard(position, paint), '', ...leafletLines, wrapWords(fullTexts, '', width)].join('\n');
}

/** Returns the position in which all men stand in the camp. */
export function fullCampPosition(rules: Rules): Position {
  const start = startPosition(rules);
  if (!start.ok) throw new Error(`the camp has no start position: ${start.refusal.code}`);
  return start.value;
}
