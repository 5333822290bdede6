// Starts a PostgreSQL or a NATS server of one's own, for tests and measurements, where the programs are installed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} PrivateService
 * @property {string} address where clients find it
 * @property {() => Promise<void>} stop ends it and deletes what it wrote
 */

/**
 * A new PostgreSQL with an empty database; undefined where PostgreSQL is not installed.
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
  await said(child, child.stderr, 'ready to accept connections');
  return service(child, folder, `postgres://halma@127.0.0.1:${port}/postgres`);
}

/**
 * A new NATS server; undefined where NATS is not installed.
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
  await said(child, child.stderr, 'Server is ready');
  return service(child, folder, `nats://127.0.0.1:${port}`);
}

/** @returns {Promise<number>} a port nobody listens on */
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
 * Waits until a program has said something; rejects when it ends without.
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('node:stream').Readable} output
 * @param {string} words
 * @returns {Promise<void>}
 */
function said(child, output, words) {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk) => {
      text += chunk;
      if (text.includes(words)) resolve();
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

/** Debian keeps one folder for each version, the newest last. */
function postgresFolders() {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'));
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  return row && { uid: Number(row[2]), gid: Number(row[3]) };
}
