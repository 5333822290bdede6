import type { Position } from '@halma/rules';
import type { Finding } from '../finding.ts';
import type { RootMove } from './root-moves.ts';

/** More than luck weighs: a row nearer to the edge is always the better cell. */
const DROP_WEIGHT = 4;

/** Top Secret's first part: a free cell near the edge of the zone, from where the way out is shortest. */
export function valueDrops(position: Position, moves: readonly RootMove[], lineCount: number): Finding {
  const { board } = position.rules;
  const centre = (board.rows.length - 1) / 2;
  const value = ({ move, bias }: RootMove): number => {
    if (move.kind !== 'drop') return bias;
    const x = board.x[move.to] ?? 0;
    const y = board.y[move.to] ?? 0;
    return bias + DROP_WEIGHT * Math.max(Math.abs(x - centre), Math.abs(y - centre));
  };
  const lines = moves
    .map((root) => ({ moves: [root.move], value: value(root) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, lineCount);
  return { depth: 1, nodes: moves.length, lines };
}
