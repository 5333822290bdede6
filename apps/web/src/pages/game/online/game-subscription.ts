import type { ChatMessage, GameView, LoggedEvent, OnlineGameId, Refusal } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Client } from '../../../online/client.ts';

/** The data that the server sends about one game. */
export interface GameSubscription {
  /** The latest state of the game; undefined before the first message. */
  readonly latestView: Accessor<GameView | undefined>;
  /** The events that led to the latest state; empty if the server sent the whole game. */
  readonly latestEvents: Accessor<readonly LoggedEvent[]>;
  readonly messages: Accessor<readonly ChatMessage[]>;
  /** Returns whether the player at a seat is connected; undefined while this is unknown. */
  readonly isPresent: (seat: SeatLetter) => boolean | undefined;
  /** The number of spectators; undefined while it is unknown. */
  readonly spectatorCount: Accessor<number | undefined>;
  /**
   * The reason why the server refused the latest command; null if there is none. Becomes null again when the
   * server sends the game, but not within the first few seconds.
   */
  readonly refusal: Accessor<Refusal | null>;
  readonly dismissRefusal: () => void;
}

/**
 * The minimum time that a refusal stays visible, in milliseconds. The server often sends the game right
 * after a refusal.
 */
const MIN_REFUSAL_MS = 5000;

/**
 * Subscribes to a game until the page leaves it.
 *
 * @param now the time of a monotonic clock, in milliseconds
 */
export function subscribeToGame(
  { client }: { readonly client: Pick<Client, 'follow'> },
  game: OnlineGameId,
  now: () => number,
): GameSubscription {
  const [latest, setLatest] = createSignal<{
    readonly view: GameView;
    readonly events: readonly LoggedEvent[];
  }>();
  const [messages, setMessages] = createSignal<readonly ChatMessage[]>([]);
  const [presence, setPresence] = createSignal<Readonly<Partial<Record<SeatLetter, boolean>>>>({});
  const [spectatorCount, setSpectatorCount] = createSignal<number>();
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  let refusedAt = 0;
  const stop = client.follow(game, {
    onView: (view, events) => {
      setLatest({ view, events });
      if (now() - refusedAt > MIN_REFUSAL_MS) setRefusal(null);
    },
    onChat: (added) =>
      setMessages((previous) => [...previous, ...added].toSorted((one, other) => one.line - other.line)),
    onPresence: ({ seats, onlookers }) => {
      setPresence(seats);
      setSpectatorCount(onlookers);
    },
    onRefused: (reason) => {
      refusedAt = now();
      setRefusal(reason);
    },
  });
  onCleanup(stop);
  return {
    latestView: () => latest()?.view,
    latestEvents: () => latest()?.events ?? [],
    messages,
    isPresent: (seat) => presence()[seat],
    spectatorCount,
    refusal,
    dismissRefusal: () => setRefusal(null),
  };
}
