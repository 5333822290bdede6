import type { Rules } from '@halma/rules';
import { count } from '../drawing/standing.ts';
import { drawTable, fold, grouped } from '../drawing/table.ts';
import type { EloEstimate, Estimate } from './elo.ts';
import type { MatchPlan } from './plan.ts';
import { logLikelihoodRatio, SPRT_BOUND, verdictOf } from './sprt.ts';
import type { Tally } from './tally.ts';

/** Faults that are told one by one; a program that fails in every game would fill the screen. */
const FAULTS_TOLD = 10;

/** A match as it stands, in one line. */
export function progressText(plan: MatchPlan, tally: Tally): string {
  const [first] = tally.entrants;
  const { elo } = tally;
  const parts = [`game ${tally.games} of ${plan.games}`];
  if (first !== undefined)
    parts.push(`${first.name.slice(0, 20)} +${first.wins} =${first.draws} -${first.losses}`);
  if (elo !== null) parts.push(`Elo ${eloText(elo)}`);
  if (plan.sprt !== undefined)
    parts.push(`LLR ${signed(logLikelihoodRatio(tally.pairs, plan.sprt), 2)} (±${SPRT_BOUND.toFixed(2)})`);
  parts.push(`${tally.plies.mean.toFixed(0)} plies`);
  if (tally.faults.length > 0) parts.push(count(tally.faults.length, 'fault'));
  return parts.join(', ');
}

/** A match as it stands, for people. @param width how many characters a line has */
export function reportText(plan: MatchPlan, tally: Tally, { game, preset }: Rules, width: number): string {
  const { elo, plies } = tally;
  const [first, second] = tally.entrants;
  const rows = tally.entrants.map((entrant) => [
    entrant.name,
    percent(entrant.score),
    `${entrant.wins}`,
    `${entrant.draws}`,
    `${entrant.losses}`,
    percent(entrant.firsts),
    estimateText(entrant.rank),
    entrant.millisecondsPerTurn.toFixed(1),
    `${entrant.faults}`,
  ]);
  const head = ['player', 'score', 'wins', 'draws', 'losses', 'firsts', 'rank', 'ms a move', 'faults'];
  const lines = [
    `${game.id}, ${preset}: ${count(tally.games, 'game')}, seed ${plan.seed}, openings of ${openingText(plan)}`,
    '',
    drawTable([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8]),
    '',
  ];
  if (elo !== null && first !== undefined && second !== undefined) {
    lines.push(`Elo of ${first.name} against ${second.name}: ${eloText(elo)} (95 %)`);
    lines.push(`Pairs with 0, ½, 1, 1½ and 2 points: ${tally.pairs.join(' ')}`);
  }
  if (plan.sprt !== undefined) lines.push(sprtText(plan.sprt, tally));
  if (tally.games > 0)
    lines.push(`Length: ${plies.mean.toFixed(1)} plies on average, ${plies.least} to ${plies.most}`);
  lines.push(`Ends: ${tally.ends.map(([end, times]) => `${end} ${grouped(times)}`).join(', ') || 'none'}`);
  for (const { game, seat, ply, kind, detail } of tally.faults.slice(0, FAULTS_TOLD))
    lines.push(
      fold(`Game ${game + 1}, seat ${seat}, after ${count(ply, 'turn')}: ${kind}, ${detail}`, width),
    );
  if (tally.faults.length > FAULTS_TOLD)
    lines.push(`and ${count(tally.faults.length - FAULTS_TOLD, 'more fault')}`);
  return lines.join('\n');
}

function openingText({ openingPlies: { least, most } }: MatchPlan): string {
  return least === most ? count(least, 'ply', 'plies') : `${least} to ${most} plies`;
}

function sprtText(sprt: NonNullable<MatchPlan['sprt']>, tally: Tally): string {
  const ratio = logLikelihoodRatio(tally.pairs, sprt);
  const verdict = verdictOf(ratio);
  const says = verdict === null ? 'no verdict yet' : `${sprt[verdict]} Elo is the truer`;
  return `SPRT of ${sprt.elo0} against ${sprt.elo1} Elo: ${says} (LLR ${signed(ratio, 2)}, bounds ±${SPRT_BOUND.toFixed(2)})`;
}

/** `+35 ± 12`; with an open end `above +210`. */
function eloText({ elo, low, high }: EloEstimate): string {
  if (elo !== null && low !== null && high !== null)
    return `${signed(elo, 0)} ± ${((high - low) / 2).toFixed(0)}`;
  if (low !== null) return `above ${signed(low, 0)}`;
  return high === null ? 'unknown' : `below ${signed(high, 0)}`;
}

function percent({ value, error }: Estimate): string {
  return `${(100 * value).toFixed(1)} ${error === null ? '' : `± ${(100 * error).toFixed(1)} `}%`;
}

function estimateText({ value, error }: Estimate): string {
  return error === null ? value.toFixed(2) : `${value.toFixed(2)} ± ${error.toFixed(2)}`;
}

function signed(value: number, digits: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;
}
