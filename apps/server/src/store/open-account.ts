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

/** Locks the rows of several people in the same way. Returns false if any of the accounts has been closed or deleted. */
export async function lockOpenAccounts(query: Query, people: readonly PersonId[]): Promise<boolean> {
  // In a fixed order, so that two transactions about the same people do not deadlock.
  for (const person of people.toSorted()) if (!(await lockOpenAccount(query, person))) return false;
  return true;
}
