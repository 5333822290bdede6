import nodemailer from 'nodemailer';

/**
 * The maximum number of e-mails that wait for the mail server. The mailer drops any others and reports an
 * error.
 */
const MAX_PENDING_MAILS = 200;

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Anything in a mail server's response that may be an e-mail address. */
const ADDRESSES = /[^\s<>"',;]+@[^\s<>"',;]+/g;

/** The mail server that accepts e-mails for delivery, and their sender. */
export interface MailSettings {
  /** An address such as `smtps://user:password@mail.example`. */
  readonly server: string;
  readonly from: string;
}

/** A plain-text e-mail. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Additional headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends e-mails. */
export interface Mailer {
  /** Sends an e-mail in the background, so that no response time reveals whether there is one to send. */
  readonly send: (mail: Mail) => void;
  /** Waits until all e-mails are handed over or have failed. */
  readonly close: () => Promise<void>;
}

/**
 * Creates a mailer, which connects to the mail server only when there is an e-mail to send.
 *
 * @param onError called for each e-mail that fails, with an error that does not contain the recipient's address
 */
export function createMailer({ server, from }: MailSettings, onError: (error: unknown) => void): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: server,
      pool: true,
      maxConnections: 2,
      // Passwords go to another machine only over TLS; an operator can turn this off in the address.
      requireTLS: !LOOPBACK_HOSTS.has(new URL(server).hostname),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const reportError = (error: unknown): void => onError(withoutAddresses(error));
  transport.on('error', reportError);
  const pendingMails = new Set<Promise<unknown>>();
  return {
    send: (mail) => {
      if (pendingMails.size >= MAX_PENDING_MAILS) {
        onError(new Error('an e-mail was dropped, because too many are waiting'));
        return;
      }
      const sent = transport
        .sendMail(mail)
        .catch((error: unknown) => onError(withoutAddresses(error, mail.to)))
        .finally(() => pendingMails.delete(sent));
      pendingMails.add(sent);
    },
    close: async () => {
      await Promise.all(pendingMails);
      transport.close();
    },
  };
}

/**
 * Returns an error with the same message, but without the e-mail addresses that it and its properties may contain. Some
 * mail servers name only the part of the recipient's address before the `@`.
 */
function withoutAddresses(error: unknown, recipient = ''): Error {
  const message = error instanceof Error ? error.message : String(error);
  const mailbox = recipient.slice(0, Math.max(0, recipient.lastIndexOf('@')));
  const shown = withoutWord(message.replaceAll(ADDRESSES, '…'), mailbox);
  return new Error(`an e-mail was not sent: ${shown}`);
}

/** Replaces a word in a text, ignoring case. Does nothing if the word is empty. */
function withoutWord(text: string, word: string): string {
  if (word === '') return text;
  const escaped = word.replaceAll(/[^a-z0-9]/gi, '\\$&');
  return text.replaceAll(new RegExp(`(?<![a-z0-9])${escaped}(?![a-z0-9])`, 'gi'), '…');
}
