import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Returns bytes as letters and digits. 252 is the largest multiple of 36 in a byte; larger bytes are skipped. */
function toBase36(bytes: Uint8Array, length: number): string {
  return [...bytes]
    .filter((byte) => byte < 252)
    .map((byte) => ALPHABET[byte % 36])
    .join('')
    .slice(0, length);
}

/** Returns the id of the game that a command creates: the same command creates the same game on every node. */
export function derivedGameId(maker: string, id: string): string {
  return toBase36(
    createHash('sha512')
      .update(JSON.stringify([maker, id]))
      .digest(),
    12,
  );
}

/** Returns a new random id for a person or a session. */
export function randomId(): string {
  return toBase36(randomBytes(64), 16);
}
