import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { LOGGED_ACTIONS } from '../../src/store/audit-log.ts';
import { ModerationStore } from '../../src/store/moderation-store.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { Client } from './client.ts';
import { newCredentials, type TestServer } from './test-server.ts';

/** The server's URL in its links. */
export const PUBLIC_URL = 'http://halma.example';
/** A password that differs from the password of a new account. */
export const NEXT_PASSWORD = 'another battery horse';

function openServerDatabase(server: TestServer) {
  const database = openSharedDatabase({ folder: server.dataFolder() });
  if (database === undefined) throw new Error('there is no database');
  return database;
}

/** Runs a statement on the server's database. */
export async function executeSql(
  server: TestServer,
  sql: string,
  values: readonly (string | number)[],
): Promise<void> {
  const database = openServerDatabase(server);
  await database.transaction((query) => query(sql, values));
  await database.close();
}

/** Returns the actions on an account in the audit log, latest first. */
export async function auditedActions(server: TestServer, name: string): Promise<string[]> {
  const database = openServerDatabase(server);
  const entries = await new ModerationStore(database).listAuditEntries(500, LOGGED_ACTIONS);
  await database.close();
  return entries.filter((entry) => entry.name === name).map(({ action }) => action);
}

/** An account that sends requests, as the site does. */
export class TestAccount {
  readonly name: string;
  password: string;
  readonly client: Client;
  readonly codes: readonly string[];
  readonly #server: TestServer;

  private constructor(
    server: TestServer,
    client: Client,
    name: string,
    password: string,
    codes: readonly string[],
  ) {
    this.#server = server;
    this.client = client;
    this.name = name;
    this.password = password;
    this.codes = codes;
  }

  /** Creates an account and signs it in. */
  static async create(server: TestServer): Promise<TestAccount> {
    const client = await server.createClient('guest');
    const { name, password } = newCredentials();
    const response = await client.fetch('POST', '/api/account', { name, password });
    client.readToken(response);
    const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
    return new TestAccount(server, client, name, password, recoveryCodes);
  }

  /** Returns a browser in which no one has signed in. */
  static signedOut(server: TestServer): TestAccount {
    return new TestAccount(server, new Client(server.address()), '', '', []);
  }

  get id(): string {
    return this.client.person?.id ?? '';
  }

  /** Sends a request and keeps the new token, if there is one. Returns `ok`, or the refusal code. */
  async request(method: string, path: string, body?: unknown): Promise<string> {
    const response = await this.client.fetch(method, path, body, { origin: PUBLIC_URL });
    this.client.readToken(response);
    const text = await response.text();
    return response.ok ? 'ok' : ((JSON.parse(text) as { refusal: { code: string } }).refusal.code ?? '');
  }

  /** Backdates the last proof in each of the account's sessions to more than five minutes ago. */
  ageProof(): Promise<void> {
    return executeSql(this.#server, 'UPDATE sessions SET proved_at = $2 WHERE person = $1', [
      this.id,
      Date.now() - 301_000,
    ]);
  }

  signIn(password = this.password, code?: string): Promise<string> {
    const body = { name: this.name, password, ...(code === undefined ? {} : { code }) };
    return TestAccount.signedOut(this.#server).request('POST', '/api/account/sign-in', body);
  }

  /** Turns on codes at sign-in. Returns a function that generates the code for the time step at an offset. */
  async enableTotp(): Promise<(offset: number) => string> {
    const { secret } = await this.client.fetchJson<{ secret: string }>('POST', '/api/account/totp/new');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = (offset: number) => totp.generate({ timestamp: Date.now() + offset * 30_000 });
    expect(await this.request('POST', '/api/account/totp', { code: codeAt(-1) })).toBe('ok');
    return codeAt;
  }
}
