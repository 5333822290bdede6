import type { Command, GameEvent, OnlineGameId, PersonId, Result } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { GameState } from './state.ts';

/** What a decision may depend on besides the game: time, chance, and what the server has measured. */
export interface DecisionContext {
  /** Milliseconds since 1970, on the server's clock. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** The latency to the player's client and back as the server measured it, in milliseconds. */
  readonly roundTripMs: number;
  /** When each player was last connected to this game, as far as the server knows. */
  readonly lastSeen: ReadonlyMap<PersonId, number>;
  /** The id of the next game, if this command starts one. */
  readonly nextGameId: OnlineGameId;
}

/** The context of a command that comes from a seat. */
interface SeatContext extends DecisionContext {
  readonly seat: SeatLetter;
}

/** The command of a name. */
export type CommandOf<Name extends Command['do']> = Extract<Command, { readonly do: Name }>;

/** The event of a kind. */
export type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;

/** Decides what one command of a seat does. */
export type Decide<Command> = (state: GameState, command: Command, context: SeatContext) => Result<GameEvent>;

/** Returns what one kind of event changes in a game. */
export type Evolve<Event> = (state: GameState, event: Event, at: number) => Partial<GameState>;
