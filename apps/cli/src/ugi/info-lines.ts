import type { Analysis, Line } from '@halma/engine';
import { formatShortMove, type Outcome, type Position, type Seat } from '@halma/rules';

/** A finding as `info` lines, one for each of its lines of play. @param milliseconds since the search began */
export function infoLines(position: Position, found: Analysis, milliseconds: number): readonly string[] {
  const { board } = position.rules;
  return found.lines.map((line, index) =>
    [
      `info depth ${found.depth} multipv ${index + 1} score ${scoreWords(line)}`,
      totals(found.nodes, milliseconds),
      `pv ${line.moves.map((move) => formatShortMove(board, move)).join(' ')}`,
    ].join(' '),
  );
}

/** What a search took, as every last `info` line tells it. */
export function totals(nodes: number, milliseconds: number): string {
  const rate = Math.round((1000 * nodes) / Math.max(milliseconds, 1));
  return `nodes ${nodes} time ${Math.round(milliseconds)} nps ${rate}`;
}

/** Hundredths of a move ahead; or, where it is proven, in how many plies the game is won, negative when it is lost. */
function scoreWords({ score, proven }: Line): string {
  if (proven === undefined) return `cp ${Math.round(100 * score)}`;
  return `mate ${proven.result === 'won' ? proven.plies : -proven.plies}`;
}

/** A result as `query result` is answered: players are numbered in turn order from 1, and partners by the first of them. */
export function resultWord(outcome: Outcome | null, seats: readonly Seat[]): string {
  if (outcome === null) return 'none';
  const [first = [], ...others] = outcome.tiers[0] ?? [];
  return others.length > 0 ? 'draw' : `p${1 + seats.indexOf(first[0] ?? 0)}win`;
}
