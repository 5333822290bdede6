import type { GameId, GameView, Refusal, TalkLine } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Client } from '../../../online/client.ts';

/** What comes from the server about one table. */
export interface FollowedTable {
  /** The game as it was last heard of; undefined before. */
  readonly latest: Accessor<GameView | undefined>;
  readonly talk: Accessor<readonly TalkLine[]>;
  /** Is the person on this seat connected? Undefined where nothing was heard of it. */
  readonly isHere: (seat: SeatLetter) => boolean | undefined;
  readonly onlookers: Accessor<number>;
  /** Why the last thing was not done. It is over when the game goes on after there was time to read it. */
  readonly refusal: Accessor<Refusal | null>;
  /** Something else is tried. */
  readonly dismissRefusal: () => void;
}

/** So long can be read why something was not done, in milliseconds: the game is often told of right after it. */
const READING = 5000;

/** Follows a table for as long as it is on the page. @param now milliseconds of a clock that only runs forward */
export function followTable(
  { client }: { readonly client: Pick<Client, 'follow'> },
  game: GameId,
  now: () => number,
): FollowedTable {
  const [latest, setLatest] = createSignal<GameView>();
  const [talk, setTalk] = createSignal<readonly TalkLine[]>([]);
  const [here, setHere] = createSignal<Readonly<Partial<Record<SeatLetter, boolean>>>>({});
  const [onlookers, setOnlookers] = createSignal(0);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  let refusedAt = 0;
  const stop = client.follow(game, {
    onView: (view) => {
      setLatest(view);
      if (now() - refusedAt > READING) setRefusal(null);
    },
    onTalk: (lines) => setTalk((before) => [...before, ...lines]),
    onHere: ({ seats, onlookers: count }) => {
      setHere(seats);
      setOnlookers(count);
    },
    onRefused: (told) => {
      refusedAt = now();
      setRefusal(told);
    },
  });
  onCleanup(stop);
  return {
    latest,
    talk,
    isHere: (seat) => here()[seat],
    onlookers,
    refusal,
    dismissRefusal: () => setRefusal(null),
  };
}
