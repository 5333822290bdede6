/** The tables of a round of players numbered from 0, and the players without a table. */
export interface PlannedRound {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}
