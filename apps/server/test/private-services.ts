import { type PrivateService, startNats, startPostgres } from '../../../scripts/private-services.mjs';

/** Fails in CI, where all services are installed; elsewhere reports what is skipped. */
async function orSkip(
  name: string,
  starting: Promise<PrivateService | undefined>,
): Promise<PrivateService | undefined> {
  const service = await starting;
  if (service !== undefined) return service;
  const message = `${name} is not installed here: the tests that need it are skipped.`;
  if (process.env.CI === 'true') throw new Error(message);
  console.warn(message);
  return undefined;
}

/** Starts a PostgreSQL for the tests of one file; undefined where it is not installed. */
export const postgresForTests = (): Promise<PrivateService | undefined> =>
  orSkip('PostgreSQL', startPostgres());

/** Starts a NATS for the tests of one file; undefined where it is not installed. */
export const natsForTests = (): Promise<PrivateService | undefined> => orSkip('NATS', startNats());
