import type { GameId, Holder, PersonId, PHASES, ScoreEntry, Terms } from '@halma/protocol';
import {
  isOut,
  isRanked,
  type Outcome,
  type Position,
  type Rules,
  SEAT_LETTERS,
  type SeatLetter,
  seatLetter,
  seatOfLetter,
} from '@halma/rules';
import type { ClockState } from './clock.ts';

/** A value for some of the seats. */
export type BySeat<Value> = Readonly<Partial<Record<SeatLetter, Value>>>;

/** A game as its events have left it. A state is a value: every event makes a new one. */
export interface GameState {
  readonly game: GameId;
  /** The number of the last event. */
  readonly seq: number;
  readonly terms: Terms;
  readonly rules: Rules;
  readonly by: PersonId;
  readonly createdAt: number;
  /** When the last event was committed. */
  readonly changedAt: number;
  readonly phase: (typeof PHASES)[number];
  readonly seats: BySeat<Holder>;
  readonly ready: readonly SeatLetter[];
  /** Null before the game starts. */
  readonly position: Position | null;
  readonly score: readonly ScoreEntry[];
  readonly clock: ClockState;
  readonly drawOffered: readonly SeatLetter[];
  readonly takeBack: { readonly to: number; readonly agreed: readonly SeatLetter[] } | null;
  readonly rematch: readonly SeatLetter[];
  readonly next: GameId | null;
  readonly outcome: Outcome | null;
}

/** A game that is being played, or has been. */
export type StartedGame = GameState & { readonly position: Position };

/** Has the game started? */
export function hasStarted(state: GameState): state is StartedGame {
  return state.position !== null;
}

/** The seats of a game in turn order, as letters. */
export function seatsOf({ rules }: Pick<GameState, 'rules'>): readonly SeatLetter[] {
  return rules.seats.map(seatLetter);
}

/** The seat a person holds. */
export function seatOfPerson(state: Pick<GameState, 'seats'>, person: PersonId): SeatLetter | undefined {
  return SEAT_LETTERS.find((seat) => personOn(state, seat) === person);
}

/** Who sits on a seat, if a person does. */
export function personOn({ seats }: Pick<GameState, 'seats'>, seat: SeatLetter): PersonId | undefined {
  const holder = seats[seat];
  return holder?.kind === 'person' ? holder.person : undefined;
}

/** The level of the computer on a seat, if it plays there. */
export function levelOn({ seats }: Pick<GameState, 'seats'>, seat: SeatLetter): number | undefined {
  const holder = seats[seat];
  return holder?.kind === 'level' ? holder.level : undefined;
}

/** The seats held by people. */
export function seatsOfPeople(state: Pick<GameState, 'seats' | 'rules'>): readonly SeatLetter[] {
  return seatsOf(state).filter((seat) => personOn(state, seat) !== undefined);
}

/** The seats still on their way home. */
export function seatsInPlay({ position }: StartedGame): readonly SeatLetter[] {
  return position.rules.seats.filter((seat) => !isRanked(position, seat)).map(seatLetter);
}

/** Has the seat lost or left while others play on? */
export function isGone({ position }: StartedGame, seat: SeatLetter): boolean {
  return isOut(position, seatOfLetter(seat) ?? 0);
}

/** The seat whose turn it is; undefined unless the game is being played. */
export function seatToMove(state: GameState): SeatLetter | undefined {
  return state.phase === 'playing' && state.position !== null ? seatLetter(state.position.toMove) : undefined;
}

/** The turns a seat has made. */
export function turnsMade({ position }: StartedGame, seat: SeatLetter): number {
  return position.turns[seatOfLetter(seat) ?? 0] ?? 0;
}
