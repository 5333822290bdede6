import { formatOptionValue, nonDefaultOptions, type Rules } from '@halma/rules';
import type { EloEstimate, Estimate } from './elo.ts';
import type { MatchPlan } from './match-plan.ts';
import { logLikelihoodRatio, SPRT_BOUND, sprtVerdict } from './sprt.ts';
import type { Tally } from './tally.ts';

/** Returns the result of a match so far as one object for programs. */
export function reportData(
  plan: MatchPlan,
  tally: Tally,
  { game, preset, options }: Rules,
): Readonly<Record<string, unknown>> {
  const { sprt } = plan;
  const ratio = sprt === undefined ? 0 : logLikelihoodRatio(tally.pairs, sprt);
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
      score: rounded(entrant.score),
      firsts: rounded(entrant.firsts),
      rank: rounded(entrant.rank),
      millisecondsPerTurn: round(entrant.millisecondsPerTurn, 3),
    })),
    ...(tally.elo && { elo: roundedElo(tally.elo), pairs: tally.pairs }),
    ...(sprt && {
      sprt: { ...sprt, ratio: round(ratio, 3), bound: round(SPRT_BOUND, 3), verdict: sprtVerdict(ratio) },
    }),
    plies: { ...tally.plies, mean: round(tally.plies.mean, 2) },
    ends: Object.fromEntries(tally.ends),
    faults: tally.faults.map(({ entrant, game, ...fault }) => ({
      game: game + 1,
      player: tally.entrants[entrant]?.name,
      ...fault,
    })),
  };
}

function rounded({ value, error }: Estimate): Estimate {
  return { value: round(value, 4), error: error === null ? null : round(error, 4) };
}

function roundedElo({ elo, low, high }: EloEstimate): EloEstimate {
  const whole = (value: number | null): number | null => (value === null ? null : round(value, 1));
  return { elo: whole(elo), low: whole(low), high: whole(high) };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
