import type { PersonId } from '@halma/protocol';
import { answerNotices, toChallenge } from './challenge-store.ts';
import type { Query } from './database.ts';

/**
 * Makes a person unfollow someone they have blocked, and ends the open challenges between the two. Their games
 * continue. The other person sees an ordinary withdrawn or declined challenge, and still follows everyone they
 * followed, so that the block is not revealed.
 *
 * @returns whether a challenge has ended, which the other person's page has to show
 */
export async function separate(
  query: Query,
  person: PersonId,
  blocked: PersonId,
  at: number,
): Promise<boolean> {
  const both = [person, blocked];
  await query('DELETE FROM follows WHERE person = $1 AND followed = $2', both);
  const withdrawn = await query(
    `UPDATE challenges SET state = 'withdrawn', changed_at = $3
     WHERE state = 'open' AND by_person = $1 AND to_person = $2 RETURNING challenge`,
    [...both, at],
  );
  await query(
    `DELETE FROM notices WHERE (person = $1 AND about = $2 AND kind LIKE 'challenge%')
       OR (person = $2 AND about = $1 AND kind = 'challenge')`,
    both,
  );
  const declined = await query(
    `UPDATE challenges SET state = 'declined', reason = 'none', changed_at = $3
     WHERE state = 'open' AND by_person = $2 AND to_person = $1 RETURNING *, 0 AS is_open`,
    [...both, at],
  );
  const answer = { kind: 'challenge-declined', reason: 'none' } as const;
  for (const row of declined)
    for (const { sql, values } of answerNotices(toChallenge(row), answer, at)) await query(sql, values);
  return withdrawn.length + declined.length > 0;
}
