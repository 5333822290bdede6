import type {
  ClientMessage,
  CommandId,
  GameTerms,
  OnlineGameId,
  Refusal,
  ServerMessage,
} from '@halma/protocol';

/** The state of a player's search for an opponent. */
export type PairingState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'waiting';
      readonly terms: GameTerms;
      /** The number of people waiting for the same game, and the accepted rating difference; undefined before the server responds. */
      readonly queue: { readonly people: number; readonly range: number } | undefined;
    }
  | { readonly kind: 'cancelled' }
  /** The server has ended the search: because of a refusal, or because the player is now searching on another page. */
  | { readonly kind: 'ended'; readonly refusal: Refusal | undefined };

type PairingMessage = Extract<ServerMessage, { readonly say: 'pairing' | 'paired' | 'unpaired' }>;

/** A search's dependencies and callbacks. */
export interface PairingOptions {
  readonly newId: () => CommandId;
  /** Sends a message. Returns false if there is no connection. */
  readonly send: (message: ClientMessage) => boolean;
  readonly onState: (state: PairingState) => void;
  readonly onFound: (game: OnlineGameId) => void;
}

/**
 * A player's search for an opponent. It keeps its id across reconnections, so the time already waited still
 * counts.
 */
export interface Pairing {
  /** Starts a search, which replaces any earlier one. */
  readonly start: (terms: GameTerms) => void;
  readonly cancel: () => void;
  /** Repeats the request after a reconnection. */
  readonly resume: () => void;
  readonly receive: (message: PairingMessage) => void;
  /** Handles the refusal of a message. Returns whether it concerns the search. */
  readonly refuse: (id: CommandId, refusal: Refusal) => boolean;
}

/** Creates a search that is initially idle. */
export function createPairing({ newId, send, onState, onFound }: PairingOptions): Pairing {
  let search: { readonly id: CommandId; readonly terms: GameTerms } | undefined;

  function end(state: PairingState): void {
    search = undefined;
    onState(state);
  }

  function resume(): void {
    if (search !== undefined) send({ say: 'pair', id: search.id, terms: search.terms });
  }

  return {
    start: (terms) => {
      search = { id: newId(), terms };
      onState({ kind: 'waiting', terms, queue: undefined });
      resume();
    },
    cancel: () => {
      if (search === undefined) return;
      send({ say: 'unpair', id: search.id });
      end({ kind: 'cancelled' });
    },
    resume,
    receive: (message) => {
      // A game that was found after the player cancelled has started anyway.
      if (message.say === 'paired') {
        end({ kind: 'idle' });
        return onFound(message.game);
      }
      if (search?.id !== message.id) return;
      const { terms } = search;
      if (message.say === 'unpaired') end({ kind: 'ended', refusal: message.refusal });
      else onState({ kind: 'waiting', terms, queue: { people: message.people, range: message.range } });
    },
    refuse: (id, refusal) => {
      if (search?.id !== id) return false;
      end({ kind: 'ended', refusal });
      return true;
    },
  };
}
