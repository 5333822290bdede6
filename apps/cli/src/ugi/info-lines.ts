import type { PrincipalVariation, SearchInfo } from '@halma/engine';
import { formatShortMove, type Outcome, type Position, type Seat } from '@halma/rules';

/**
 * Formats an intermediate result as `info` lines, one for each principal variation.
 *
 * @param elapsedMs since the start of the search
 */
export function formatInfoLines(position: Position, info: SearchInfo, elapsedMs: number): readonly string[] {
  const { board } = position.rules;
  return info.lines.map((line, index) =>
    [
      `info depth ${info.depth} multipv ${index + 1} score ${formatScore(line)}`,
      formatTotals(info.nodes, elapsedMs),
      `pv ${line.moves.map((move) => formatShortMove(board, move)).join(' ')}`,
    ].join(' '),
  );
}

/** Formats the nodes, the time and the speed of a search. */
export function formatTotals(nodes: number, elapsedMs: number): string {
  const rate = Math.round((1000 * nodes) / Math.max(elapsedMs, 1));
  return `nodes ${nodes} time ${Math.round(elapsedMs)} nps ${rate}`;
}

/** Formats a score: hundredths of a move, or the plies to a proven win, negative for a loss. */
function formatScore({ score, proven }: PrincipalVariation): string {
  if (proven === undefined) return `cp ${Math.round(100 * score)}`;
  return `mate ${proven.result === 'won' ? proven.plies : -proven.plies}`;
}

/**
 * Formats the response to `query result`. Players are numbered from 1 in turn order; a team has the number of its first
 * partner.
 */
export function formatQueryResult(outcome: Outcome | null, seats: readonly Seat[]): string {
  if (outcome === null) return 'none';
  const [first = [], ...others] = outcome.tiers[0] ?? [];
  return others.length > 0 ? 'draw' : `p${1 + seats.indexOf(first[0] ?? 0)}win`;
}
