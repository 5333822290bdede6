import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash costs: 32 MiB and some tens of milliseconds, as OWASP's list of 2024 asks of scrypt. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const satisfies ScryptOptions;
const LENGTH = 32;

/** Passwords everybody tries first, by their letters and digits alone. */
const COMMON: ReadonlySet<string> = new Set([
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

/** Is it a password that others would guess at once? */
export function isWeakPassword(password: string, name: string): boolean {
  const plain = password.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return COMMON.has(plain) || new Set(plain).size < 4 || plain === name.toLowerCase();
}

/** The hash that is kept of a password: the way it was made, its salt and the hash itself. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Does the password belong to the hash? */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = kept.split('$');
  const cost = { ...COST, N: Number(n), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
