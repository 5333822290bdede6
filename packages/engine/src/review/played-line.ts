import { codeOfMove, type Move, type Position, type Walk } from '@halma/rules';
import { type Race, raceHome } from '@halma/solver';
import type { AnalysisChoice, Analyst } from '../analyse.ts';
import type { Limits } from '../limits.ts';
import type { Analysis, Line } from '../line.ts';
import { isAlone } from '../root/armies.ts';
import { isForMany } from '../root/sides.ts';
import { FULL_VIEW, type View } from '../root/view.ts';
import { lineOf } from '../score.ts';
import { costOfMove } from '../values/cost-of-move.ts';

/** How a review searches: with whom, and within which limits a ply. */
export interface Searching {
  readonly analyst: Analyst;
  readonly limits: Limits;
}

/** The last finding of an analysis; null for one that finds nothing. */
export function analysisOf(
  position: Position,
  { analyst, limits }: Searching,
  choice: AnalysisChoice = {},
): Analysis | null {
  let last: Analysis | null = null;
  for (const found of analyst.analyse(position, limits, choice)) last = found;
  return last;
}

/**
 * The best line that begins with the move played, valued like the best line of all: by the same search, for the same seat, no
 * deeper.
 *
 * @param found an analysis of the same position
 */
export function lineOfPlayed(
  played: Move,
  position: Position,
  found: Analysis,
  { analyst, limits }: Searching,
): Line | null {
  const isPlayed = ({ moves: [first] }: Line): boolean =>
    first !== undefined && isSameMove(position, first, played);
  const told = found.lines.find(isPlayed) ?? racedLine(played, position, found, limits);
  if (told !== null) return told;
  const [best] = found.lines;
  const [first = played] = best?.moves ?? [];
  // Playouts tell of two moves which is better only where they are compared together.
  const compared = isForMany(position.rules) ? [played, first] : [played];
  const view: View = {
    ...FULL_VIEW,
    look: (_, moves, within) => ({
      moves: moves.filter(({ move }) => compared.some((one) => isSameMove(position, move, one))),
      limits: within,
    }),
  };
  const within: Limits = { ...limits, depth: found.depth };
  // An analysis for one line looks no further when some move wins at once, and drops are all valued together.
  const choice = { view, lines: position.dropsLeft > 0 ? Number.POSITIVE_INFINITY : 2 };
  const searched =
    analysisOf(position, { analyst, limits: within }, choice) ??
    analysisOf(position, { analyst, limits: { clock: limits.clock, depth: 1 } }, choice);
  const line = searched?.lines.find(isPlayed) ?? null;
  const beside = compared.length === 1 ? undefined : searched?.lines.find((other) => other !== line);
  if (best === undefined || line === null || beside === undefined) return line;
  return behind(best, beside.score - line.score, line.moves, position);
}

/** A line so many moves behind the best. */
function behind(best: Line, distance: number, moves: readonly Move[], position: Position): Line {
  const value = costOfMove(position.rules) * (best.score - Math.max(0, distance));
  return lineOf(position, { moves, value });
}

function isSameMove({ rules }: Position, one: Move, other: Move): boolean {
  return codeOfMove(one, rules.board.away) === codeOfMove(other, rules.board.away);
}

/** Moves that a move is taken to cost after which no way home is found. */
const SHUT_OUT = 30;

/** Past all others, a move costs what it makes the way home longer. Null where the army is not on its way home alone. */
function racedLine(played: Move, position: Position, found: Analysis, limits: Limits): Line | null {
  const [best] = found.lines;
  const [first] = best?.moves ?? [];
  if (!isAlone(position, FULL_VIEW.raceMen) || played.kind !== 'walk' || first?.kind !== 'walk') return null;
  const theBest = raceAfter(first, position, limits);
  if (best === undefined || theBest === null) return null;
  const thePlayed = raceAfter(played, position, limits);
  const longer = thePlayed === null ? SHUT_OUT : thePlayed.moves.length - theBest.moves.length;
  return behind(best, longer, thePlayed?.moves ?? [played], position);
}

/** The way home that begins with a walk; null when none is found. */
function raceAfter(walk: Walk, position: Position, { clock, milliseconds }: Limits): Race | null {
  const race = raceHome(position, {
    clock,
    milliseconds: milliseconds ?? Number.MAX_SAFE_INTEGER,
    width: FULL_VIEW.raceWidth,
    firstMoves: [walk],
  });
  return race?.home === true ? race : null;
}
