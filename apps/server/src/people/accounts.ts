import {
  type AccountSecurity,
  accept,
  type Credentials,
  type Me,
  type NewAccount,
  type PersonId,
  type Proof,
  type Result,
  refuse,
  type SignIn,
} from '@halma/protocol';
import type { Static } from 'typebox';
import { randomId } from '../identifiers.ts';
import type { GuessKey, GuessLimiter } from '../limits/guess-limiter.ts';
import { activeLimits, nameKey, publicPerson, type StoredPerson } from '../store/people-store.ts';
import type { StoredSession } from '../store/session-store.ts';
import type { Store } from '../store/store.ts';
import type { NameCache } from './name-cache.ts';
import type { Passkeys } from './passkeys.ts';
import { hashPassword, isWeakPassword, randomHash, verifyPassword } from './passwords.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import type { Sessions } from './sessions.ts';
import type { SignInCodes } from './sign-in-codes.ts';

/** Names that players could mistake for the server or its staff. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'halma',
  'admin',
  'administrator',
  'host',
  'server',
  'moderator',
  'system',
  'computer',
]);

/** The origin of a request. */
export interface Origin {
  /** The site's URL as the client knows it. */
  readonly site: string;
  /** The address or, for IPv6, the network from which the request comes. */
  readonly network: string;
  readonly userAgent: string;
  /** The hash of the token for a device on which someone has signed in before. */
  readonly deviceHash: string | undefined;
}

/** A session that has replaced others. */
export interface SessionReplacement<Value> {
  readonly value: Value;
  readonly token: string;
  readonly endedSessions: readonly string[];
}

/** A person who has just signed in. */
export interface SignedInPerson {
  readonly person: PersonId;
  /** The hash of the password that they entered; undefined if they used a passkey. */
  readonly passwordHash: string | undefined;
}

interface AccountsOptions {
  readonly store: Store;
  readonly names: NameCache;
  readonly sessions: Sessions;
  readonly signInCodes: SignInCodes;
  readonly passkeys: Passkeys;
  readonly guessLimiter: GuessLimiter;
  readonly passwordCost: number;
  readonly now: () => number;
}

/** Guests and accounts. */
export class Accounts {
  readonly #options: AccountsOptions;
  /**
   * The hash that is checked if a name is unknown, so that the response takes as long as for a known name.
   */
  readonly #placeholderHash: string;

  constructor(options: AccountsOptions) {
    this.#options = options;
    this.#placeholderHash = randomHash(options.passwordCost);
  }

  async addGuest(): Promise<PersonId> {
    const { store, now } = this.#options;
    const person = randomId();
    await store.people.addGuest(person, now());
    return person;
  }

  async getMe(person: PersonId): Promise<Result<Me>> {
    const found = await this.#options.store.people.find(person);
    if (found === undefined || found.role === 'closed') return refuse('no-session');
    return accept({
      person: publicPerson(found),
      hasPassword: found.passwordHash !== null,
      isHost: found.role === 'host',
      limits: activeLimits(found, this.#options.now()),
    });
  }

  /**
   * Gives a guest a name, a password and recovery codes. The person keeps their games and seats; a new session replaces
   * the guest's, whose token others may have seen.
   */
  async createAccount(
    person: PersonId,
    { name, password }: Static<typeof Credentials>,
    { network, userAgent }: Origin,
  ): Promise<Result<SessionReplacement<NewAccount>>> {
    const { store, names, sessions, guessLimiter, passwordCost, now } = this.#options;
    const found = await store.people.find(person);
    if (found?.name != null) return refuse('has-account');
    if (RESERVED_NAMES.has(name.toLowerCase())) return refuse('name-reserved');
    if (await isWeakPassword(password, name)) return refuse('weak-password');
    const allowed = await guessLimiter.take([['signUp', network]]);
    if (!allowed.ok) return allowed;
    const codes = createRecoveryCodes();
    const { token, session } = sessions.create(person, userAgent, true);
    const endedSessions = await store.people.createAccount({
      person,
      name,
      passwordHash: await hashPassword(password, passwordCost),
      codeHashes: codes.map(hashRecoveryCode),
      session,
      at: now(),
    });
    if (endedSessions === undefined) {
      // The same form may have been sent twice, and the other request has given the person this name.
      const latest = await store.people.find(person);
      return refuse(latest?.name == null ? 'name-taken' : 'has-account');
    }
    names.forget(person);
    const me = await this.getMe(person);
    return me.ok ? accept({ value: { ...me.value, recoveryCodes: [...codes] }, token, endedSessions }) : me;
  }

  /** Returns the person with this name and password and, if the account requires a code, this code. */
  async signIn({ name, password, code }: SignIn, origin: Origin): Promise<Result<SignedInPerson>> {
    const { store, signInCodes, guessLimiter } = this.#options;
    const found = await store.people.findByName(name);
    return guessLimiter.attempt(await this.#guessKeys(name, found, origin), async () => {
      const isCorrect = await verifyPassword(password, found?.passwordHash ?? this.#placeholderHash);
      if (found === undefined || found.passwordHash === null || !isCorrect) return refuse('wrong-password');
      // Without the password, no one can find out that the account is closed.
      if (found.role === 'closed') return refuse('account-closed');
      const { person, passwordHash } = found;
      if (!(await signInCodes.isRequired(person))) return accept({ person, passwordHash });
      if (code === undefined) return refuse('code-needed');
      return (await signInCodes.use(person, code)) ? accept({ person, passwordHash }) : refuse('wrong-code');
    });
  }

  /** Checks a proof that the session's owner is present. */
  async checkProof(person: PersonId, proof: Proof, origin: Origin): Promise<Result<undefined>> {
    const { store, signInCodes, passkeys, guessLimiter } = this.#options;
    if ('passkey' in proof) {
      const owner = await passkeys.verifySignIn(proof.passkey, origin.site);
      return !owner.ok || owner.value === person ? withoutValue(owner) : refuse('bad-passkey');
    }
    const found = await store.people.find(person);
    if (found?.name == null) return refuse('no-account');
    return guessLimiter.attempt(await this.#guessKeys(found.name, found, origin), async () => {
      if ('code' in proof)
        return (await signInCodes.use(person, proof.code)) ? accept(undefined) : refuse('wrong-code');
      return found.passwordHash !== null && (await verifyPassword(proof.password, found.passwordHash))
        ? accept(undefined)
        : refuse('wrong-password');
    });
  }

