import { type PrivateService, startNats, startPostgres } from '../../../scripts/private-services.mjs';
import { openPostgres } from '../src/store/postgres/open-postgres.ts';

/** Waits for a service. If it is missing, fails in CI, and elsewhere warns that tests are skipped. */
async function requireInCi(
  name: string,
  starting: Promise<PrivateService | undefined>,
): Promise<PrivateService | undefined> {
  const service = await starting;
  if (service !== undefined) return service;
  const message = `${name} is not installed; skipping the tests that need it.`;
  if (process.env.CI === 'true') throw new Error(message);
  console.warn(message);
  return undefined;
}

let sharedPostgres: Promise<PrivateService | undefined> | undefined;
let databaseCount = 0;

/**
 * Creates a database for the tests in one file. `stop` drops it. Returns undefined if PostgreSQL is not
 * installed. The test files on a thread share the server, which takes a second to start and stops with the
 * thread.
 */
export async function postgresForTests(): Promise<PrivateService | undefined> {
  sharedPostgres ??= requireInCi('PostgreSQL', startPostgres());
  const server = await sharedPostgres;
  if (server === undefined) return undefined;
  databaseCount += 1;
  const name = `tests_${databaseCount}`;
  await query(server.address, `CREATE DATABASE ${name}`);
  return {
    address: new URL(`/${name}`, server.address).href,
    stop: () => query(server.address, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function query(address: string, sql: string): Promise<void> {
  const database = openPostgres(address, { maxConnections: 1 });
  await database.query(sql);
  await database.close();
}

/** Starts a NATS server for the tests in one file. Returns undefined if NATS is not installed. */
export const natsForTests = (): Promise<PrivateService | undefined> => requireInCi('NATS', startNats());
