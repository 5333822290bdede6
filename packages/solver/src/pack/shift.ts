/** When those who take turns at a problem have to stop and let the next one work. */
export interface Shift {
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** The end of the turn that is running, on the clock. */
  end: number;
}
