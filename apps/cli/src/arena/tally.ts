import { type EloEstimate, type Estimate, estimateElo, estimateMean } from './elo.ts';
import type { GameReport, ReportedFault } from './game-report.ts';
import { scoreOfRank } from './side-result.ts';
import type { PairCounts } from './sprt.ts';

/** The results of one entrant. An entrant that plays several sides of a game has one result for each side. */
export interface EntrantTally {
  readonly name: string;
  readonly games: number;
  /** The number of sole first places. */
  readonly wins: number;
  /** The number of shared first places. */
  readonly draws: number;
  readonly losses: number;
  /** The mean score over rounds: 1 for the first rank, 0 for the last. */
  readonly score: Estimate;
  /** The mean share of first places over rounds. */
  readonly firsts: Estimate;
  /** The mean rank over rounds. */
  readonly rank: Estimate;
  /** The mean CPU time of a turn, in milliseconds. */
  readonly millisecondsPerTurn: number;
  readonly faults: number;
}

interface EntrantTotals {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  turns: number;
  timeMs: number;
  faults: number;
  /** The results in each round. */
  readonly rounds: Map<number, { readonly rank: number; readonly firstShare: number }[]>;
}

/** Adds up the results of the games of a match. */
export class Tally {
  readonly #names: readonly string[];
  readonly #sideCount: number;
  readonly #totals: readonly EntrantTotals[];
  readonly #plies: number[] = [];
  readonly #terminations = new Map<string, number>();
  readonly #faults: (ReportedFault & { readonly game: number })[] = [];

  /** @param sideCount the number of sides in a game */
  constructor(names: readonly string[], sideCount: number) {
    this.#names = names;
    this.#sideCount = sideCount;
    this.#totals = names.map(() => ({
      games: 0,
      wins: 0,
      draws: 0,
      losses: 0,
      turns: 0,
      timeMs: 0,
      faults: 0,
      rounds: new Map(),
    }));
  }

  add(report: GameReport): void {
    this.#plies.push(report.plies);
    this.#terminations.set(report.termination, 1 + (this.#terminations.get(report.termination) ?? 0));
    this.#faults.push(...report.faults.map((fault) => ({ ...fault, game: report.game })));
    report.entrants.forEach((entrant, side) => {
      const totals = this.#totals[entrant];
      const result = report.results[side];
      if (totals === undefined || result === undefined) return;
      totals.games += 1;
      if (result.firstShare === 1) totals.wins += 1;
      else if (result.firstShare > 0) totals.draws += 1;
      else totals.losses += 1;
      totals.rounds.set(report.round, [...(totals.rounds.get(report.round) ?? []), result]);
    });
    for (const { entrant, turns, milliseconds } of report.timeUse) {
      const totals = this.#totals[entrant];
      if (totals === undefined) continue;
      totals.turns += turns;
      totals.timeMs += milliseconds;
    }
    for (const { entrant } of report.faults) {
      const totals = this.#totals[entrant];
      if (totals !== undefined) totals.faults += 1;
    }
  }

  get games(): number {
    return this.#plies.length;
  }

  get faults(): readonly (ReportedFault & { readonly game: number })[] {
    return this.#faults;
  }

  /** The number of games with each termination, most frequent first. */
  get terminations(): readonly (readonly [string, number])[] {
    return [...this.#terminations].sort(([, one], [, other]) => other - one);
  }

  get plies(): { readonly mean: number; readonly least: number; readonly most: number } {
    const sum = this.#plies.reduce((one, other) => one + other, 0);
    return {
      mean: sum / Math.max(this.games, 1),
      least: Math.min(...this.#plies),
      most: Math.max(...this.#plies),
    };
  }

  get entrants(): readonly EntrantTally[] {
    return this.#totals.map((totals, index) => ({
      name: this.#names[index] ?? '',
      games: totals.games,
      wins: totals.wins,
      draws: totals.draws,
      losses: totals.losses,
      score: estimateMean(this.#roundScores(totals)),
      firsts: estimateMean(roundMeans(totals, ({ firstShare }) => firstShare)),
      rank: estimateMean(roundMeans(totals, ({ rank }) => rank)),
      millisecondsPerTurn: totals.timeMs / Math.max(totals.turns, 1),
      faults: totals.faults,
    }));
  }

  /** The Elo difference between the first entrant and the second; null unless the match has two sides and two entrants. */
  get elo(): EloEstimate | null {
    const [first, second] = this.#totals;
    if (this.#sideCount !== 2 || first === undefined || second === undefined) return null;
    return estimateElo(this.#roundScores(first));
  }

  /** The results of the first entrant in all complete pairs of games. */
  get pairs(): PairCounts {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (const results of this.#totals[0]?.rounds.values() ?? []) {
      if (results.length !== 2) continue;
      const points = results.reduce((sum, { rank }) => sum + scoreOfRank(rank, 2), 0);
      const index = Math.round(2 * points);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return counts;
  }

  #roundScores(totals: EntrantTotals): readonly number[] {
    return roundMeans(totals, ({ rank }) => scoreOfRank(rank, this.#sideCount));
  }
}

function roundMeans(
  { rounds }: EntrantTotals,
  select: (result: { readonly rank: number; readonly firstShare: number }) => number,
): readonly number[] {
  return [...rounds.values()].map(
    (results) => results.reduce((sum, result) => sum + select(result), 0) / results.length,
  );
}
