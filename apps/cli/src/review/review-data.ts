import type { PrincipalVariation, ReviewedPly, SeatSummary } from '@halma/engine';
import { reasonText } from '@halma/engine/english';
import { formatShortMove, type Rules, seatLetter } from '@halma/rules';
import type { ReplayedGame } from '../request/replayed-game.ts';

/** Formats a review for programs: the assessment of every turn and the summary of every seat. */
export function reviewData(
  { positions: [{ rules }] }: ReplayedGame,
  plies: readonly ReviewedPly[],
  seats: readonly SeatSummary[],
): Readonly<Record<string, unknown>> {
  return {
    plies: plies.map((ply) => plyData(rules, ply)),
    seats: seats.map((summary) => ({ ...summary, seat: seatLetter(summary.seat) })),
  };
}

function plyData(
  rules: Rules,
  { ply, seat, move: played, phase, reasons, assessment: verdict }: ReviewedPly,
): object {
  return {
    ply,
    seat: seatLetter(seat),
    move: formatShortMove(rules.board, played),
    phase,
    why: reasons.map((reason) => reasonText(rules, reason)),
    ...(verdict !== null && {
      judgement: verdict.judgement,
      loss: verdict.loss,
      best: lineData(rules, verdict.bestLine),
      whyBest: verdict.bestReasons.map((reason) => reasonText(rules, reason)),
      chosen: lineData(rules, verdict.playedLine),
    }),
  };
}

function lineData(rules: Rules, { score, winningChance, moves, proven }: PrincipalVariation): object {
  const texts = moves.map((move) => formatShortMove(rules.board, move));
  return { score, winningChance, moves: texts, ...(proven !== undefined && { proven }) };
}
