import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail as it arrived. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  /** Returns a header's text, which is empty if the e-mail does not have the header. */
  readonly header: (name: string) => string;
  readonly text: string;
}

/** A mail server that keeps what it receives. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Returns the response with which the server refuses a recipient; undefined if it accepts all. */
  refusalOf: ((address: string) => string) | undefined;
  readonly #server = new SMTPServer({
    authOptional: true,
    // The server under test keeps its connection open.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, onDone) => onDone(this.refusalOf && new Error(this.refusalOf(address))),
    onData: (stream, { envelope }, onDone) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        this.received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          ...parseMail(Buffer.concat(chunks).toString('latin1')),
        });
        onDone();
      });
    },
  });

  /** Starts the server. Returns its address for `SMTP_URL`. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }
}

function parseMail(source: string): Pick<ReceivedMail, 'header' | 'subject' | 'text'> {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replaceAll(/\r\n\s+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    header,
    subject: header('Subject').replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_, text: string) =>
      decodeQuotedPrintable(text.replaceAll('_', ' ')),
    ),
    text: /quoted-printable/i.test(header('Content-Transfer-Encoding'))
      ? decodeQuotedPrintable(source.slice(end + 4))
      : source.slice(end + 4),
  };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
