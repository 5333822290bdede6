import { accept, type PersonId, type Result, refuse, type TotpSetup } from '@halma/protocol';
import { Secret, TOTP } from 'otpauth';
import type { CredentialStore } from '../store/credential-store.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

/** The number of 30-second steps by which a phone's clock may be ahead or behind. */
const CLOCK_TOLERANCE_STEPS = 1;

const SECRET_BYTES = 20;

/**
 * The codes that people enter to sign in: codes from an authenticator app (TOTP) and recovery codes. Each
 * works only once.
 */
export class SignInCodes {
  readonly #store: CredentialStore;
  readonly #now: () => number;
  readonly #onRecoveryCodeUsed: (person: PersonId) => Promise<void>;

  /** @param onRecoveryCodeUsed called after each use of a recovery code, to report it to the account's owner */
  constructor(
    store: CredentialStore,
    now: () => number,
    onRecoveryCodeUsed: (person: PersonId) => Promise<void>,
  ) {
    this.#store = store;
    this.#now = now;
    this.#onRecoveryCodeUsed = onRecoveryCodeUsed;
  }

  /** Returns whether signing in with the password also needs a code. */
  async isRequired(person: PersonId): Promise<boolean> {
    return (await this.#store.findTotp(person))?.isConfirmed === true;
  }

  /** Uses up a code from the app or a recovery code. Returns whether the code was valid. */
  async use(person: PersonId, code: string): Promise<boolean> {
    const digits = code.replaceAll(/[ -]/g, '');
    if (/^\d{6}$/.test(digits)) return (await this.isRequired(person)) && this.#useTotp(person, digits);
    const isValid = await this.#store.useRecoveryCode(person, hashRecoveryCode(code), this.#now());
    if (isValid) await this.#onRecoveryCodeUsed(person);
    return isValid;
  }

  /** Replaces a person's recovery codes. Returns the new ones, which are stored only as hashes. */
  async replaceRecoveryCodes(person: PersonId): Promise<string[]> {
    const codes = createRecoveryCodes();
    await this.#store.replaceRecoveryCodes(person, codes.map(hashRecoveryCode), this.#now());
    return [...codes];
  }

  /** Creates the secret for a person's app. It takes effect once `confirmTotp` has succeeded. */
  async startTotp(person: PersonId, name: string): Promise<Result<TotpSetup>> {
    const secret = new Secret({ size: SECRET_BYTES });
    if (!(await this.#store.startTotp(person, secret.base32, this.#now())))
      return refuse('already-protected');
    return accept({
      secret: secret.base32,
      uri: new TOTP({ issuer: 'Halma', label: name, secret }).toString(),
    });
  }

  /** Requires a code at each sign-in from now on, provided that this code proves that the app has the secret. */
  async confirmTotp(person: PersonId, code: string): Promise<Result<undefined>> {
    if (await this.isRequired(person)) return refuse('already-protected');
    if (!(await this.#useTotp(person, code.replaceAll(/[ -]/g, '')))) return refuse('wrong-code');
    return (await this.#store.confirmTotp(person, this.#now()))
      ? accept(undefined)
      : refuse('already-protected');
  }

  /** Stops requiring codes at sign-in. Returns whether the person had an app. */
  removeTotp(person: PersonId): Promise<boolean> {
    return this.#store.removeTotp(person, this.#now());
  }

  async #useTotp(person: PersonId, token: string): Promise<boolean> {
    const stored = await this.#store.findTotp(person);
    if (stored === undefined) return false;
    const totp = new TOTP({ secret: Secret.fromBase32(stored.secret) });
    const timestamp = this.#now();
    const offset = totp.validate({ token, timestamp, window: CLOCK_TOLERANCE_STEPS });
    return offset !== null && this.#store.useTotpStep(person, totp.counter({ timestamp }) + offset);
  }
}
