import { type EloEstimate, type Estimate, estimateElo, estimateMean } from './elo.ts';
import type { GameReport, ReportedFault } from './game-report.ts';
import { scoreOfRank } from './places.ts';
import type { PairCounts } from './sprt.ts';

/** How one entrant did. Of his copies in a game each counts. */
export interface EntrantTally {
  readonly name: string;
  readonly games: number;
  /** Games in which he alone came first; in which he shared the first place; all others. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Mean over rounds: 1 for coming in first, 0 for coming in last. */
  readonly score: Estimate;
  /** Mean over rounds: his share of first places. */
  readonly firsts: Estimate;
  /** Mean over rounds. */
  readonly rank: Estimate;
  /** CPU time of a turn on average, in milliseconds. */
  readonly millisecondsPerTurn: number;
  readonly faults: number;
}

interface Account {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  turns: number;
  milliseconds: number;
  faults: number;
  /** By round: his results in it. */
  readonly rounds: Map<number, { readonly rank: number; readonly first: number }[]>;
}

/** Keeps the score of a match. */
export class Tally {
  readonly #names: readonly string[];
  readonly #sides: number;
  readonly #accounts: readonly Account[];
  readonly #plies: number[] = [];
  readonly #ends = new Map<string, number>();
  readonly #faults: (ReportedFault & { readonly game: number })[] = [];

  /** @param sides how many sides a game has */
  constructor(names: readonly string[], sides: number) {
    this.#names = names;
    this.#sides = sides;
    this.#accounts = names.map(() => ({
      games: 0,
      wins: 0,
      draws: 0,
      losses: 0,
      turns: 0,
      milliseconds: 0,
      faults: 0,
      rounds: new Map(),
    }));
  }

  add(report: GameReport): void {
    this.#plies.push(report.plies);
    this.#ends.set(report.termination, 1 + (this.#ends.get(report.termination) ?? 0));
    this.#faults.push(...report.faults.map((fault) => ({ ...fault, game: report.game })));
    report.entrants.forEach((entrant, side) => {
      const account = this.#accounts[entrant];
      const place = report.places[side];
      if (account === undefined || place === undefined) return;
      account.games += 1;
      if (place.first === 1) account.wins += 1;
      else if (place.first > 0) account.draws += 1;
      else account.losses += 1;
      account.rounds.set(report.round, [...(account.rounds.get(report.round) ?? []), place]);
    });
    for (const { entrant, turns, milliseconds } of report.use) {
      const account = this.#accounts[entrant];
      if (account === undefined) continue;
      account.turns += turns;
      account.milliseconds += milliseconds;
    }
    for (const { entrant } of report.faults) {
      const account = this.#accounts[entrant];
      if (account !== undefined) account.faults += 1;
    }
  }

  get games(): number {
    return this.#plies.length;
  }

  get faults(): readonly (ReportedFault & { readonly game: number })[] {
    return this.#faults;
  }

  /** How many games came to each end, the commonest first. */
  get ends(): readonly (readonly [string, number])[] {
    return [...this.#ends].sort(([, one], [, other]) => other - one);
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
    return this.#accounts.map((account, index) => ({
      name: this.#names[index] ?? '',
      games: account.games,
      wins: account.wins,
      draws: account.draws,
      losses: account.losses,
      score: estimateMean(this.#roundScores(account)),
      firsts: estimateMean(roundMeans(account, ({ first }) => first)),
      rank: estimateMean(roundMeans(account, ({ rank }) => rank)),
      millisecondsPerTurn: account.milliseconds / Math.max(account.turns, 1),
      faults: account.faults,
    }));
  }

  /** The first entrant against the other, where there are two sides and two entrants. */
  get elo(): EloEstimate | null {
    const [first, second] = this.#accounts;
    if (this.#sides !== 2 || first === undefined || second === undefined) return null;
    return estimateElo(this.#roundScores(first));
  }

  /** How often each result of a pair of games came for the first entrant; pairs that are not complete are left out. */
  get pairs(): PairCounts {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (const places of this.#accounts[0]?.rounds.values() ?? []) {
      if (places.length !== 2) continue;
      const points = places.reduce((sum, { rank }) => sum + scoreOfRank(rank, 2), 0);
      const index = Math.round(2 * points);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return counts;
  }

  #roundScores(account: Account): readonly number[] {
    return roundMeans(account, ({ rank }) => scoreOfRank(rank, this.#sides));
  }
}

function roundMeans(
  { rounds }: Account,
  value: (place: { readonly rank: number; readonly first: number }) => number,
): readonly number[] {
  return [...rounds.values()].map(
    (places) => places.reduce((sum, place) => sum + value(place), 0) / places.length,
  );
}
