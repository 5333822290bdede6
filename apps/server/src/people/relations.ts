import type { PersonId } from '@halma/protocol';
import { mayChallenge } from '../challenges/challenge-rules.ts';
import type { Store } from '../store/store.ts';

/** The part of the store that holds the relations between people. */
type RelationStore = Pick<Store, 'follows' | 'people' | 'preferences'>;

/**
 * Returns whether a person can challenge another, and invite them to play as partners: whether the other has
 * an account that accepts this.
 */
export async function canChallenge(store: RelationStore, by: PersonId, to: PersonId): Promise<boolean> {
  const [account, { challenges }, isFollowed, isBlocked] = await Promise.all([
    store.people.find(to),
    store.preferences.find(to),
    store.follows.isFollowing(to, by),
    store.people.hasBlockWith(by, [to]),
  ]);
  const hasAccount = account?.name != null && account.role !== 'closed';
  return hasAccount && mayChallenge({ accepts: challenges, isFollowed, isBlocked });
}
