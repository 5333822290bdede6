import type { SeatLetter, Termination } from '@halma/rules';
import type { FaultKind } from './player.ts';
import type { SideResult } from './side-result.ts';

/** An entrant's fault in a game. */
export interface ReportedFault {
  readonly entrant: number;
  readonly seat: SeatLetter;
  /** The number of plies before the fault. */
  readonly ply: number;
  readonly kind: FaultKind;
  readonly detail: string;
}

/** The time that an entrant used in a game: CPU time, or elapsed time where the system does not report CPU time. */
export interface TimeUse {
  readonly entrant: number;
  readonly turns: number;
  readonly milliseconds: number;
}

/** The termination of a game that the arena decided before its end. */
export const ADJUDICATION = 'adjudication';

/** The report on one game. It is plain data, so that a worker can send it. */
export interface GameReport {
  /** Counted from 0. */
  readonly game: number;
  readonly round: number;
  /** The index of the entrant on each side. */
  readonly entrants: readonly number[];
  /** The result of each side. */
  readonly results: readonly SideResult[];
  readonly termination: Termination | typeof ADJUDICATION;
  readonly plies: number;
  readonly faults: readonly ReportedFault[];
  readonly timeUse: readonly TimeUse[];
  /** The game as a record (HGN). */
  readonly record: string;
}
