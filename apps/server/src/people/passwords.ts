import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's recommendation of 2024 for scrypt: 32 MiB of memory and some tens of milliseconds for each hash. */
const SCRYPT_PARAMETERS = {
  N: 2 ** 15,
  r: 8,
  p: 3,
  maxmem: 64 * 1024 * 1024,
} as const satisfies ScryptOptions;
const HASH_LENGTH = 32;

/** Common passwords, reduced to letters and digits. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  '1234567890',
  '0123456789',
  '12345678910',
  '123456789012',
  '1111111111',
  '0000000000',
  'qwertyuiop',
  'qwerty12345',
  'password12',
  'password123',
  'password1234',
  'passwordpassword',
  'iloveyou123',
  'halmahalma',
  'halma12345',
  'letmein123',
  'abcdefghij',
  'abcdefghijk',
  'abc1234567',
  'qwerty1234',
  'asdfghjkl1',
  'welcome123',
  'administrator',
  'changeme123',
]);

/** Returns whether a password is easy to guess. */
export function isWeakPassword(password: string, name: string): boolean {
  const plain = password.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return COMMON_PASSWORDS.has(plain) || new Set(plain).size < 4 || plain === name.toLowerCase();
}

/** Returns the hash to store: the method with its parameters, the salt and the hash itself. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await deriveKey(password, salt, SCRYPT_PARAMETERS);
  return [
    'scrypt',
    SCRYPT_PARAMETERS.N,
    SCRYPT_PARAMETERS.r,
    SCRYPT_PARAMETERS.p,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/** Returns whether a password matches a stored hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = stored.split('$');
  const cost = { ...SCRYPT_PARAMETERS, N: Number(n), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, 'base64url');
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function deriveKey(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_LENGTH, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
