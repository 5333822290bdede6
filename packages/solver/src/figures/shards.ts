import type { Counts } from './certificate.ts';

/** One part of a job that is split over processes or machines: number `index`, counted from 1, of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The whole job. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** Candidates first to last. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Candidates decided before anything is written down: a few seconds' work. */
const SPAN = 500;

/** Reads a shard written as in `3/16`; null where it is none. */
export function parseShard(text: string): Shard | null {
  const [, index = 0, count = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count ? { index, count } : null;
}

/** The spans of a shard, in order. Those of all shards together are all candidates, each once. */
export function* spansOf(candidates: number, { index, count }: Shard): Generator<Span, void, void> {
  for (let first = (index - 1) * SPAN; first < candidates; first += count * SPAN) {
    yield { first, last: Math.min(first + SPAN, candidates) - 1 };
  }
}

export const NO_COUNTS: Counts = { reachable: 0, impossible: 0, undecided: 0 };

/** The counts of two parts of a job together. */
export function addCounts(one: Counts, other: Counts): Counts {
  return {
    reachable: one.reachable + other.reachable,
    impossible: one.impossible + other.impossible,
    undecided: one.undecided + other.undecided,
  };
}
