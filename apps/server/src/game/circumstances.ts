import type { Command, GameEvent, GameId, PersonId, Result } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { GameState } from './state.ts';

/** What a decision may depend on besides the game: time, luck, and what the server itself has seen. */
export interface Circumstances {
  /** Milliseconds since 1970, on the server's clock. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** How long a message takes to the person's client and back, as the server measured it; in milliseconds. */
  readonly roundTrip: number;
  /** When each person was last connected to this game, as far as is known. */
  readonly lastHere: ReadonlyMap<PersonId, number>;
  /** The name the next game gets if this command makes one. */
  readonly newGame: GameId;
}

/** Somebody who holds a seat and wants something. */
export interface Asker extends Circumstances {
  readonly seat: SeatLetter;
}

/** The command of a name. */
export type CommandOf<Name extends Command['do']> = Extract<Command, { readonly do: Name }>;

/** The event of a kind. */
export type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;

/** Decides about one command of a seat. */
export type Decide<Command> = (state: GameState, command: Command, asker: Asker) => Result<GameEvent>;

/** Works one kind of event into a game; what is not returned stays as it was. */
export type Evolve<Event> = (state: GameState, event: Event, at: number) => Partial<GameState>;
