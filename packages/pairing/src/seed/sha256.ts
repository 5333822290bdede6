/** The first 32 bits of the fractional parts of the square roots of the first eight primes. */
const INITIAL_HASH: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

const BLOCK_BYTES = 64;

/**
 * Returns the SHA-256 of a text in UTF-8, as eight 32-bit words.
 *
 * The package implements it because browsers offer only an asynchronous version and the package has no dependencies.
 */
export function sha256(text: string): Uint32Array {
  const hash = Uint32Array.from(INITIAL_HASH);
  const bytes = withPadding(utf8(text));
  for (let offset = 0; offset < bytes.length; offset += BLOCK_BYTES) mixBlock(hash, bytes, offset);
  return hash;
}

/**
 * Returns the SHA-256 of a text as 64 hexadecimal digits. A tournament publishes the hash of its seed before it starts.
 */
export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (word) => word.toString(16).padStart(8, '0')).join('');
}

function mixBlock(hash: Uint32Array, bytes: Uint8Array, offset: number): void {
  const schedule = new Uint32Array(64);
  for (let index = 0; index < 64; index += 1) schedule[index] = scheduleWord(schedule, bytes, offset, index);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sumE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const sumA = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const first = (h + sumE + choice + (ROUND_CONSTANTS[index] as number) + (schedule[index] as number)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumA + majority) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    hash[index] = ((hash[index] as number) + word) | 0;
}

function scheduleWord(schedule: Uint32Array, bytes: Uint8Array, offset: number, index: number): number {
  if (index < 16) {
    let word = 0;
    for (let byte = 0; byte < 4; byte += 1) word = (word << 8) | (bytes[offset + 4 * index + byte] as number);
    return word;
  }
  const late = schedule[index - 2] as number;
  const early = schedule[index - 15] as number;
  const fromLate = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
  const fromEarly = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
  return ((schedule[index - 16] as number) + fromEarly + (schedule[index - 7] as number) + fromLate) | 0;
}

/** Rotates a 32-bit word to the right. */
function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** Appends a 1 bit, zeros, and the length in bits. */
function withPadding(bytes: readonly number[]): Uint8Array {
  const paddedBytes = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  paddedBytes.set(bytes);
  paddedBytes[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  for (let index = 0; index < 6; index += 1)
    paddedBytes[paddedBytes.length - 1 - index] = Math.floor(bits / 256 ** index) % 256;
  return paddedBytes;
}

/** Encodes a text. An unpaired surrogate becomes U+FFFD, as in `TextEncoder`. */
function utf8(text: string): number[] {
  return Array.from(text).flatMap((character) => {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
    if (code < 0x80) return [code];
    if (code < 0x800) return [0xc0 | (code >> 6), 0x80 | (code & 0x3f)];
    const end = [0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
    return code < 0x10000
      ? [0xe0 | (code >> 12), ...end]
      : [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), ...end];
  });
}
