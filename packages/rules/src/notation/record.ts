import type { Termination } from '../ends/outcome.ts';
import type { Position } from '../position/position.ts';
import type { SeatLetter } from '../seat.ts';
import type { RecordedTurn } from './recorded-turn.ts';

/** A game record: the players, the game, the turns and the result. */
export interface GameRecord {
  readonly event: string;
  readonly date: string;
  /** The name of the player in each seat that plays, by seat letter. */
  readonly players: Readonly<Partial<Record<SeatLetter, string>>>;
  /** The position before the first turn. */
  readonly start: Position;
  /** Whether the record must state its start position, because it is not the usual one. */
  readonly hasCustomStart: boolean;
  /** The comment before the first turn. */
  readonly comment?: string;
  readonly turns: readonly RecordedTurn[];
  /** The position after the last turn. */
  readonly end: Position;
  /** The result as written: `A>C`, `A=C`, or `*` for a game in progress. */
  readonly result: string;
  readonly termination?: Termination;
  /** Other tags (`Teams`, `TimeControl`, …) in the order in which they appear in the record. */
  readonly tags: ReadonlyMap<string, string>;
}
