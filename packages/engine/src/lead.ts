import { checkPosition, type GameId, isGameId, type Position, type Rules } from '@halma/rules';
import { winningChanceOf } from './principal-variation.ts';
import { isRacing } from './root/armies.ts';
import { endsGame } from './root/endings.ts';
import { ANALYSIS_PROFILE } from './root/search-profile.ts';
import type { PrincipalVariation, SearchInfo } from './search-info.ts';
import { fittedTableOf } from './values/fitted-table.ts';
import { remainingShare } from './values/remaining-share.ts';

/**
 * The lead of the seat to move, for display. Unlike a score, it does not include the advantage of moving next, except in
 * a race. Every game therefore starts level.
 */
export interface Lead {
  /** In moves; negative when behind. */
  readonly moves: number;
  /** The probability of winning with this lead, from 0 to 1. */
  readonly chance: number;
}

/**
 * The scores at the start of a game that has no fitted table: for the seat that moves first, then for each
 * later seat on its first turn, if all play the best moves. Averages over the last four iterations of
 * 60,000-node searches.
 */
const SCORES_AT_START: Readonly<Record<GameId, readonly number[]>> = {
  'halma-2': [1.1, -1.1],
  'eckha-2': [1.1, -1.1],
  marked: [1.7, -1.7],
  'halma-4': [0.6, 0, -0.6, -1.3],
  'eckha-4': [0.6, 0, -0.6, -1.3],
  'grasshopper-8': [0.5, -0.5],
  'grasshopper-10': [1.2, -1.2],
  'star-2': [1.2, -1.2],
  'star-3': [0.9, 0, -1.1],
  'star-4': [0.8, 0.2, -0.3, -1.1],
  'star-6': [-0.1, -0.1, -0.3, -0.7, -1.2, -0.7],
  star15: [1.2, -1.2],
  'rhombus-9': [1.1, -1.1],
  'rhombus-7': [1.3, -1.3],
  'rhombus-6': [1.2, -1.2],
  'rhombus-5': [0.9, -0.9],
  'rhombus-7-three': [0.5, -0.5],
  'rhombus-5-three': [0.6, -0.6],
  color: [0.2, -0.2],
  'top-secret': [0.5, 0.5],
  cetro: [0.7, -0.7],
  'cetro-reconstruction': [0.6, -0.6],
};

/**
 * The same for a game between teams, for each order in which the teams have their turns: the team that begins is A, the
 * next one B, and so on.
 */
const TEAM_SCORES_AT_START: Readonly<Record<string, readonly number[]>> = {
  ABAB: [0.9, -0.9, 1, -1],
  AABB: [1.8, 1.8, -1.9, -1.9],
  ABBA: [0, 0, 0, 0],
  ABCABC: [-0.2, -0.5, -0.7, -0.1, -0.8, -1],
};

/** The maximum lead, in moves, which stands for a decided game. */
const MAX_LEAD_MOVES = 99;

/**
 * Returns the leads of an iteration's lines, in the same order.
 *
 * Scores of even and odd depths differ, because the last move of a line is by one side or the other. The average of two
 * iterations removes the difference.
 *
 * @param previous the previous iteration; if omitted, the leads depend more on the depth
 */
export function leadsOf(
  position: Position,
  { lines }: SearchInfo,
  previous?: Pick<SearchInfo, 'lines'>,
): readonly Lead[] {
  checkPosition(position);
  const [best] = lines;
  const [earlier] = previous?.lines ?? [];
  const isComparable =
    best !== undefined && earlier !== undefined && best.proven === undefined && earlier.proven === undefined;
  const shift = isComparable ? (earlier.score - best.score) / 2 : 0;
  // The start counts as level at every depth.
  const isStart = best !== undefined && best.proven === undefined && isAtStart(position);
  const offset = isStart ? -best.score : shift - scoreOfTurnOrder(position);
  return lines.map((line) => leadOf(position, line, offset));
}

/** Returns the lead after a move, given the lead before it. Both lines come from one assessment. */
export function leadAfter(
  position: Position,
  before: Lead,
  best: PrincipalVariation,
  played: PrincipalVariation,
): Lead {
  return leadOf(position, played, best.proven === undefined ? before.moves - best.score : 0);
}

function leadOf(position: Position, line: PrincipalVariation, offset: number): Lead {
  const [first] = line.moves;
  const isExact = line.proven !== undefined || (first !== undefined && endsGame(position, first));
  if (isExact) return { moves: line.score, chance: line.winningChance };
  const moves = Math.min(MAX_LEAD_MOVES, Math.max(-MAX_LEAD_MOVES, line.score + offset));
  return { moves, chance: winningChanceOf(position, moves) };
}

/**
 * Returns the part of a score that is due to turn order. A move gains most in the opening, where ladders grow, so this
 * part shrinks with the distance that remains. With a fitted table, a score is the lead at the end, to which a turn
 * contributes about as much at any time. In a race, turn order decides which of two equal armies comes home first, so it
 * stays part of the lead.
 */
function scoreOfTurnOrder(position: Position): number {
  const { rules, toMove, firstSeat } = position;
  const { game, seats } = rules;
  const firstIndex = seats.indexOf(firstSeat);
  const turnIndex = (seats.indexOf(toMove) - firstIndex + seats.length) % seats.length;
  if (isRacing(position, ANALYSIS_PROFILE.maxRaceMenOutside)) return 0;
  const table = fittedTableOf(rules);
  if (table !== null) return turnIndex === 0 ? table.turnScore : -table.turnScore;
  const teamOrder = orderOfTeams(rules, firstIndex);
  const scores =
    teamOrder !== null ? TEAM_SCORES_AT_START[teamOrder] : isGameId(game.id) ? SCORES_AT_START[game.id] : [];
  return (scores?.[turnIndex] ?? 0) * remainingShare(position);
}

/** Returns a letter for each seat's team, in turn order from the first seat; null if there are no teams. */
function orderOfTeams({ seats, sides }: Rules, firstIndex: number): string | null {
  if (sides.length === seats.length) return null;
  const teams: (typeof sides)[number][] = [];
  const letters = [...seats.slice(firstIndex), ...seats.slice(0, firstIndex)].map((seat) => {
    const team = sides.find((side) => side.includes(seat)) ?? [];
    if (!teams.includes(team)) teams.push(team);
    return String.fromCharCode(65 + teams.indexOf(team));
  });
  return letters.join('');
}

function isAtStart(position: Position): boolean {
  return position.ply === 0 && position.toMove === position.firstSeat && remainingShare(position) === 1;
}
