import type { Position } from '@halma/rules';
import type { SearchIteration } from '../search-info.ts';
import type { RootMove } from './root-moves.ts';

/**
 * The weight of each row or column closer to the edge. It exceeds TIE_MARGIN, so that random tie-breaks
 * cannot outweigh it.
 */
const EDGE_WEIGHT = 4;

/**
 * Evaluates the drops of Top Secret. Cells near the edge of the zone are best, since they are nearest to the board's
 * edge.
 */
export function evaluateDrops(
  position: Position,
  moves: readonly RootMove[],
  lineCount: number,
): SearchIteration {
  const { board } = position.rules;
  const centre = (board.rows.length - 1) / 2;
  const evaluation = ({ move, bias }: RootMove): number => {
    if (move.kind !== 'drop') return bias;
    const [x = centre, y = centre] = [board.x[move.to], board.y[move.to]];
    return bias + EDGE_WEIGHT * Math.max(Math.abs(x - centre), Math.abs(y - centre));
  };
  const lines = moves
    .map((root) => ({ moves: [root.move], evaluation: evaluation(root) }))
    .sort((a, b) => b.evaluation - a.evaluation)
    .slice(0, lineCount);
  return { depth: 1, nodes: moves.length, lines };
}
