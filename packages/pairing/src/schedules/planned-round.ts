/** The tables of a round by numbers of players from 0, and the players without a table. */
export interface PlannedRound {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}
