import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { compileWorkspaces } from '../../../../test/compile-workspaces.ts';
import { readSettings } from '../../src/settings.ts';
import { createDataFolder } from '../data-folder.ts';
import { runOperatorCommand } from '../run-operator-command.ts';
import { type SampleSite, writeSampleSite } from '../sample-site.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { Client, newId } from './client.ts';

/** The kinds of clients that send requests. */
export const CLIENT_ROLES = ['stranger', 'guest', 'account', 'host'] as const;
export type ClientRole = (typeof CLIENT_ROLES)[number];

/** A real server for the tests in one file. */
export interface TestServer {
  readonly address: () => string;
  readonly dataFolder: () => string;
  /** Everything that the server has printed so far. */
  readonly output: () => string;
  /** Creates a client with a role. */
  readonly createClient: (role: ClientRole, forwardedFor?: string) => Promise<Client>;
  /** Runs an operator command alongside the server, as `halma` does. */
  readonly runCommand: (...args: string[]) => ReturnType<typeof runOperatorCommand>;
}

/**
 * Starts a server before the tests in a file and stops it after them.
 *
 * @param limitScale multiplies the default limits
 * @param moreSettings returns additional environment variables, once the tests' own hooks have run
 */
export function startTestServer(
  limitScale = 1000,
  moreSettings: () => Readonly<Record<string, string>> = () => ({}),
): TestServer {
  let site: SampleSite;
  let data = '';
  let server: ServerProcess;
  let address = '';

  beforeAll(async () => {
    compileWorkspaces();
    site = await writeSampleSite();
    data = await createDataFolder();
    server = startServer({
      PORT: '0',
      HOST: '127.0.0.1',
      SITE: site.folder,
      DATA_DIR: data,
      LEVEL_THREADS: '0',
      LIMIT_SCALE: String(limitScale),
      // A low cost saves time: no test account needs protection.
      PASSWORD_COST: '4',
      ...moreSettings(),
    });
    address = ((await server.address) ?? '').replace('localhost', '127.0.0.1');
  }, 90_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await site.remove();
    await rm(data, { recursive: true });
  });

  const runCommand = async (...args: string[]): ReturnType<typeof runOperatorCommand> => {
    const read = readSettings({ DATA_DIR: data });
    if (!read.ok) throw new Error(read.refusal);
    return runOperatorCommand(args, read.value, Date.now());
  };

  const createClient = async (role: ClientRole, forwardedFor?: string): Promise<Client> => {
    const client = new Client(address, forwardedFor);
    if (role === 'stranger') return client;
    await client.startSession();
    if (role === 'guest') return client;
    const { name, password } = newCredentials();
    client.readToken(await client.fetch('POST', '/api/account', { name, password }));
    if (role === 'host') {
      const result = await runCommand('admin', 'make-moderator', name);
      if (!result.ok) throw new Error(result.refusal);
      client.readToken(await client.fetch('POST', '/api/account/sign-in', { name, password }));
    }
    return client;
  };

  return {
    address: () => address,
    dataFolder: () => data,
    output: () => server.output(),
    createClient,
    runCommand,
  };
}

/** Returns an unused name and a password. */
export function newCredentials(): { name: string; password: string } {
  return { name: `P${newId().replaceAll(/\W/g, '_')}`, password: 'correct horse battery' };
}
