import type { ReviewedPly, SeatSummary } from '@halma/engine';
import { judgementText, phaseText, reasonText } from '@halma/engine/english';
import { formatShortMove, type Rules, seatLetter } from '@halma/rules';
import { formatCount } from '../drawing/position-text.ts';
import { formatTable, wrapWords } from '../drawing/text-layout.ts';
import type { ReplayedGame } from '../request/replayed-game.ts';

/** Formats a review for people: a summary of each seat, the inaccurate moves, and explanations of the worst moves. */
export function formatReview(
  { positions: [{ rules }] }: ReplayedGame,
  plies: readonly ReviewedPly[],
  seats: readonly SeatSummary[],
  width: number,
): string {
  const inaccuracies = plies.filter(isInaccurate);
  const worstPlies = seats.flatMap((summary) =>
    summary.worst.flatMap((worstPly) => plies.filter(({ ply }) => ply === worstPly)),
  );
  return [
    `${rules.game.title}: ${formatCount(plies.length, 'turn')} reviewed.`,
    '',
    drawSeatTable(seats),
    '',
    ...(inaccuracies.length > 0
      ? [drawInaccuracyTable(rules, inaccuracies)]
      : ['No inaccuracies, mistakes or blunders.']),
    ...worstPlies.flatMap((ply) => ['', explainMove(rules, ply, width)]),
  ].join('\n');
}

function isInaccurate({ assessment }: ReviewedPly): boolean {
  return assessment !== null && assessment.judgement !== 'best' && assessment.judgement !== 'good';
}

function drawSeatTable(seats: readonly SeatSummary[]): string {
  const rows = seats.map(({ seat, turns, judgements, bestShare, meanLoss, phases }) => [
    seatLetter(seat),
    String(turns),
    bestShare === null ? '' : `${Math.round(100 * bestShare)}%`,
    String(judgements.inaccuracy),
    String(judgements.mistake),
    String(judgements.blunder),
    meanLoss.toFixed(2),
    phases.map(({ phase, from, to }) => `${phaseText(phase)} ${from}–${to}`).join(', '),
  ]);
  const heading = [
    'seat',
    'turns',
    'best',
    'inaccuracies',
    'mistakes',
    'blunders',
    'loss per turn',
    'phases',
  ];
  return formatTable([heading, ...rows], [1, 2, 3, 4, 5, 6]);
}

function drawInaccuracyTable(rules: Rules, inaccuracies: readonly ReviewedPly[]): string {
  const rows = inaccuracies.flatMap(({ ply, seat, move: played, assessment }) => {
    if (assessment === null) return [];
    const { loss, judgement, bestLine: best } = assessment;
    return [
      [
        String(ply),
        seatLetter(seat),
        formatShortMove(rules.board, played),
        loss.moves.toFixed(2),
        `${Math.round(100 * loss.chance)}%`,
        judgementText(judgement),
        best.moves[0] === undefined ? '' : formatShortMove(rules.board, best.moves[0]),
      ],
    ];
  });
  const heading = ['ply', 'seat', 'move', 'moves lost', 'chance lost', 'judgement', 'better'];
  return formatTable([heading, ...rows], [0, 3, 4]);
}

/** Explains a bad move and the better alternative. */
function explainMove(
  rules: Rules,
  { ply, seat, move: played, reasons, assessment }: ReviewedPly,
  width: number,
): string {
  const move = formatShortMove(rules.board, played);
  const sentences = [
    `Ply ${ply}, ${seatLetter(seat)} ${move}:`,
    ...reasons.map((reason) => reasonText(rules, reason)),
  ];
  const [betterMove] = assessment?.bestLine.moves ?? [];
  if (assessment !== null && betterMove !== undefined) {
    sentences.push(`${formatShortMove(rules.board, betterMove)} was better:`);
    sentences.push(...assessment.bestReasons.map((reason) => reasonText(rules, reason)));
  }
  return wrapWords(sentences.join(' ').split(' '), '', width);
}
