/** What a search may use up, and what it takes its time from. Whatever is left out is not limited. */
export interface Limits {
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Time to think, in milliseconds. */
  readonly milliseconds?: number;
  /** Positions to look at. A search limited by nodes alone finds the same on every machine. */
  readonly nodes?: number;
  /** Plies to look ahead. */
  readonly depth?: number;
  /** Asked every millisecond or so: true ends the search with what it has found. */
  readonly isStopped?: () => boolean;
}

/** Limits worked out against a clock that has begun to run. */
export interface Budget {
  /** When to stop at the latest. */
  readonly until: number;
  readonly nodes: number;
  readonly depth: number;
  /** The clock, which runs out at once when the search is stopped. */
  readonly clock: () => number;
}

/** Starts the clock of a search. @param deepest what the search can reach at most */
export function startBudget(limits: Limits, deepest: number): Budget {
  const { clock, milliseconds = Number.POSITIVE_INFINITY, nodes, depth, isStopped } = limits;
  return {
    until: clock() + milliseconds,
    nodes: Math.ceil(nodes ?? Number.POSITIVE_INFINITY),
    depth: Math.min(depth ?? deepest, deepest),
    clock: isStopped === undefined ? clock : () => (isStopped() ? Number.POSITIVE_INFINITY : clock()),
  };
}

/** Is the time up, or has the search been stopped? A stopped clock is past any time, even an unlimited one. */
export function isOver({ clock, until }: Budget): boolean {
  const now = clock();
  return now >= until || now === Number.POSITIVE_INFINITY;
}
