import type { Command, GameEvent, OnlineGameId, PersonId, Result } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { Player } from '../store/game-store.ts';
import type { GameState } from './state.ts';

/** Everything that a decision may depend on, other than the game: time, random numbers, and the server's measurements. */
export interface DecisionContext {
  /** Milliseconds since 1970, on the server's clock. */
  readonly now: number;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number;
  /** The round trip to the player's client, as the server measured it, in milliseconds. */
  readonly roundTripMs: number;
  /** Returns the part of the time since a given moment that the player to move could not use, in milliseconds. */
  readonly outageMs: (since: number) => number;
  /** The time at which each player was last connected to this game, as far as the server knows. */
  readonly lastSeen: ReadonlyMap<PersonId, number>;
  /**
   * Whether a player has blocked the sender, or the reverse, if the command takes a seat in a listed game, or offers or
   * accepts a rematch.
   */
  readonly isBlocked: boolean;
  /**
   * The number of unfinished games in which the sender has a seat, if the command takes one, or offers or accepts a
   * rematch.
   */
  readonly unfinishedGameCount: number;
  /**
   * How long, in milliseconds, the sender may not join the game because they have aborted too many such games; 0 if
   * they may join it, or if the command takes no seat.
   */
  readonly pauseMs: number;
  /** Whether the command would start one rated game too many between bot accounts within a day. */
  readonly exceedsRatedBotGameLimit: boolean;
  /** The sender, if the command takes a seat, or offers or accepts a rematch. */
  readonly player: Player;
  /** The players who have offered a rematch, if the command offers or accepts one. */
  readonly offerers: readonly Offerer[];
  /** Derives the id of the next game, if this command starts one. */
  readonly nextGameId: () => OnlineGameId;
}

/** A player who has offered a rematch. */
interface Offerer extends Player {
  readonly unfinishedGameCount: number;
}

/** The context of a command that comes from a seat. */
interface SeatContext extends DecisionContext {
  readonly seat: SeatLetter;
}

/** The command with this name. */
export type CommandOf<Name extends Command['do']> = Extract<Command, { readonly do: Name }>;

/** The event of this kind. */
export type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;

/** Decides what one kind of command from a seat does. */
export type Decide<Command> = (state: GameState, command: Command, context: SeatContext) => Result<GameEvent>;

/** Returns the properties of a game that one kind of event changes. */
export type Evolve<Event> = (state: GameState, event: Event, at: number) => Partial<GameState>;
