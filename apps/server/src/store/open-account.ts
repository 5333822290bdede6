import type { PersonId } from '@halma/protocol';
import type { Query } from './database.ts';

/**
 * Locks a person's row until the transaction ends, so that a deletion of the account commits either before or after it.
 * Returns false if the account has been closed or deleted.
 */
export async function lockOpenAccount(query: Query, person: PersonId): Promise<boolean> {
  const [row] = await query('UPDATE people SET role = role WHERE person = $1 RETURNING role', [person]);
  return row?.role !== 'closed';
}
