import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Converts bytes to letters and digits. To avoid bias, skips bytes of 252 and above: 252 is the largest multiple of 36
 * up to 256.
 */
function toBase36(bytes: Uint8Array, length: number): string {
  return [...bytes]
    .filter((byte) => byte < 252)
    .map((byte) => ALPHABET[byte % 36])
    .join('')
    .slice(0, length);
}

/**
 * Derives the id of a new game from its creator, or the game before it, and a command id. Every node derives
 * the same id.
 */
export function deriveGameId(source: string, commandId: string): string {
  return toBase36(
    createHash('sha512')
      .update(JSON.stringify([source, commandId]))
      .digest(),
    12,
  );
}

/** Derives the id of a new tournament from its organiser and a command id. Every node derives the same id. */
export function deriveTournamentId(organiser: string, commandId: string): string {
  return deriveGameId(organiser, `tournament/${commandId}`).slice(0, 8);
}

/** Returns a new random code that lets a person become a player's fixed partner. */
export function randomPartnerCode(): string {
  return toBase36(randomBytes(32), 8);
}

/** Returns a new random id for a person or a session. */
export function randomId(): string {
  return toBase36(randomBytes(64), 16);
}
