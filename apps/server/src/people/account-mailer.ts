import { isLanguageTag, type LanguageTag } from '@halma/locales';
import { type MailStrings, mailStrings } from '@halma/locales/mail';
import type { Mailer } from '../mail/mailer.ts';

/**
 * Sends e-mails about accounts, each in its recipient's language. The links in them lead to the origin that
 * the operator has configured.
 */
export class AccountMailer {
  readonly #mailer: Mailer;
  readonly #publicOrigin: string;

  constructor(mailer: Mailer, publicOrigin: string) {
    this.#mailer = mailer;
    this.#publicOrigin = publicOrigin;
  }

  /** Sends the link that confirms an address. */
  async sendConfirmation(to: Recipient, name: string, token: string): Promise<void> {
    const { confirm } = await stringsFor(to);
    this.#send(to, confirm.subject, confirm.text(name, confirmLink(this.#publicOrigin, token)));
  }

  /** Sends a password-reset link for each account. */
  async sendReset(to: Recipient, accounts: readonly { name: string; token: string }[]): Promise<void> {
    const { reset } = await stringsFor(to);
    const links = accounts.map(({ name, token }) => reset.link(name, resetLink(this.#publicOrigin, token)));
    this.#send(to, reset.subject, reset.text(links));
  }

  /** Notifies a person of a change to the security settings of their account. */
  async sendNotice(to: Recipient, name: string, change: keyof MailStrings['changes']): Promise<void> {
    const { notice, changes } = await stringsFor(to);
    this.#send(
      to,
      notice.subject,
      notice.text(name, changes[change], `${this.#publicOrigin}/online/account`),
    );
  }

  #send({ address }: Recipient, subject: string, text: string): void {
    this.#mailer.send({ to: address, subject, text });
  }
}

interface Recipient {
  readonly address: string;
  /** A language tag. An unknown one is treated as English. */
  readonly language: string;
}

/** Returns the URL of the page that resets a password. The token follows `#`, so no server or proxy logs it. */
export function resetLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}/online/reset#${token}`;
}

function confirmLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}/online/confirm#${token}`;
}

function stringsFor({ language }: Recipient): Promise<MailStrings> {
  const tag: LanguageTag = isLanguageTag(language) ? language : 'en';
  return mailStrings.in(tag);
}
