import type { Rules, Seat } from '@halma/rules';
import { PHASES, type PhaseName } from '../features/phase.ts';
import type { Judgement } from './judgement.ts';
import type { ReviewedPly } from './review-game.ts';

/** What a review says of a seat. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly turns: number;
  readonly steps: number;
  readonly hops: number;
  readonly passes: number;
  /** Turns by judgement; those in which nothing was to be chosen are left out. */
  readonly judgements: Readonly<Record<Judgement, number>>;
  /** Part of the judged moves that were best, from 0 to 1; null when none was judged. */
  readonly bestShare: number | null;
  /** Moves given away a judged turn, on average. */
  readonly meanLoss: number;
  /** The plies that gave away most, the worst first; mistakes and worse only. */
  readonly worst: readonly number[];
  /** The parts of the game in order, those there were. */
  readonly phases: readonly PhaseSpan[];
}

/** A part of the game, by the seat's first and last ply in it. */
export interface PhaseSpan {
  readonly phase: PhaseName;
  readonly from: number;
  readonly to: number;
}

/** So many of the worst plies are told. */
const WORST = 3;

/** Sums up a review for each seat of the game, in turn order. */
export function summarise(rules: Rules, plies: readonly ReviewedPly[]): readonly SeatSummary[] {
  return rules.seats.map((seat) =>
    summaryOf(
      rules,
      seat,
      plies.filter((ply) => ply.seat === seat),
    ),
  );
}

function summaryOf(rules: Rules, seat: Seat, plies: readonly ReviewedPly[]): SeatSummary {
  const verdicts = plies.flatMap(({ verdict }) => (verdict === null ? [] : [verdict]));
  const judgements = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { judgement } of verdicts) judgements[judgement] += 1;
  const judged = verdicts.length;
  const walks = plies.flatMap(({ played }) => (played.kind === 'walk' ? [played] : []));
  const steps = walks.filter(({ from, to }) => rules.board.distance(from, to) === 1).length;
  return {
    seat,
    turns: plies.length,
    steps,
    hops: walks.length - steps,
    passes: plies.filter(({ played }) => played.kind === 'pass').length,
    judgements,
    bestShare: judged === 0 ? null : judgements.best / judged,
    meanLoss: judged === 0 ? 0 : verdicts.reduce((sum, { loss }) => sum + loss.moves, 0) / judged,
    worst: worstOf(plies),
    phases: spansOf(plies),
  };
}

function worstOf(plies: readonly ReviewedPly[]): readonly number[] {
  return plies
    .flatMap(({ ply, verdict }) =>
      verdict?.judgement === 'mistake' || verdict?.judgement === 'blunder' ? [{ ply, ...verdict }] : [],
    )
    .sort((one, other) => other.loss.chance - one.loss.chance || other.loss.moves - one.loss.moves)
    .slice(0, WORST)
    .map(({ ply }) => ply);
}

/** The gambit lasts until the first contact, the packing begins after the last; what lies between is the mêlée. */
function spansOf(plies: readonly ReviewedPly[]): readonly PhaseSpan[] {
  const staged = plies.filter(({ phase }) => phase !== null);
  const met = staged.findIndex(({ phase }) => phase !== 'gambit');
  const passed = 1 + staged.findLastIndex(({ phase }) => phase !== 'packing');
  const first = met < 0 ? staged.length : met;
  const ends: Readonly<Record<PhaseName, readonly [number, number]>> = {
    gambit: [0, first],
    melee: [first, Math.max(first, passed)],
    packing: [Math.max(first, passed), staged.length],
  };
  return PHASES.flatMap((phase) => {
    const own = staged.slice(...ends[phase]);
    const [from, to] = [own[0]?.ply, own.at(-1)?.ply];
    return from === undefined || to === undefined ? [] : [{ phase, from, to }];
  });
}
