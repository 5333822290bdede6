import { type PrivateService, startNats, startPostgres } from '../../../scripts/private-services.mjs';

async function orSayWhatIsMissing(
  name: string,
  starting: Promise<PrivateService | undefined>,
): Promise<PrivateService | undefined> {
  const service = await starting;
  if (service === undefined)
    console.warn(`${name} is not installed here: the tests that need it are skipped.`);
  return service;
}

/** A PostgreSQL for these tests alone; where there is none, says so. */
export const postgresForTests = (): Promise<PrivateService | undefined> =>
  orSayWhatIsMissing('PostgreSQL', startPostgres());

/** A NATS for these tests alone; where there is none, says so. */
export const natsForTests = (): Promise<PrivateService | undefined> =>
  orSayWhatIsMissing('NATS', startNats());
