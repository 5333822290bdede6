import { formatOptionValue, nonDefaultOptions, type Rules } from '@halma/rules';
import type { EloEstimate, Estimate } from './elo.ts';
import type { MatchPlan } from './match-plan.ts';
import { logLikelihoodRatio, type SequentialTest, sprtBounds, sprtVerdict } from './sprt.ts';
import type { Tally } from './tally.ts';

/** Creates the report on a match so far, for programs. */
export function createReportData(
  plan: MatchPlan,
  tally: Tally,
  { game, preset, options }: Rules,
): Readonly<Record<string, unknown>> {
  const { sprt, adjudication } = plan;
  return {
    game: game.id,
    preset,
    options: Object.fromEntries(
      nonDefaultOptions(game, preset, options).map((name) => [name, formatOptionValue(name, options[name])]),
    ),
    seed: plan.seed,
    games: tally.games,
    players: tally.entrants.map((entrant) => ({
      ...entrant,
      score: roundEstimate(entrant.score),
      firsts: roundEstimate(entrant.firsts),
      rank: roundEstimate(entrant.rank),
      millisecondsPerTurn: round(entrant.millisecondsPerTurn, 3),
    })),
    ...(tally.elo && { elo: roundElo(tally.elo), pairs: tally.pairs }),
    ...(sprt && { sprt: sprtData(sprt, tally) }),
    ...(adjudication !== undefined && { adjudicate: adjudication }),
    plies: { ...tally.plies, mean: round(tally.plies.mean, 2) },
    ends: Object.fromEntries(tally.terminations),
    faults: tally.faults.map(({ entrant, game, ...fault }) => ({
      game: game + 1,
      player: tally.entrants[entrant]?.name,
      ...fault,
    })),
  };
}

function sprtData(sprt: SequentialTest, { pairs }: Tally): object {
  const ratio = logLikelihoodRatio(pairs, sprt);
  const { lower, upper } = sprtBounds(sprt);
  const bounds = [round(lower, 3), round(upper, 3)];
  return { ...sprt, ratio: round(ratio, 3), bounds, verdict: sprtVerdict(ratio, sprt) };
}

function roundEstimate({ value, error }: Estimate): Estimate {
  return { value: round(value, 4), error: error === null ? null : round(error, 4) };
}

function roundElo({ elo, low, high }: EloEstimate): EloEstimate {
  const roundOrNull = (value: number | null): number | null => (value === null ? null : round(value, 1));
  return { elo: roundOrNull(elo), low: roundOrNull(low), high: roundOrNull(high) };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
