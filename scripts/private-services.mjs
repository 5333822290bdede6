// Starts a PostgreSQL or a NATS server for tests and measurements, where the programs are installed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} PrivateService
 * @property {string} address the URL for clients
 * @property {() => Promise<void>} stop ends the service and deletes its files
 */

/**
 * Starts a PostgreSQL with an empty database; returns undefined if PostgreSQL is not installed.
 * @param {{ durable?: boolean }} [choice] durable: commits reach the disk, as on a real server
 * @returns {Promise<PrivateService | undefined>}
 */
export async function startPostgres({ durable = false } = {}) {
  const initdb = programAt('initdb', postgresFolders());
  const postgres = programAt('postgres', postgresFolders());
  if (initdb === undefined || postgres === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'halma-postgres-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(initdb, ['-D', data, '-U', 'halma', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=60',
  ];
  if (!durable) settings.push('fsync=off');
  const child = spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await printed(child, child.stderr, 'ready to accept connections');
  return service(child, folder, `postgres://halma@127.0.0.1:${port}/postgres`);
}

/**
 * Starts a NATS server; returns undefined if NATS is not installed.
 * @returns {Promise<PrivateService | undefined>}
 */
export async function startNats() {
  const program = programAt('nats-server', ['/usr/sbin', '/usr/local/bin']);
  if (program === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'halma-nats-'));
  const port = await freePort();
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await printed(child, child.stderr, 'Server is ready');
  return service(child, folder, `nats://127.0.0.1:${port}`);
}

/** @returns {Promise<number>} a free port */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} folder
 * @param {string} address
 * @returns {PrivateService}
 */
function service(child, folder, address) {
  return {
    address,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until a program prints a text; rejects if the program ends first.
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('node:stream').Readable} output
 * @param {string} expected
 * @returns {Promise<void>}
 */
function printed(child, output, expected) {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk) => {
      text += chunk;
      if (text.includes(expected)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${text}`)));
  });
}

/** @param {string} name @param {readonly string[]} folders */
function programAt(name, folders) {
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Debian has one folder for each version, the newest last. */
function postgresFolders() {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'));
}

/** PostgreSQL refuses to run as root, so it runs as another user. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  return row && { uid: Number(row[2]), gid: Number(row[3]) };
}
