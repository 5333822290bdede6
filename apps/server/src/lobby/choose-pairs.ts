import type { PersonId } from '@halma/protocol';

/** A person who is waiting for an opponent of about the same strength. */
export interface QueueEntry {
  readonly person: PersonId;
  /** The person's rating, in points. */
  readonly rating: number;
  /** The uncertainty of a provisional rating: its deviation in points; 0 for a settled rating. */
  readonly uncertainty: number;
  /** The time at which the person began to wait, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The rating difference that a person accepts, in points: the initial value, its growth in each interval, and
 * the maximum.
 */
const RANGE = { first: 200, growth: 50, growthIntervalMs: 5000, max: 800 } as const;

/**
 * Returns the maximum acceptable difference from an opponent's rating, in points. It grows with the time
 * waited, and is larger while the person's own rating is provisional.
 *
 * @param now milliseconds since 1970
 */
export function acceptedRange(
  { uncertainty, since }: Pick<QueueEntry, 'uncertainty' | 'since'>,
  now: number,
): number {
  const steps = Math.floor(Math.max(0, now - since) / RANGE.growthIntervalMs);
  return Math.min(RANGE.max, RANGE.first + uncertainty + steps * RANGE.growth);
}

/** The maximum rating difference that any player accepts, in points. */
export const WIDEST_RANGE: number = RANGE.max;

/**
 * Pairs the players: the people who have waited longest choose first, and each gets the opponent with the
 * nearest rating among those who accept them and whom they accept. The result depends on neither the order of
 * the entries nor chance, so that all nodes choose the same pairs.
 *
 * @param mayMeet whether two people may play each other
 */
export function choosePairs<Entry extends QueueEntry>(
  entries: readonly Entry[],
  now: number,
  mayMeet: (one: PersonId, other: PersonId) => boolean,
): readonly (readonly [Entry, Entry])[] {
  const pairs: (readonly [Entry, Entry])[] = [];
  const unpaired = entries.toSorted(byWait);
  for (let next = unpaired.shift(); next !== undefined; next = unpaired.shift()) {
    const chooser = next;
    const gap = (other: Entry): number => Math.abs(other.rating - chooser.rating);
    const range = acceptedRange(chooser, now);
    const [nearest] = unpaired
      .filter(
        (other) =>
          gap(other) <= Math.min(range, acceptedRange(other, now)) && mayMeet(chooser.person, other.person),
      )
      // The sort is stable: of two who are equally near, the one who has waited longer stays first.
      .toSorted((left, right) => gap(left) - gap(right));
    if (nearest === undefined) continue;
    pairs.push([chooser, nearest]);
    unpaired.splice(unpaired.indexOf(nearest), 1);
  }
  return pairs;
}

function byWait(one: QueueEntry, other: QueueEntry): number {
  return one.since - other.since || (one.person < other.person ? -1 : 1);
}
