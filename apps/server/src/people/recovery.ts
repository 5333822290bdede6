import { accept, type MailRequest, type PersonId, type Result, refuse } from '@halma/protocol';
import { MINUTE_MS } from '../durations.ts';
import type { GuessLimiter } from '../limits/guess-limiter.ts';
import type { AccountLinkStore, StoredEmail, StoredLink } from '../store/account-link-store.ts';
import type { Store } from '../store/store.ts';
import type { AccountMailer } from './account-mailer.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { hashToken, randomToken } from './sessions.ts';

/** The lifetime of a link in an e-mail, in milliseconds. */
const MAILED_LINK_LIFETIME_MS = 30 * MINUTE_MS;

/** The maximum number of accounts for which one request sends links. A repeated request reaches others while the earlier links are valid. */
const MAX_ACCOUNTS_PER_ADDRESS = 5;

interface RecoveryOptions {
  readonly store: Store;
  readonly guessLimiter: GuessLimiter;
  /** Undefined if the operator has configured no mail server. */
  readonly accountMailer: AccountMailer | undefined;
  readonly passwordCost: number;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Recovers accounts whose owners have forgotten their password, and manages the e-mail addresses used for recovery.
 */
export class Recovery {
  readonly #options: RecoveryOptions;

  constructor(options: RecoveryOptions) {
    this.#options = options;
  }

  get sendsMail(): boolean {
    return this.#options.accountMailer !== undefined;
  }

