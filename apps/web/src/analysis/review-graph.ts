import { PHASES, type PhaseName, type ReviewedPly } from '@halma/engine';
import type { Rules, Seat } from '@halma/rules';
import { signedLead } from './named-side.ts';
import { markOf, type TurnMark } from './turn-marks.ts';

/** A point on the graph: the lead after a turn. */
export interface GraphPoint {
  readonly ply: number;
  readonly seat: Seat;
  /** The lead in moves, limited to the range of the graph. */
  readonly lead: number;
  readonly mark: TurnMark | null;
}

/** A line on the graph. */
export interface GraphLine {
  /** The first seat of the side whose lead the line shows. */
  readonly seat: Seat;
  readonly points: readonly GraphPoint[];
}

/** A phase of the game, from its first turn to its last. */
export interface GraphPhase {
  readonly phase: PhaseName;
  readonly from: number;
  readonly to: number;
}

/** The maximum lead on the graph, in moves. Once the game is decided, the line runs along the top or the bottom edge. */
export const MAX_LEAD = 10;

/**
 * Returns the lines on the graph: if two sides play, a single line for the side that counts as positive;
 * otherwise one for each side, because the leads of seats against different opponents do not add up.
 */
export function graphLines(rules: Rules, plies: readonly ReviewedPly[]): readonly GraphLine[] {
  const shownSides = rules.sides.length === 2 ? rules.sides.slice(0, 1) : rules.sides;
  return shownSides.flatMap((side) => {
    const [seat] = side;
    const turns = rules.sides.length === 2 ? plies : plies.filter((turn) => side.includes(turn.seat));
    return seat === undefined ? [] : [{ seat, points: turns.flatMap((turn) => pointOf(rules, turn) ?? []) }];
  });
}

function pointOf(rules: Rules, reviewed: ReviewedPly): GraphPoint | null {
  const { assessment, ply, seat } = reviewed;
  if (assessment === null) return null;
  const lead = signedLead(rules, seat, assessment.lead.after.moves);
  return { ply, seat, lead: Math.min(MAX_LEAD, Math.max(-MAX_LEAD, lead)), mark: markOf(reviewed) };
}

/**
 * Returns the phases of the game in order. A phase begins when more than half of the armies have reached it;
 * earlier phases do not return.
 */
export function graphPhases(plies: readonly ReviewedPly[]): readonly GraphPhase[] {
  const phases: GraphPhase[] = [];
  const latestPhases = new Map<Seat, number>();
  let reached = 0;
  for (const { ply, seat, phase } of plies) {
    if (phase === null) continue;
    latestPhases.set(seat, PHASES.indexOf(phase));
    const sorted = [...latestPhases.values()].sort((a, b) => a - b);
    reached = Math.max(reached, sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
    const name = PHASES[reached] ?? phase;
    const lastPhase = phases.at(-1);
    if (lastPhase?.phase === name) phases[phases.length - 1] = { ...lastPhase, to: ply };
    else phases.push({ phase: name, from: ply, to: ply });
  }
  return phases;
}
