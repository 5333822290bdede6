import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept, type Result } from '@halma/protocol';
import type { Retention } from './background/retention.ts';
import type { MailSettings } from './mail/mailer.ts';
import { PASSWORD_COST } from './people/passwords.ts';
import type { StoreLocation } from './store/store.ts';

/** The role of a node: to do everything, or only to make the engine's moves. */
const ROLES = ['all', 'engine'] as const;

/** The settings of one server process, read from the environment. */
export interface Settings {
  readonly role: (typeof ROLES)[number];
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** The folder with the built site. */
  readonly siteFolder: string;
  readonly store: StoreLocation;
  /** The address of a NATS server; undefined for a server that runs alone. */
  readonly nats: string | undefined;
  /** The URL at which players reach the server; undefined if the operator has not set it. */
  readonly publicOrigin: string | undefined;
  readonly behindProxy: boolean;
  /** The mail server; undefined if this server sends no mail. */
  readonly mail: MailSettings | undefined;
  /** The settings for push notifications; undefined if this server sends none. */
  readonly push: PushSettings | undefined;
  /** The number of threads that compute the engine's moves; 0 leaves them to other nodes. */
  readonly engineThreads: number;
  /** The token that lets other machines read `/metrics`; undefined allows only this machine. */
  readonly metricsToken: string | undefined;
  /** The factor by which the default rate limits are multiplied, for load tests. */
  readonly limitScale: number;
  /** The binary logarithm of the cost of hashing a password. */
  readonly passwordCost: number;
  readonly retention: RetentionSettings;
  /** The file that lists the words that the chat masks or refuses; undefined if there is none. */
  readonly chatFilter: string | undefined;
}

/** The settings for push notifications. */
interface PushSettings {
  /** The address at which push services can reach the operator: a `mailto:` or `https:` URL. */
  readonly contact: string;
  /** The origins of additional push services, besides those of the browser vendors. */
  readonly additionalServices: readonly string[];
}

/** The kinds of data for which an operator chooses how long they are kept. */
const RETENTION_SETTINGS = ['guests', 'presence', 'chat', 'aborted'] as const;
type RetentionSetting = (typeof RETENTION_SETTINGS)[number];
type RetentionSettings = Pick<Retention, RetentionSetting>;

/**
 * The environment variable for each kind of data that is kept for a number of days, and the default number.
 */
const RETENTION_VARIABLES: Readonly<Record<RetentionSetting, readonly [variable: string, days: number]>> = {
  guests: ['KEEP_GUESTS_DAYS', 180],
  presence: ['KEEP_PRESENCE_DAYS', 30],
  chat: ['KEEP_CHAT_DAYS', 0],
  aborted: ['KEEP_ABORTED_DAYS', 30],
};

const MAX_DAYS = 36_500;

/** An address without characters that separate addresses or names from each other. */
const ADDRESS = '[^\\s<>@,;:"()]+@[^\\s<>@,;:"()]+';

/** The sender of e-mails: an address, or a name, perhaps in quotes, and an address in angle brackets. */
const SENDER = new RegExp(`^(${ADDRESS}|("[^"\\p{Cc}]*" *|[^"<>@,;:\\p{Cc}]*)<${ADDRESS}>)$`, 'u');

/**
 * The folders where the built site can be: in a clone, the site's workspace; in the package, beside the
 * programs.
 */
