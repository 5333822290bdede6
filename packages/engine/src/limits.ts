/** What a search may use, and its clock. A limit that is left out does not apply. */
export interface Limits {
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Thinking time, in milliseconds. */
  readonly milliseconds?: number;
  /** Positions to visit. A search that is limited by nodes alone has the same result on every machine. */
  readonly nodes?: number;
  /** Plies to look ahead. */
  readonly depth?: number;
  /** Called about once a millisecond; true ends the search with the result it has. */
  readonly shouldStop?: () => boolean;
}

/** Limits with defaults filled in, for a search whose clock is running. */
export interface Budget {
  /** The latest time to stop, in milliseconds on `clock`. */
  readonly deadline: number;
  readonly nodes: number;
  readonly depth: number;
  /** Returns the time in milliseconds, or infinity once the caller has stopped the search. */
  readonly clock: () => number;
}

/** Starts the clock of a search. @param maxDepth the greatest depth the search supports, in plies */
export function startBudget(limits: Limits, maxDepth: number): Budget {
  const {
    milliseconds = Number.POSITIVE_INFINITY,
    nodes = Number.POSITIVE_INFINITY,
    depth = maxDepth,
  } = limits;
  return {
    deadline: limits.now() + milliseconds,
    nodes: Math.ceil(nodes),
    depth: Math.min(depth, maxDepth),
    clock: stoppableClock(limits),
  };
}

/** A clock that jumps to infinity once the caller stops the search, so that a single comparison checks both. */
export function stoppableClock({ now, shouldStop }: Limits): () => number {
  return shouldStop === undefined ? now : () => (shouldStop() ? Number.POSITIVE_INFINITY : now());
}

/** Is the time up, or has the caller stopped the search? A stopped clock exceeds even an unlimited deadline. */
export function isBudgetSpent({ clock, deadline }: Budget): boolean {
  const now = clock();
  return now >= deadline || now === Number.POSITIVE_INFINITY;
}
