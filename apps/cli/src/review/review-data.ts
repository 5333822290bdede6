import type { Line, ReviewedPly, SeatSummary } from '@halma/engine';
import { reasonText } from '@halma/engine/english';
import { formatShortMove, type Rules, seatLetter } from '@halma/rules';
import type { PlayedGame } from '../request/played-game.ts';

/** A review for programs: every turn with its verdict, and every seat with its sum. Seats are letters, moves are short. */
export function reviewData(
  { positions: [{ rules }] }: PlayedGame,
  plies: readonly ReviewedPly[],
  seats: readonly SeatSummary[],
): Readonly<Record<string, unknown>> {
  return {
    plies: plies.map((ply) => plyData(rules, ply)),
    seats: seats.map((summary) => ({ ...summary, seat: seatLetter(summary.seat) })),
  };
}

function plyData(rules: Rules, { ply, seat, played, phase, reasons, verdict }: ReviewedPly): object {
  return {
    ply,
    seat: seatLetter(seat),
    move: formatShortMove(rules.board, played),
    phase,
    why: reasons.map((reason) => reasonText(rules, reason)),
    ...(verdict !== null && {
      judgement: verdict.judgement,
      loss: verdict.loss,
      best: lineData(rules, verdict.best),
      whyBest: verdict.bestReasons.map((reason) => reasonText(rules, reason)),
      chosen: lineData(rules, verdict.chosen),
    }),
  };
}

function lineData(rules: Rules, { score, winningChance, moves, proven }: Line): object {
  const texts = moves.map((move) => formatShortMove(rules.board, move));
  return { score, winningChance, moves: texts, ...(proven !== undefined && { proven }) };
}
