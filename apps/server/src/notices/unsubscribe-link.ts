import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type PersonId, UNSUBSCRIBE_PATH, UNSUBSCRIBE_TOKEN_NAME } from '@halma/protocol';

/** Returns a new key for signing links. */
export function createSigningKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the link that lets a person unsubscribe from the daily e-mails without signing in. */
export function unsubscribeLink(publicOrigin: string, person: PersonId, key: string): string {
  const query = new URLSearchParams({ [UNSUBSCRIBE_TOKEN_NAME]: `${person}.${signature(person, key)}` });
  return `${publicOrigin}${UNSUBSCRIBE_PATH}?${query}`;
}

/** Returns the person to whom a link's token belongs; undefined if it was not signed with the key. */
export function personOfToken(token: string, key: string): PersonId | undefined {
  const [person = '', givenSignature = ''] = token.split('.');
  const [expected, actual] = [Buffer.from(signature(person, key)), Buffer.from(givenSignature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? person : undefined;
}

function signature(person: PersonId, key: string): string {
  return createHmac('sha256', key).update(`end-digest ${person}`).digest('base64url');
}
