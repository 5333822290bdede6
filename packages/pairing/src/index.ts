/**
 * Pairings, schedules and standings for tournaments. The functions are pure: results depend only on whole
 * numbers and a published seed, and are the same on every machine.
 */
export { type ArenaResult, arenaPoints } from './arena/arena-points.ts';
export { type PairedWave, pairWave, type WaitingPlayer, type Wave } from './arena/pair-wave.ts';
export { closingSeconds, pauseSeconds, waveDue, waveSeconds } from './arena/tempo.ts';
export {
  type Attendance,
  acceptsLateEntry,
  attendanceOf,
  missedGames,
  playersOfNextRound,
} from './attendance.ts';
export {
  type BracketRound,
  type BracketTable,
  firstBracketRound,
  nextBracketRound,
} from './knockout/bracket.ts';
export { type SeriesState, seriesState } from './knockout/series.ts';
export { type KnockoutVerdict, knockoutVerdict } from './knockout/verdict.ts';
export {
  accept,
  PAIRING_REFUSAL_CODES,
  type PairingRefusal,
  type PairingRefusalCode,
  type PairingResult,
  refuse,
} from './refusal.ts';
export { planRoundRobin, type RoundRobinPlan, roundsForEqualTurns } from './schedules/round-robin.ts';
export { drawLots } from './seed/lots.ts';
export { makeRandom, type Random, shuffle } from './seed/random.ts';
export { sha256Hex } from './seed/sha256.ts';
export { applyWithdrawals } from './standing/leavers.ts';
export {
  type Duel,
  type GameOutcome,
  gameOutcome,
  type Outcome,
  type OutcomeKind,
  tableOutcome,
} from './standing/outcomes.ts';
export {
  computeStandings,
  type StandingRow,
  TIE_BREAKS,
  type TieBreak,
  USUAL_TIE_BREAKS,
} from './standing/standing.ts';
export { pairSwiss } from './swiss/pair-swiss.ts';
export { pairSwissTables, type SwissTableOptions } from './swiss/pair-swiss-tables.ts';
export { type SwissOptions, usualSwissRounds } from './swiss/swiss-player.ts';
export {
  type Entrant,
  POINT,
  pointsOfRound,
  type Round,
  type Table,
  type TableGame,
  type Tournament,
  type TournamentRules,
} from './tournament.ts';
export { equalTurnPositions } from './turns/equal-turn-positions.ts';
export { meeting } from './turns/meeting.ts';
export { validateTournament } from './validate-tournament.ts';
