/** A round in which players are numbered from 0: its tables, and the players who have byes. */
export interface PlannedRound {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}
