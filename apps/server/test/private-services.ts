import { type PrivateService, startNats, startPostgres } from '../../../scripts/private-services.mjs';

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

/** Starts a PostgreSQL for the tests of one file; undefined if it is not installed. */
export const postgresForTests = (): Promise<PrivateService | undefined> =>
  requireInCi('PostgreSQL', startPostgres());

/** Starts a NATS for the tests of one file; undefined if it is not installed. */
export const natsForTests = (): Promise<PrivateService | undefined> => requireInCi('NATS', startNats());
