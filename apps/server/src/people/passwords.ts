import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's 2024 recommendation for scrypt: 32 MiB of memory and tens of milliseconds for each hash. */
const SCRYPT_PARAMETERS = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const satisfies ScryptOptions;

/** The binary logarithm of scrypt's N that belongs to these parameters. */
export const PASSWORD_COST = 15;
const HASH_LENGTH = 32;
const SALT_LENGTH = 16;

/** Passwords that are not on the list of common passwords, but that a guesser would try on this site. */
const LOCAL_PASSWORDS = [
  'halma',
  'eckha',
  'grasshopper',
  'chinesecheckers',
  'sternhalma',
  'abcdefghij',
  'abcdefghijk',
];

/** The minimum number of different letters and digits in a password. */
const MIN_DISTINCT_CHARACTERS = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the list of common passwords on first use: loading takes tens of milliseconds, and few requests need
 * the list.
 */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map(String), ...LOCAL_PASSWORDS]),
  );
  return commonPasswords;
}

/**
 * Returns whether a password is easy to guess: a common one or the person's name, even with digits around it or
 * repeated, or one with fewer than four different letters and digits. Ignores case and all characters that are not
 * letters or digits.
 */
export async function isWeakPassword(password: string, name: string): Promise<boolean> {
  const plain = comparablePart(password);
  if (new Set(plain).size < MIN_DISTINCT_CHARACTERS) return true;
  const letters = withoutOuterDigits(plain);
  const guesses = [plain, repeatedPart(plain)];
  // If most of the password is digits, a common word among them does not make it weak.
  if (letters.length * 2 >= plain.length) guesses.push(letters, repeatedPart(letters));
  const common = await loadCommonPasswords();
  const plainName = comparablePart(name);
  const nameGuesses = new Set([plainName, withoutOuterDigits(plainName)]);
  return guesses.some((part) => common.has(part) || nameGuesses.has(part));
}

/** Returns the letters and digits of a string, in the form in which passwords are hashed, and in lower case. */
function comparablePart(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function withoutOuterDigits(text: string): string {
  return text.replaceAll(/^\d+|\d+$/g, '');
}

/** Returns the part that a string repeats, and any other string unchanged. */
function repeatedPart(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(text.length / length) === text) return part;
  }
  return text;
}

/**
 * Returns the hash to store: the method with its parameters, the salt and the hash itself.
 *
 * @param cost the binary logarithm of scrypt's N: `PASSWORD_COST`, except in tests
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  return formatHash(cost, salt, await deriveKey(password, salt, { ...SCRYPT_PARAMETERS, N: 2 ** cost }));
}

/** Returns a hash of no known password. Checking a password against it takes as long as against any other hash. */
export function randomHash(cost: number): string {
  return formatHash(cost, randomBytes(SALT_LENGTH), randomBytes(HASH_LENGTH));
}

function formatHash(cost: number, salt: Buffer, hash: Buffer): string {
  const { r, p } = SCRYPT_PARAMETERS;
  return ['scrypt', 2 ** cost, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Returns whether a password matches a stored hash. */
export async function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = storedHash.split('$');
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
