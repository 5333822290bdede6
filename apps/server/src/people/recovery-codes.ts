import { createHash, randomBytes } from 'node:crypto';

/** The number of recovery codes that a person gets. */
const CODE_COUNT = 8;

/** 24 characters of 5 bits: more than the 112 bits above which a fast hash without a salt is safe (ASVS 6.5.2). */
const CODE_LENGTH = 24;
const GROUP_LENGTH = 4;

/** Crockford's base 32, which has no letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns new recovery codes, such as `7h2k-…-x9ab`: six groups of four characters each. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODE_COUNT }, () => {
    const code = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return code.replaceAll(new RegExp(`.{${GROUP_LENGTH}}(?=.)`, 'g'), '$&-');
  });
}

/** Returns the hash of a recovery code to store. Accepts the code as a person may type it. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[ -]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`recovery code ${plain}`).digest('base64url');
}
