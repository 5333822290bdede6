/**
 * Whether a seed matches its commitment; `uncheckable` if the browser cannot compute hashes, for example over an
 * insecure connection.
 */
export type SeedVerdict = 'matches' | 'differs' | 'uncheckable';

/**
 * Checks whether a seed is the one that the server committed to.
 *
 * @param commitment the SHA-256 of the seed, in hexadecimal
 * @param subtle the browser's `SubtleCrypto`, which is available only over secure connections
 */
export async function verifySeed(
  seed: string,
  commitment: string,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
): Promise<SeedVerdict> {
  if (subtle === undefined) return 'uncheckable';
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const text = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === commitment ? 'matches' : 'differs';
}
