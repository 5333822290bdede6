import type { PersonId } from '@halma/protocol';
import { mayChallenge } from '../challenges/terms.ts';
import type { Store } from '../store/store.ts';

/** The part of the store that holds the relations between people. */
type RelationStore = Pick<Store, 'follows' | 'people' | 'preferences'>;

/** Returns whether one of two people has blocked the other. */
export async function areBlocked(
  { people }: Pick<RelationStore, 'people'>,
  one: PersonId,
  other: PersonId,
): Promise<boolean> {
  const [blockedByOne, blockedByOther] = await Promise.all([people.blockedBy(one), people.blockedBy(other)]);
  return blockedByOne.has(other) || blockedByOther.has(one);
}

/**
 * Returns whether a person can challenge another, and invite them to play as partners: whether the other has
 * an account that accepts this.
 */
export async function canChallenge(store: RelationStore, by: PersonId, to: PersonId): Promise<boolean> {
  const [account, { challenges }, isFollowed, isBlocked] = await Promise.all([
    store.people.find(to),
    store.preferences.find(to),
    store.follows.isFollowing(to, by),
    areBlocked(store, by, to),
  ]);
  const hasAccount = account?.name != null && account.role !== 'closed';
  return hasAccount && mayChallenge({ accepts: challenges, isFollowed, isBlocked });
}