  /**
   * Sends a link that confirms a new address for an account. The account keeps its earlier address until the
   * new one is confirmed.
   */
  async setEmail(
    person: PersonId,
    { address, language }: MailRequest,
    network: string,
  ): Promise<Result<undefined>> {
    const { store, accountMailer, now } = this.#options;
    if (accountMailer === undefined) return refuse('no-mail');
    const allowed = await this.#limitMail(address, network);
    if (!allowed.ok) return allowed;
    const token = randomToken();
    const email = { address, language };
    const until = now() + MAILED_LINK_LIFETIME_MS;
    const link = { tokenHash: hashToken(token), purpose: 'confirm-email', person, email, until } as const;
    await store.accountLinks.add(link, now());
    await accountMailer.sendConfirmation(email, await this.#nameOf(person), token);
    return accept(undefined);
  }

  /** Confirms an address with the link from an e-mail, and reports the change to the earlier address. */
  async confirmEmail(token: string): Promise<Result<undefined>> {
    const { store, accountMailer, now } = this.#options;
    const confirmed = await store.accountLinks.confirmEmail(hashToken(token), now());
    if (confirmed === undefined) return refuse('bad-link');
    const { before } = confirmed;
    if (before !== undefined)
      await accountMailer?.sendNotice(before, await this.#nameOf(before.person), 'email');
    return accept(undefined);
  }

  /** Removes an account's address, and notifies that address. */
  async removeEmail(person: PersonId): Promise<void> {
    const { store, accountMailer, now } = this.#options;
    const removed = await store.accountLinks.removeEmail(person, now());
    if (removed !== undefined)
      await accountMailer?.sendNotice(removed, await this.#nameOf(person), 'noEmail');
  }

  /**
   * Sends an e-mail to an address if accounts have confirmed it. Returns before the lookup, so that neither
   * the response nor its timing reveals whether any account has.
   */
  async requestReset(request: MailRequest, network: string): Promise<Result<undefined>> {
    const { accountMailer, onError } = this.#options;
    if (accountMailer === undefined) return refuse('no-mail');
    const allowed = await this.#limitMail(request.address, network);
    if (allowed.ok) void this.#sendReset(accountMailer, request).catch(onError);
    return allowed;
  }

  /** Sets a new password with a recovery code. Returns the sessions that ended. */
  async recoverWithCode(
    request: { readonly name: string; readonly code: string; readonly next: string },
    network: string,
  ): Promise<Result<readonly string[]>> {
    const { store, guessLimiter, passwordCost, now } = this.#options;
    const { name, code, next } = request;
    if (await isWeakPassword(next, name)) return refuse('weak-password');
    const keys = [['account', name.toLowerCase()] as const, ['network', network] as const];
    return guessLimiter.attempt(keys, async () => {
      const found = await store.people.findByName(name);
      // Hashed before the code is checked, so that the response takes as long for an unknown name.
      const newHash = await hashPassword(next, passwordCost);
      if (found === undefined) return refuse('wrong-code');
      const reset = await store.passwords.resetWithCode(found.person, hashRecoveryCode(code), newHash, now());
      if (!reset.ok) return reset;
      await this.notify(found.person, 'passwordByCode');
      return accept(reset.value.endedSessions);
    });
  }

  /** Sets a new password with a link. Returns the account's name and the sessions that ended. */
  async resetWithLink(
    token: string,
    newPassword: string,
  ): Promise<Result<{ readonly name: string; readonly endedSessions: readonly string[] }>> {
    const { store, passwordCost, now } = this.#options;
    const tokenHash = hashToken(token);
    const person = await store.accountLinks.findReset(tokenHash, now());
    const name = person === undefined ? '' : await this.#nameOf(person);
    if (name === '') return refuse('bad-link');
    // A password that is too weak does not use up the link.
    if (await isWeakPassword(newPassword, name)) return refuse('weak-password');
    const reset = await store.passwords.resetWithLink(
      tokenHash,
      await hashPassword(newPassword, passwordCost),
      now(),
    );
    if (reset === undefined) return refuse('bad-link');
    await this.notify(reset.person, 'password');
    return accept({ name, endedSessions: reset.endedSessions });
  }

  /** Notifies an account's e-mail address, if it has one, of a change to the account's security settings. */
  async notify(person: PersonId, change: Parameters<AccountMailer['sendNotice']>[2]): Promise<void> {
    const { store, accountMailer } = this.#options;
    const email = accountMailer && (await store.accountLinks.findEmail(person));
    if (email !== undefined) await accountMailer?.sendNotice(email, await this.#nameOf(person), change);
  }

  async #sendReset(accountMailer: AccountMailer, { address }: MailRequest): Promise<void> {
    const { store, now } = this.#options;
    const emails = await store.accountLinks.listByAddress(address, MAX_ACCOUNTS_PER_ADDRESS, now());
    // A link is sent to the address as its account has confirmed it: one that differs in case may belong to someone else.
    const mails = new Map<string, { to: StoredEmail; accounts: { name: string; token: string }[] }>();
    for (const email of emails) {
      const { person } = email;
      const found = await store.people.find(person);
      if (found?.name == null || found.role === 'closed') continue;
      const options = { now: now(), lifetimeMs: MAILED_LINK_LIFETIME_MS, actor: 'mail', email };
      const token = await createResetLink(store.accountLinks, person, options);
      const mail = mails.get(email.address) ?? { to: email, accounts: [] };
      mail.accounts.push({ name: found.name, token });
      mails.set(email.address, mail);
    }
    for (const { to, accounts } of mails.values()) await accountMailer.sendReset(to, accounts);
  }

  #limitMail(address: string, network: string): Promise<Result<undefined>> {
    return this.#options.guessLimiter.take([
      ['mail', address.toLowerCase()],
      ['mailNetwork', network],
    ]);
  }

  async #nameOf(person: PersonId): Promise<string> {
    return (await this.#options.store.people.find(person))?.name ?? '';
  }
}

interface ResetLinkOptions {
  readonly now: number;
  readonly lifetimeMs: number;
  /** Who requested the link, for the audit log. */
  readonly actor: string;
  /** The account's address, if the link is sent there: the link ends when the account loses the address. */
  readonly email?: StoredLink['email'];
}

/** Stores a link that resets a password once. Returns its token. */
export async function createResetLink(
  links: AccountLinkStore,
  person: PersonId,
  { now, lifetimeMs, actor, email }: ResetLinkOptions,
): Promise<string> {
  const token = randomToken();
  const link = { tokenHash: hashToken(token), purpose: 'reset-password', person, email } as const;
  await links.add({ ...link, until: now + lifetimeMs }, now, actor);
  return token;
}