const SITE_FOLDERS = ['../../web/dist', './site'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const BUILT_SITE =
  SITE_FOLDERS.find((folder) => existsSync(join(folder, 'index.html'))) ?? SITE_FOLDERS[0] ?? '';

/** Hashing with a higher cost needs more memory than passwords.ts allows. */
const MAX_PASSWORD_COST = 15;

const DEFAULT_ENGINE_THREADS = Math.max(1, availableParallelism() - 1);

/** Reads the variables that `docs/guides/run-a-server.md` lists. Treats an empty variable as unset. */
export function readSettings(environment: NodeJS.ProcessEnv): Result<Settings, string> {
  const port = parseWholeNumber(environment.PORT || '8080', 65535);
  if (port === undefined)
    return refuseSetting(`PORT must be a whole number from 0 to 65535`, environment.PORT);
  const role = ROLES.find((candidate) => candidate === (environment.ROLE || 'all'));
  if (role === undefined) return refuseSetting(`ROLE must be ${ROLES.join(' or ')}`, environment.ROLE);
  if (role === 'engine' && !environment.DATABASE_URL)
    return { ok: false, refusal: 'ROLE=engine needs DATABASE_URL: only one server can use a data folder.' };
  const engineThreads = parseWholeNumber(environment.LEVEL_THREADS || String(DEFAULT_ENGINE_THREADS), 64);
  if (engineThreads === undefined)
    return refuseSetting('LEVEL_THREADS must be a whole number from 0 to 64', environment.LEVEL_THREADS);
  const limitScale = parseWholeNumber(environment.LIMIT_SCALE || '1', 1_000_000);
  if (!limitScale)
    return refuseSetting('LIMIT_SCALE must be a whole number of at least 1', environment.LIMIT_SCALE);
  const passwordCost = parseWholeNumber(
    environment.PASSWORD_COST || String(PASSWORD_COST),
    MAX_PASSWORD_COST,
  );
  if (!passwordCost)
    return refuseSetting(
      `PASSWORD_COST must be a whole number from 1 to ${MAX_PASSWORD_COST}`,
      environment.PASSWORD_COST,
    );
  const publicOrigin = environment.PUBLIC_URL ? parseOrigin(environment.PUBLIC_URL) : undefined;
  if (publicOrigin === null)
    return refuseSetting(
      'PUBLIC_URL must be an address without a path, such as https://halma.example',
      environment.PUBLIC_URL,
    );
  const behindProxy = parseWholeNumber(environment.BEHIND_PROXY || '0', 1);
  if (behindProxy === undefined)
    return refuseSetting('BEHIND_PROXY must be 0 or 1', environment.BEHIND_PROXY);
  if (environment.NATS_URL && !isNatsAddress(environment.NATS_URL))
    return refuseSetting('NATS_URL must be an address such as nats://127.0.0.1:4222', environment.NATS_URL);
  const mail = readMailSettings(environment, publicOrigin);
  if (!mail.ok) return mail;
  const push = readPushSettings(environment, publicOrigin);
  if (!push.ok) return push;
  const retention = readRetention(environment);
  if (!retention.ok) return retention;
  return accept({
    role,
    port,
    host: environment.HOST || '0.0.0.0',
    siteFolder: environment.SITE || BUILT_SITE,
    store: environment.DATABASE_URL
      ? { postgres: environment.DATABASE_URL }
      : { folder: environment.DATA_DIR || 'data' },
    nats: environment.NATS_URL || undefined,
    publicOrigin,
    behindProxy: behindProxy === 1,
    mail: mail.value,
    push: push.value,
    engineThreads,
    metricsToken: environment.METRICS_TOKEN || undefined,
    limitScale,
    passwordCost,
    retention: retention.value,
    chatFilter: environment.CHAT_FILTER || undefined,
  });
}

/**
 * Reads the address of the mail server. Refuses it without a public URL: e-mails contain links, which must not lead to
 * a host name that a visitor has chosen.
 */
function readMailSettings(
  environment: NodeJS.ProcessEnv,
  publicOrigin: string | undefined,
): Result<MailSettings | undefined, string> {
  const [server, from] = [environment.SMTP_URL, environment.MAIL_FROM];
  if (!server) return accept(undefined);
  // The value is not repeated, because it can contain a password.
  if (!isMailServerAddress(server))
    return { ok: false, refusal: 'SMTP_URL must be an address such as smtps://user:password@mail.example.' };
  if (!from) return { ok: false, refusal: 'SMTP_URL needs MAIL_FROM, such as "Halma <halma@mail.example>".' };
  if (!SENDER.test(from))
    return refuseSetting('MAIL_FROM must be one address, such as "Halma <halma@mail.example>"', from);
  return publicOrigin === undefined
    ? { ok: false, refusal: 'SMTP_URL needs PUBLIC_URL, because the links in e-mails lead there.' }
    : accept({ server, from });
}

/**
 * Reads the address at which push services can reach the operator. By default, that is the public URL if it begins with
 * `https:`; without an address, the server sends no push notifications.
 */
function readPushSettings(
  environment: NodeJS.ProcessEnv,
  publicOrigin: string | undefined,
): Result<PushSettings | undefined, string> {
  const contact = environment.PUSH_CONTACT || (publicOrigin?.startsWith('https:') ? publicOrigin : '');
  if (contact === '') return accept(undefined);
  if (!isContact(contact))
    return refuseSetting(
      'PUSH_CONTACT must be an address such as mailto:halma@mail.example or https://halma.example',
      contact,
    );
  const additionalServices: string[] = [];
  for (const text of environment.PUSH_SERVICES ? environment.PUSH_SERVICES.split(',') : []) {
    const origin = parseOrigin(text.trim());
    if (origin === null)
      return refuseSetting(
        'PUSH_SERVICES must be addresses without a path, such as https://push.example',
        text,
      );
    additionalServices.push(origin);
  }
  return accept({ contact, additionalServices });
}

function readRetention(environment: NodeJS.ProcessEnv): Result<RetentionSettings, string> {
  const retention: Record<RetentionSetting, number> = { guests: 0, presence: 0, chat: 0, aborted: 0 };
  for (const policy of RETENTION_SETTINGS) {
    const [variable, defaultDays] = RETENTION_VARIABLES[policy];
    const days = parseWholeNumber(environment[variable] || String(defaultDays), MAX_DAYS);
    if (days === undefined)
      return refuseSetting(
        `${variable} must be a whole number of days, or 0 to keep the data forever`,
        environment[variable],
      );
    retention[policy] = days;
  }
  return accept(retention);
}

function refuseSetting(rule: string, value: string | undefined): Result<never, string> {
  return { ok: false, refusal: `${rule}, not "${value}".` };
}

function parseWholeNumber(text: string, max: number): number | undefined {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value <= max ? value : undefined;
}

/** Returns whether a string is the address of a NATS server, in which credentials are encoded as in any URL. */
function isNatsAddress(text: string): boolean {
  if (!/^(nats|tls):\/\/./.test(text) || !URL.canParse(text)) return false;
  const { host, username, password } = new URL(text);
  return host !== '' && !/%(?![\da-f]{2})/i.test(username + password);
}

/** Returns whether a string is the address of a mail server. Its credentials can contain an unencoded `%`. */
function isMailServerAddress(text: string): boolean {
  return /^smtps?:/i.test(text) && URL.canParse(text) && new URL(text).host !== '';
}

/** Returns whether push services accept a string as the operator's address (RFC 8292). */
function isContact(text: string): boolean {
  return /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text) && URL.canParse(text);
}

/** Returns the origin of a web URL; null if the string is not one, or contains more than an origin. */
function parseOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol, href } = new URL(text);
  const isWebOrigin = /^https?:$/.test(protocol) && href === `${origin}/`;
  return isWebOrigin ? origin : null;
}