  /** Changes a password. A new session continues the given one, and replaces all others of the person. */
  async changePassword(
    { person, session: continued }: StoredSession,
    newPassword: string,
    { userAgent }: Origin,
  ): Promise<Result<SessionReplacement<undefined>>> {
    const { store, sessions, passwordCost, now } = this.#options;
    const found = await store.people.find(person);
    if (found?.passwordHash == null || found.name === null) return refuse('no-account');
    if (await isWeakPassword(newPassword, found.name)) return refuse('weak-password');
    const { token, session } = sessions.create(person, userAgent, true);
    const changed = await store.passwords.change(
      person,
      await hashPassword(newPassword, passwordCost),
      session,
      continued,
      now(),
    );
    return changed === undefined
      ? refuse('no-account')
      : accept({ value: undefined, token, endedSessions: changed.endedSessions });
  }

  /**
   * Starts a session for a person who has just signed in, unless their account has been closed or its password has
   * been changed since. The new session replaces the request's session.
   */
  async startSession(
    { person, passwordHash }: SignedInPerson,
    replacedSession: StoredSession | undefined,
    { userAgent }: Origin,
  ): Promise<Result<SessionReplacement<Me>>> {
    const { store, sessions } = this.#options;
    const me = await this.getMe(person);
    if (!me.ok) return me;
    const { token, session } = sessions.create(person, userAgent, true);
    if (!(await store.sessions.addSignedIn(session, passwordHash)))
      return refuse(passwordHash === undefined ? 'bad-passkey' : 'wrong-password');
    const ended =
      replacedSession !== undefined &&
      (await store.sessions.end(replacedSession.person, replacedSession.session));
    return accept({ value: me.value, token, endedSessions: ended ? [replacedSession.session] : [] });
  }

  /** Returns an account's security settings. */
  async getSecurity(person: PersonId): Promise<AccountSecurity> {
    const { store, signInCodes, now } = this.#options;
    const { credentials, accountLinks } = store;
    const email = (await accountLinks.findEmail(person))?.address;
    const newEmail = await accountLinks.findNewEmail(person, now());
    return {
      totp: await signInCodes.isRequired(person),
      recoveryCodes: (await credentials.listRecoveryCodeCreationTimes(person)).length,
      ...(email === undefined ? {} : { email }),
      ...(newEmail === undefined ? {} : { newEmail }),
    };
  }

  /**
   * Permanently turns an account into a bot account. Refuses if it has ever had a seat in a game, has entered an
   * unfinished tournament that does not allow bots, or organises such an exhibition.
   */
  async becomeBot(person: PersonId): Promise<Result<undefined>> {
    const { store, names, now } = this.#options;
    if ((await store.people.find(person))?.isBot) return accept(undefined);
    const outcome = await store.people.makeBot(person, now());
    if (outcome !== 'done') return refuse(outcome);
    names.forget(person);
    return accept(undefined);
  }

  /** Deletes a person's data. Their games stay, but without the name. */
  async delete(person: PersonId): Promise<void> {
    const { store, names, now } = this.#options;
    await store.people.anonymize(person, now());
    names.forget(person);
  }

  /**
   * Returns the counters for a guess. A device on which the owner has signed in before is counted separately, so that
   * a stranger who guesses elsewhere does not slow the owner down.
   */
  async #guessKeys(
    name: string,
    found: StoredPerson | undefined,
    { network, deviceHash }: Origin,
  ): Promise<readonly GuessKey[]> {
    const isKnownDevice =
      found !== undefined &&
      deviceHash !== undefined &&
      (await this.#options.store.failedAttempts.isKnownDevice(deviceHash, found.person));
    return isKnownDevice
      ? [['device', `${deviceHash} ${found.person}`]]
      : [
          ['account', nameKey(name)],
          ['network', network],
        ];
  }
}

function withoutValue(result: Result<unknown>): Result<undefined> {
  return result.ok ? accept(undefined) : result;
}
