import type { Result } from '@halma/protocol';
import type { Settings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { MIGRATIONS, newerSchemaMessage, schemaVersion } from '../store/migrations.ts';
import { openSharedDatabase } from '../store/store.ts';

/**
 * Runs work on the database named in the settings, which servers may be using. Refuses a database that has a
 * different schema.
 */
export async function withDatabase(
  { store }: Settings,
  work: (database: Database) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  const database = openSharedDatabase(store);
  if (database === undefined) return { ok: false, refusal: 'DATA_DIR contains no server data.' };
  try {
    // Only servers migrate the tables, since another node may still be running the older version.
    const tables = await database.query(database.tableNamesSql);
    const hasSchema = tables.some(({ name }) => name === 'migrations');
    const version = hasSchema ? await schemaVersion(database.query) : 0;
    if (version > MIGRATIONS.length) return { ok: false, refusal: newerSchemaMessage(version) };
    if (version < MIGRATIONS.length)
      return {
        ok: false,
        refusal:
          'The database has an older schema version. Start a server of this version first; it updates the schema.',
      };
    return await work(database);
  } finally {
    await database.close();
  }
}
