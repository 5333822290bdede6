import type { VerdictCounts } from './certificate.ts';

/** A part of a job that is split over processes or machines: number `index`, counted from 1, of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The whole job. */
export const SINGLE_SHARD: Shard = { index: 1, count: 1 };

/** A range of candidates, both ends included. */
export interface CandidateRange {
  readonly first: number;
  readonly last: number;
}

/** Candidates decided between two writes, which takes a few seconds. */
const RANGE_SIZE = 500;

/** Parses a shard as in `3/16`, or returns null. */
export function parseShard(text: string): Shard | null {
  const [, index = 0, count = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count ? { index, count } : null;
}

/** Returns the ranges of a shard, in order. The ranges of all shards cover each candidate once. */
export function* rangesOfShard(
  candidates: number,
  { index, count }: Shard,
): Generator<CandidateRange, void, void> {
  for (let first = (index - 1) * RANGE_SIZE; first < candidates; first += count * RANGE_SIZE) {
    yield { first, last: Math.min(first + RANGE_SIZE, candidates) - 1 };
  }
}

export const ZERO_COUNTS: VerdictCounts = { reachable: 0, impossible: 0, undecided: 0 };

/** Returns the sum of two counts. */
export function addCounts(one: VerdictCounts, other: VerdictCounts): VerdictCounts {
  return {
    reachable: one.reachable + other.reachable,
    impossible: one.impossible + other.impossible,
    undecided: one.undecided + other.undecided,
  };
}
