import type { ReviewedPly, SeatSummary } from '@halma/engine';
import { judgementText, phaseText, reasonText } from '@halma/engine/english';
import { formatShortMove, type Rules, seatLetter } from '@halma/rules';
import { formatCount } from '../drawing/position-text.ts';
import { drawTable, wrapWords } from '../drawing/text-layout.ts';
import type { ReplayedGame } from '../request/replayed-game.ts';

/** Formats a review for people: each seat's summary, the inaccurate moves, and the worst moves with explanations. */
export function reviewText(
  { positions: [{ rules }] }: ReplayedGame,
  plies: readonly ReviewedPly[],
  seats: readonly SeatSummary[],
  width: number,
): string {
  const slips = plies.filter(isSlip);
  const worst = seats.flatMap((summary) =>
    summary.worst.flatMap((ply) => plies.filter((one) => one.ply === ply)),
  );
  return [
    `${rules.game.title}: ${formatCount(plies.length, 'turn')} reviewed.`,
    '',
    seatTable(seats),
    '',
    ...(slips.length > 0 ? [slipTable(rules, slips)] : ['No inaccuracies, mistakes or blunders.']),
    ...worst.flatMap((ply) => ['', worstText(rules, ply, width)]),
  ].join('\n');
}

function isSlip({ assessment: verdict }: ReviewedPly): boolean {
  return verdict !== null && verdict.judgement !== 'best' && verdict.judgement !== 'good';
}

function seatTable(seats: readonly SeatSummary[]): string {
  const rows = seats.map(({ seat, turns, judgements, bestShare, meanLoss, phases }) => [
    seatLetter(seat),
    String(turns),
    bestShare === null ? '' : `${Math.round(100 * bestShare)} %`,
    String(judgements.inaccuracy),
    String(judgements.mistake),
    String(judgements.blunder),
    meanLoss.toFixed(2),
    phases.map(({ phase, from, to }) => `${phaseText(phase)} ${from}–${to}`).join(', '),
  ]);
  const heading = ['seat', 'turns', 'best', 'inaccuracies', 'mistakes', 'blunders', 'lost a turn', 'phases'];
  return drawTable([heading, ...rows], [1, 2, 3, 4, 5, 6]);
}

function slipTable(rules: Rules, slips: readonly ReviewedPly[]): string {
  const rows = slips.flatMap(({ ply, seat, move: played, assessment: verdict }) => {
    if (verdict === null) return [];
    const { loss, judgement, bestLine: best } = verdict;
    return [
      [
        String(ply),
        seatLetter(seat),
        formatShortMove(rules.board, played),
        loss.moves.toFixed(2),
        `${Math.round(100 * loss.chance)} %`,
        judgementText(judgement),
        best.moves[0] === undefined ? '' : formatShortMove(rules.board, best.moves[0]),
      ],
    ];
  });
  const heading = ['ply', 'seat', 'move', 'moves lost', 'chance lost', 'judgement', 'better'];
  return drawTable([heading, ...rows], [0, 3, 4]);
}

/** Explains a move and the better alternative. */
function worstText(
  rules: Rules,
  { ply, seat, move: played, reasons, assessment: verdict }: ReviewedPly,
  width: number,
): string {
  const move = formatShortMove(rules.board, played);
  const sentences = [
    `Ply ${ply}, ${seatLetter(seat)} ${move}:`,
    ...reasons.map((reason) => reasonText(rules, reason)),
  ];
  const [better] = verdict?.bestLine.moves ?? [];
  if (verdict !== null && better !== undefined) {
    sentences.push(`Better was ${formatShortMove(rules.board, better)}:`);
    sentences.push(...verdict.bestReasons.map((reason) => reasonText(rules, reason)));
  }
  return wrapWords(sentences.join(' ').split(' '), '', width);
}
