import type { Termination } from '../ends/outcome.ts';
import type { Position } from '../position/position.ts';
import type { SeatLetter } from '../seat.ts';
import type { RecordedTurn } from './recorded-turn.ts';

/** A game on paper: who, what, the turns, and how it ended. */
export interface GameRecord {
  readonly event: string;
  readonly date: string;
  /** By seat letter, for every seat that plays. */
  readonly players: Readonly<Partial<Record<SeatLetter, string>>>;
  /** The position the turns start from. */
  readonly start: Position;
  /** True when the start is not the game's own and must be written out. */
  readonly fromPosition: boolean;
  /** What was said before the first turn. */
  readonly comment?: string;
  readonly turns: readonly RecordedTurn[];
  /** The position the turns lead to. */
  readonly end: Position;
  /** The result as written: `A>C`, `A=C`, or `*` for a game that goes on. */
  readonly result: string;
  readonly termination?: Termination;
  /** Other tags (`Teams`, `TimeControl`, …) in their order. */
  readonly tags: ReadonlyMap<string, string>;
}
