import type { Move, Position } from '@halma/rules';

/** Top Secret's first part: a free cell near the edge of the zone, from where the way out is shortest. */
export function bestDrop(position: Position, moves: readonly Move[], random: () => number): Move {
  const { board } = position.rules;
  const centre = (board.rows.length - 1) / 2;
  const value = (move: Move): number => {
    if (move.kind !== 'drop') return Number.NEGATIVE_INFINITY;
    const x = board.x[move.to] ?? 0;
    const y = board.y[move.to] ?? 0;
    return Math.max(Math.abs(x - centre), Math.abs(y - centre)) + random();
  };
  const valued = moves.map((move) => ({ move, worth: value(move) }));
  return valued.reduce((one, other) => (other.worth > one.worth ? other : one)).move;
}
