import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** The letters and digits of some bytes; 252 is the largest multiple of 36 in a byte, and what is above is left out. */
function lettersOf(bytes: Uint8Array, length: number): string {
  return [...bytes]
    .filter((byte) => byte < 252)
    .map((byte) => ALPHABET[byte % 36])
    .join('')
    .slice(0, length);
}

/** The name of the game that a command makes: the same command makes the same game, on whatever node. */
export function gameIdFrom(maker: string, id: string): string {
  return lettersOf(
    createHash('sha512')
      .update(JSON.stringify([maker, id]))
      .digest(),
    12,
  );
}

/** A name nobody has had before, for a person or a session. */
export function newId(): string {
  return lettersOf(randomBytes(64), 16);
}
