import type { GameTerms, HistoryEntry, OnlineGameId, PersonId, PHASES, SeatHolder } from '@halma/protocol';
import {
  hasFinished,
  isEliminated,
  isRanked,
  type Outcome,
  type Position,
  type Rules,
  SEAT_LETTERS,
  type SeatLetter,
  seatFromLetter,
  seatLetter,
  sideOf,
} from '@halma/rules';
import type { ClockState } from './clock.ts';
import type { EventCounts } from './event-limits.ts';

/** A value for some of the seats. */
export type BySeat<Value> = Readonly<Partial<Record<SeatLetter, Value>>>;

/** The state of a game after some of its events. States are immutable. */
export interface GameState {
  readonly game: OnlineGameId;
  /** The number of the last event. */
  readonly lastSeq: number;
  readonly terms: GameTerms;
  readonly rules: Rules;
  readonly creator: PersonId;
  /** Whether no person had a seat when the game was created. */
  readonly wasCreatedEmpty: boolean;
  readonly createdAt: number;
  /** The latest time at which all seats were taken and the players had to confirm that they are ready; null until then. */
  readonly fullAt: number | null;
  /** The time at which the game started; null until then. */
  readonly startedAt: number | null;
  /** The commit time of the last event. */
  readonly changedAt: number;
  readonly phase: (typeof PHASES)[number];
  readonly seats: BySeat<SeatHolder>;
  readonly readySeats: readonly SeatLetter[];
  /** Null before the game starts. */
  readonly position: Position | null;
  readonly history: readonly HistoryEntry[];
  readonly clock: ClockState;
  readonly drawOfferedBy: readonly SeatLetter[];
  readonly takeback: { readonly to: number; readonly agreed: readonly SeatLetter[] } | null;
  readonly rematchOfferedBy: readonly SeatLetter[];
  readonly nextGame: OnlineGameId | null;
  /** Whether the game's series was ended before it was decided. */
  readonly wasSeriesCutShort: boolean;
  readonly outcome: Outcome | null;
  readonly counts: EventCounts;
  /**
   * If spectators are delayed by n moves, the states before each of the last n moves, oldest first. The list
   * is empty in these states themselves, so that a state does not keep all earlier ones in memory.
   */
  readonly statesBeforeMoves: readonly GameState[];
  /**
   * Whether this state is in the `statesBeforeMoves` of a later one: the seat to move has moved since, so its clock no
   * longer runs.
   */
  readonly isOutdated: boolean;
}

/** A game that has started. */
export type StartedGame = GameState & { readonly position: Position };

/** Returns whether the game has started. */
export function hasStarted(state: GameState): state is StartedGame {
  return state.position !== null;
}

/** Returns the seats of a game in turn order, as letters. */
export function gameSeats({ rules }: Pick<GameState, 'rules'>): readonly SeatLetter[] {
  return rules.seats.map(seatLetter);
}

/** Returns the seat that a person holds; undefined if they hold none. */
export function seatOfPerson(state: Pick<GameState, 'seats'>, person: PersonId): SeatLetter | undefined {
  return SEAT_LETTERS.find((seat) => personAt(state, seat) === person);
}

/** Returns the person who holds a seat; undefined if the seat is open or the engine holds it. */
export function personAt({ seats }: Pick<GameState, 'seats'>, seat: SeatLetter): PersonId | undefined {
  const holder = seats[seat];
  return holder?.kind === 'person' ? holder.person : undefined;
}

/** Returns the level of the engine that holds a seat; undefined if the engine does not hold it. */
export function seatEngineLevel({ seats }: Pick<GameState, 'seats'>, seat: SeatLetter): number | undefined {
  const holder = seats[seat];
  return holder?.kind === 'level' ? holder.level : undefined;
}

/** Returns the seats that people hold. */
export function seatsHeldByPeople(state: Pick<GameState, 'seats' | 'rules'>): readonly SeatLetter[] {
  return gameSeats(state).filter((seat) => personAt(state, seat) !== undefined);
}

/** Returns the seats that have not finished and are not out. */
export function seatsInPlay({ position }: StartedGame): readonly SeatLetter[] {
  return position.rules.seats.filter((seat) => !isRanked(position, seat)).map(seatLetter);
}

/** Returns whether a seat has been eliminated while others play on. */
export function isOut({ position }: StartedGame, seat: SeatLetter): boolean {
  return isEliminated(position, seatFromLetter(seat) ?? 0);
}

/**
 * Returns whether people have been eliminated and only computers are still playing. A person who has finished counts
 * as playing while their partners do.
 */
export function isLeftToComputers(state: GameState): boolean {
  if (state.phase !== 'playing' || !hasStarted(state)) return false;
  const { position } = state;
  const people = seatsHeldByPeople(state);
  const hasSideFinished = (seat: SeatLetter): boolean =>
    sideOf(position.rules, seatFromLetter(seat) ?? 0).every((partner) => hasFinished(position, partner));
  return (
    people.some((seat) => isOut(state, seat)) &&
    people.every((seat) => isOut(state, seat) || hasSideFinished(seat))
  );
}

/** Returns the seat to move; undefined unless the game is being played. */
export function seatToMove(state: GameState): SeatLetter | undefined {
  return state.phase === 'playing' && state.position !== null ? seatLetter(state.position.toMove) : undefined;
}

/** Returns how many moves a seat has made. */
export function movesMade({ position }: StartedGame, seat: SeatLetter): number {
  return position.turnsPlayed[seatFromLetter(seat) ?? 0] ?? 0;
}
