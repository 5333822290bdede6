import type { PrincipalVariation, ReviewedPly, SeatSummary } from '@halma/engine';
import { reasonText } from '@halma/engine/english';
import { formatShortMove, type Rules, seatLetter } from '@halma/rules';
import type { ReplayedGame } from '../request/replayed-game.ts';

/** Creates the review for programs: the assessment of every turn and the summary of every seat. */
export function createReviewData(
  { positions: [{ rules }] }: ReplayedGame,
  plies: readonly ReviewedPly[],
  seats: readonly SeatSummary[],
): Readonly<Record<string, unknown>> {
  return {
    plies: plies.map((ply) => createPlyData(rules, ply)),
    seats: seats.map((summary) => ({ ...summary, seat: seatLetter(summary.seat) })),
  };
}

function createPlyData(
  rules: Rules,
  { ply, seat, move: played, phase, reasons, assessment }: ReviewedPly,
): object {
  return {
    ply,
    seat: seatLetter(seat),
    move: formatShortMove(rules.board, played),
    phase,
    why: reasons.map((reason) => reasonText(rules, reason)),
    ...(assessment !== null && {
      judgement: assessment.judgement,
      loss: assessment.loss,
      best: createLineData(rules, assessment.bestLine),
      whyBest: assessment.bestReasons.map((reason) => reasonText(rules, reason)),
      chosen: createLineData(rules, assessment.playedLine),
    }),
  };
}

function createLineData(rules: Rules, { score, winningChance, moves, proven }: PrincipalVariation): object {
  const texts = moves.map((move) => formatShortMove(rules.board, move));
  return { score, winningChance, moves: texts, ...(proven !== undefined && { proven }) };
}
