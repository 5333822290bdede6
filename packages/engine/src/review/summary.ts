import { checkRules, type Rules, type Seat } from '@halma/rules';
import { PHASES, type PhaseName } from '../features/phase.ts';
import type { Judgement } from './judgement.ts';
import type { ReviewedPly } from './review-game.ts';

/** The summary of a review for one seat. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly turns: number;
  readonly steps: number;
  readonly hops: number;
  readonly passes: number;
  /** The number of assessed turns by judgement. */
  readonly judgements: Readonly<Record<Judgement, number>>;
  /** The share of the assessed moves that were best, from 0 to 1; null when none was assessed. */
  readonly bestShare: number | null;
  /** The mean loss of an assessed turn, in moves. */
  readonly meanLoss: number;
  /** The plies of the mistakes and blunders with the largest loss, worst first. */
  readonly worst: readonly number[];
  /** The phases of the game, in order. */
  readonly phases: readonly PhaseSpan[];
}

/** The seat's first and last ply in a phase. */
export interface PhaseSpan {
  readonly phase: PhaseName;
  readonly from: number;
  readonly to: number;
}

/** The maximum number of worst plies in a summary. */
const MAX_WORST_PLIES = 3;

/** Summarises a review for each seat of the game, in turn order. */
export function summariseReview(rules: Rules, plies: readonly ReviewedPly[]): readonly SeatSummary[] {
  checkRules(rules);
  return rules.seats.map((seat) =>
    summaryOf(
      rules,
      seat,
      plies.filter((ply) => ply.seat === seat),
    ),
  );
}

function summaryOf(rules: Rules, seat: Seat, plies: readonly ReviewedPly[]): SeatSummary {
  const assessments = plies.flatMap(({ assessment }) => assessment ?? []);
  const judgements = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { judgement } of assessments) judgements[judgement] += 1;
  const count = assessments.length;
  const normalMoves = plies.flatMap(({ move }) => (move.kind === 'normal' ? [move] : []));
  const steps = normalMoves.filter(({ from, to }) => rules.board.distance(from, to) === 1).length;
  return {
    seat,
    turns: plies.length,
    steps,
    hops: normalMoves.length - steps,
    passes: plies.filter(({ move }) => move.kind === 'pass').length,
    judgements,
    bestShare: count === 0 ? null : judgements.best / count,
    meanLoss: count === 0 ? 0 : assessments.reduce((sum, { loss }) => sum + loss.moves, 0) / count,
    worst: worstPlies(plies),
    phases: phaseSpans(plies),
  };
}

function worstPlies(plies: readonly ReviewedPly[]): readonly number[] {
  return plies
    .flatMap(({ ply, assessment }) =>
      assessment?.judgement === 'mistake' || assessment?.judgement === 'blunder'
        ? [{ ply, loss: assessment.loss }]
        : [],
    )
    .sort((a, b) => b.loss.chance - a.loss.chance || b.loss.moves - a.loss.moves)
    .slice(0, MAX_WORST_PLIES)
    .map(({ ply }) => ply);
}

/**
 * Returns the spans of the phases: gambit until the first contact, packing after the last one, and mêlée in between.
 */
function phaseSpans(plies: readonly ReviewedPly[]): readonly PhaseSpan[] {
  const pliesWithPhase = plies.filter(({ phase }) => phase !== null);
  const firstContact = pliesWithPhase.findIndex(({ phase }) => phase !== 'gambit');
  const meleeStart = firstContact < 0 ? pliesWithPhase.length : firstContact;
  const afterContact = 1 + pliesWithPhase.findLastIndex(({ phase }) => phase !== 'packing');
  const packingStart = Math.max(meleeStart, afterContact);
  const ends: Readonly<Record<PhaseName, readonly [number, number]>> = {
    gambit: [0, meleeStart],
    melee: [meleeStart, packingStart],
    packing: [packingStart, pliesWithPhase.length],
  };
  return PHASES.flatMap((phase) => {
    const span = pliesWithPhase.slice(...ends[phase]);
    const [from, to] = [span[0]?.ply, span.at(-1)?.ply];
    return from === undefined || to === undefined ? [] : [{ phase, from, to }];
  });
}
