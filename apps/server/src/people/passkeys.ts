import { accept, type PasskeyAnswer, type PersonId, type Result, refuse } from '@halma/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyStore } from '../store/passkey-store.ts';

/** A question is answered within this time, in milliseconds. */
const ANSWER_WITHIN = 5 * 60_000;

/** Signing in by passkey. Every question is asked once, and kept where any node can take its answer. */
export class Passkeys {
  readonly #store: PasskeyStore;
  readonly #now: () => number;

  constructor(store: PasskeyStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The question with which a browser makes a new passkey. @param origin the address of this site */
  async askNew(person: PersonId, name: string, origin: string): Promise<unknown> {
    const known = await this.#store.ofPerson(person);
    const options = await generateRegistrationOptions({
      rpName: 'Halma',
      rpID: new URL(origin).hostname,
      userName: name,
      userID: new TextEncoder().encode(person),
      excludeCredentials: known.map(({ passkey }) => ({ id: passkey })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#ask(options.challenge);
    return options;
  }

  /** Takes a passkey that was made for a question of this server. */
  async add(person: PersonId, answer: PasskeyAnswer, origin: string): Promise<Result<undefined>> {
    const verified = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      ...this.#expected(origin),
    }).catch(() => undefined);
    if (!verified?.verified) return refuse('bad-passkey');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const now = this.#now();
    const added = await this.#store.add({
      passkey: id,
      person,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      addedAt: now,
      usedAt: now,
    });
    return added ? accept(undefined) : refuse('bad-passkey');
  }

  /** The question with which a browser shows one of its passkeys. */
  async ask(origin: string): Promise<unknown> {
    const options = await generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      userVerification: 'preferred',
    });
    await this.#ask(options.challenge);
    return options;
  }

  /** The person a passkey proves. */
  async prove(answer: PasskeyAnswer, origin: string): Promise<Result<PersonId>> {
    const known = await this.#store.find(answer.id);
    if (known === undefined) return refuse('bad-passkey');
    const verified = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      ...this.#expected(origin),
      credential: {
        id: known.passkey,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }).catch(() => undefined);
    if (!verified?.verified) return refuse('bad-passkey');
    await this.#store.markUsed(known.passkey, verified.authenticationInfo.newCounter, this.#now());
    return accept(known.person);
  }

  #ask(question: string): Promise<void> {
    return this.#store.ask(question, this.#now() + ANSWER_WITHIN, this.#now());
  }

  /** What an answer has to fit: this site, and a question nobody has answered yet. */
  #expected(origin: string) {
    return {
      expectedChallenge: (question: string) => this.#store.take(question, this.#now()),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
    };
  }
}
