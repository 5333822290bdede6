import {
  accept,
  MAX_PASSKEYS,
  type PasskeyResponse,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyStore } from '../store/passkey-store.ts';

/** The lifetime of a challenge, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/**
 * Loads the library on first use: loading takes a third of the processor time that a server needs to start.
 */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Registers passkeys and signs people in with them. A challenge can be used once, at any node. */
export class Passkeys {
  readonly #store: PasskeyStore;
  readonly #now: () => number;

  constructor(store: PasskeyStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Returns the options that a browser needs to create a passkey. Refuses if the person cannot add another passkey.
   *
   * @param origin the URL of this site
   */
  async createRegistrationOptions(person: PersonId, name: string, origin: string): Promise<Result<unknown>> {
    const existing = await this.#store.listForPerson(person);
    if (existing.length >= MAX_PASSKEYS) return refuse('too-many-passkeys');
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Halma',
      rpID: new URL(origin).hostname,
      userName: name,
      userID: new TextEncoder().encode(person),
      excludeCredentials: existing.map(({ passkey }) => ({ id: passkey })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#storeChallenge(options.challenge);
    return accept(options);
  }

  /** Adds a passkey that was created in response to a challenge from this server. */
  async add(person: PersonId, response: PasskeyResponse, origin: string): Promise<Result<undefined>> {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const verified = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      ...this.#expectations(origin),
    }).catch(() => undefined);
    if (!verified?.verified) return refuse('bad-passkey');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const now = this.#now();
    return this.#store.add({
      passkey: id,
      person,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      addedAt: now,
      lastUsedAt: now,
    });
  }

  /** Returns the options that a browser needs to sign in with one of its passkeys. */
  async createSignInOptions(origin: string): Promise<unknown> {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      userVerification: 'preferred',
    });
    await this.#storeChallenge(options.challenge);
    return options;
  }

  /** Returns the person whose passkey signed a challenge from this server. */
  async verifySignIn(response: PasskeyResponse, origin: string): Promise<Result<PersonId>> {
    const stored = await this.#store.find(response.id);
    if (stored === undefined) return refuse('bad-passkey');
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const verified = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      ...this.#expectations(origin),
      credential: {
        id: stored.passkey,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
    }).catch(() => undefined);
    if (!verified?.verified) return refuse('bad-passkey');
    await this.#store.markUsed(stored.passkey, verified.authenticationInfo.newCounter, this.#now());
    return accept(stored.person);
  }

  #storeChallenge(challenge: string): Promise<void> {
    return this.#store.addChallenge(challenge, this.#now() + CHALLENGE_LIFETIME_MS, this.#now());
  }

  /** Returns what a response must match: this site, and an unused challenge. */
  #expectations(origin: string) {
    return {
      expectedChallenge: (challenge: string) => this.#store.takeChallenge(challenge, this.#now()),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
    };
  }
}
