/** The limits of a search, and its clock. An omitted limit does not apply. */
export interface Limits {
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** The maximum thinking time, in milliseconds. */
  readonly milliseconds?: number;
  /**
   * The maximum number of positions to visit. A search in one thread that is limited by nodes alone has the same result
   * on every machine.
   */
  readonly nodes?: number;
  /** The maximum number of plies to look ahead. */
  readonly depth?: number;
  /** Called about once a millisecond. If it returns true, the search ends with the result so far. */
  readonly shouldStop?: () => boolean;
}

/** The limits of a running search, with defaults filled in. */
export interface Budget {
  /** The latest time to stop, in milliseconds on `clock`. */
  readonly deadline: number;
  readonly nodes: number;
  readonly depth: number;
  /** Returns the time in milliseconds, or infinity once the caller has stopped the search. */
  readonly clock: () => number;
}

/**
 * Starts the clock of a search.
 *
 * @param maxDepth the largest depth that the search supports, in plies
 */
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

/** Returns a clock that jumps to infinity once the caller stops the search, so that a single comparison checks both. */
export function stoppableClock({ now, shouldStop }: Limits): () => number {
  return shouldStop === undefined ? now : () => (shouldStop() ? Number.POSITIVE_INFINITY : now());
}

/**
 * Returns whether the time is up or the caller has stopped the search. A stopped clock counts even if there
 * is no deadline.
 *
 * @param now the time on the clock
 */
export function isBudgetSpent({ clock, deadline }: Budget, now: number = clock()): boolean {
  return now >= deadline || now === Number.POSITIVE_INFINITY;
}
