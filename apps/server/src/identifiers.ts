import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Converts bytes to letters and digits. To avoid bias, skips bytes of 252 (the largest multiple of 36) and
 * above.
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
export function deriveGameId(source: string, id: string): string {
  return toBase36(
    createHash('sha512')
      .update(JSON.stringify([source, id]))
      .digest(),
    12,
  );
}

/** Derives the id of a new tournament from its organiser and a command id. Every node derives the same id. */
export function deriveTournamentId(organiser: string, id: string): string {
  return deriveGameId(organiser, `tournament/${id}`).slice(0, 8);
}

/** Returns a new random code that lets a person become a player's fixed partner. */
export function randomPartnerCode(): string {
  return toBase36(randomBytes(32), 8);
}

/** Returns a new random id for a person or a session. */
export function randomId(): string {
  return toBase36(randomBytes(64), 16);
}
