import type { VerdictCounts } from './certificate.ts';

/** One part of a job that is split among processes or machines: part `index` of `count`, starting at 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The whole job. */
export const SINGLE_SHARD: Shard = { index: 1, count: 1 };

/** A range of candidates; both ends are included. */
export interface CandidateRange {
  readonly first: number;
  readonly last: number;
}

/** The number of candidates in a range. A range takes a few seconds to decide. */
const RANGE_SIZE = 500;

/**
 * Parses a shard such as `3/16`.
 *
 * @returns null if the string is not a shard
 */
export function parseShard(text: string): Shard | null {
  const [, index = 0, count = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count ? { index, count } : null;
}

/**
 * Yields the ranges of a shard, in order. The ranges of all shards together cover each candidate once.
 *
 * @param candidateCount the total number of candidates
 */
export function* rangesOfShard(
  candidateCount: number,
  { index, count }: Shard,
): Generator<CandidateRange, void, void> {
  for (let first = (index - 1) * RANGE_SIZE; first < candidateCount; first += count * RANGE_SIZE) {
    yield { first, last: Math.min(first + RANGE_SIZE, candidateCount) - 1 };
  }
}

export const ZERO_COUNTS: VerdictCounts = { reachable: 0, impossible: 0, undecided: 0 };

/** Returns the sum of two counts. */
export function addCounts(a: VerdictCounts, b: VerdictCounts): VerdictCounts {
  return {
    reachable: a.reachable + b.reachable,
    impossible: a.impossible + b.impossible,
    undecided: a.undecided + b.undecided,
  };
}
