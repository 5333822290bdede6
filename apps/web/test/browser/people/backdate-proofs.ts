import Sqlite from 'libsql';
import { DATA } from '../../../../../playwright.config.ts';

/** Backdates the last proof of identity in all sessions of an account, so that the site asks for a new one. */
export function backdateProofs(name: string): void {
  const database = new Sqlite(`${DATA}/halma.db`);
  // The server may be writing at the same time.
  database.exec('PRAGMA busy_timeout = 5000');
  database
    .prepare('UPDATE sessions SET proved_at = 0 WHERE person = (SELECT person FROM people WHERE name = ?)')
    .run(name);
  database.close();
}
