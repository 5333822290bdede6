import type { ChatMessage, GameView, OnlineGameId, Refusal } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Client } from '../../../online/client.ts';

/** What the server sends about one game. */
export interface GameSubscription {
  /** The newest state of the game; undefined before the first. */
  readonly latest: Accessor<GameView | undefined>;
  readonly messages: Accessor<readonly ChatMessage[]>;
  /** Whether the player on a seat is connected; undefined while unknown. */
  readonly isPresent: (seat: SeatLetter) => boolean | undefined;
  readonly spectatorCount: Accessor<number>;
  /** Why the server refused the last command; null once the game has gone on and the reason could be read. */
  readonly refusal: Accessor<Refusal | null>;
  readonly dismissRefusal: () => void;
}

/** The least time a refusal stays: the server often sends the game right after it. */
const REFUSAL_READING_MS = 5000;

/** Subscribes to a game until the page leaves it. @param now milliseconds of a clock that never runs back */
export function subscribeToGame(
  { client }: { readonly client: Pick<Client, 'follow'> },
  game: OnlineGameId,
  now: () => number,
): GameSubscription {
  const [latest, setLatest] = createSignal<GameView>();
  const [messages, setMessages] = createSignal<readonly ChatMessage[]>([]);
  const [present, setPresent] = createSignal<Readonly<Partial<Record<SeatLetter, boolean>>>>({});
  const [spectatorCount, setSpectatorCount] = createSignal(0);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  let refusedAt = 0;
  const stop = client.follow(game, {
    onView: (view) => {
      setLatest(view);
      if (now() - refusedAt > REFUSAL_READING_MS) setRefusal(null);
    },
    onChat: (more) => setMessages((before) => [...before, ...more]),
    onPresence: ({ seats, onlookers }) => {
      setPresent(seats);
      setSpectatorCount(onlookers);
    },
    onRefused: (reason) => {
      refusedAt = now();
      setRefusal(reason);
    },
  });
  onCleanup(stop);
  return {
    latest,
    messages,
    isPresent: (seat) => present()[seat],
    spectatorCount,
    refusal,
    dismissRefusal: () => setRefusal(null),
  };
}
