import type { GameId, GameView, Refusal, TalkLine } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Online } from '../online.ts';

/** What comes from the server about one table. */
export interface FollowedTable {
  /** The game as it was last heard of; undefined before. */
  readonly latest: Accessor<GameView | undefined>;
  readonly talk: Accessor<readonly TalkLine[]>;
  /** Is the person on this seat connected? Undefined where nothing was heard of it. */
  readonly isHere: (seat: SeatLetter) => boolean | undefined;
  readonly onlookers: Accessor<number>;
  /** Why the last thing was not done; null after anything that was. */
  readonly refusal: Accessor<Refusal | null>;
}

/** Follows a table for as long as it is on the page. */
export function followTable({ client }: Online, game: GameId): FollowedTable {
  const [latest, setLatest] = createSignal<GameView>();
  const [talk, setTalk] = createSignal<readonly TalkLine[]>([]);
  const [here, setHere] = createSignal<Readonly<Partial<Record<SeatLetter, boolean>>>>({});
  const [onlookers, setOnlookers] = createSignal(0);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const stop = client.follow(game, {
    onView: (view) => {
      setLatest(view);
      setRefusal(null);
    },
    onTalk: (lines) => setTalk((before) => [...before, ...lines]),
    onHere: ({ seats, onlookers: count }) => {
      setHere(seats);
      setOnlookers(count);
    },
    onRefused: setRefusal,
  });
  onCleanup(stop);
  return {
    latest,
    talk,
    isHere: (seat) => here()[seat],
    onlookers,
    refusal,
  };
}
