/** What a search may use up, and what it takes its time and luck from. */
export interface Limits {
  /** Time to think, in milliseconds. */
  readonly milliseconds: number;
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** `plain` looks two to four plies ahead; `full` searches with everything there is for this game. Plain unless given. */
  readonly strength?: 'plain' | 'full';
  /** Numbers from 0 up to 1 that decide between nearly equal moves; without it the plain choice is always the same. */
  readonly random?: () => number;
}
