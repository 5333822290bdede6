import type { SeatLetter, Termination } from '@halma/rules';
import type { FaultKind } from './contestant.ts';
import type { Place } from './places.ts';

/** What an entrant did wrong in a game. */
export interface ReportedFault {
  readonly entrant: number;
  readonly seat: SeatLetter;
  /** Turns played before it. */
  readonly ply: number;
  readonly kind: FaultKind;
  readonly detail: string;
}

/** What an entrant needed for a game: CPU time, or time gone by where that is not known. */
export interface TimeUse {
  readonly entrant: number;
  readonly turns: number;
  readonly milliseconds: number;
}

/** All a match keeps of a game; plain data, so that a worker can hand it over. */
export interface GameReport {
  /** Counted from 0. */
  readonly game: number;
  readonly round: number;
  /** By side: who played it, and how it came in. */
  readonly entrants: readonly number[];
  readonly places: readonly Place[];
  readonly termination: Termination;
  readonly plies: number;
  readonly faults: readonly ReportedFault[];
  readonly use: readonly TimeUse[];
  /** The game as a record (HGN). */
  readonly record: string;
}
