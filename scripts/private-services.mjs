// Starts PostgreSQL and NATS servers for tests and measurements, if they are installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} PrivateService
 * @property {string} address the URL for clients
 * @property {() => Promise<void>} stop stops the service and deletes its files
 */

/**
 * A shell script that creates a database with the program `$1` in the folder `$0`, runs the other arguments as a command,
 * stops the command when its standard input ends, and deletes the folder. The input also ends when the process or thread
 * that started the script is killed.
 */
const RUN_UNTIL_INPUT_ENDS = `
trap : INT TERM HUP
exec 3<&0
"$1" -D "$0/data" -U halma -A trust -E UTF8 --locale=C --no-sync >/dev/null
shift
"$@" &
server=$!
# A server that has just started still ignores the signal.
{ cat <&3; while kill -INT $server; do sleep 0.2; done; } >/dev/null 2>&1 &
while kill -0 $server 2>/dev/null; do wait $server; done
rm -rf "$0"
`;

/**
 * Starts PostgreSQL with an empty database; returns undefined if PostgreSQL is not installed.
 * @param {{ durable?: boolean }} [options] durable: whether commits must reach the disk, as on a real server
 * @returns {Promise<PrivateService | undefined>}
 */
export async function startPostgres({ durable = false } = {}) {
  const initdb = findProgram('initdb', listPostgresFolders());
  const postgres = findProgram('postgres', listPostgresFolders());
  if (initdb === undefined || postgres === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'halma-postgres-'));
  const user = findUnprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=60',
  ];
  if (!durable) settings.push('fsync=off');
  const options = ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn('sh', ['-c', RUN_UNTIL_INPUT_ENDS, folder, initdb, postgres, ...options], {
    ...user,
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await waitForOutput(child, child.stderr, 'ready to accept connections');
  return {
    address: `postgres://halma@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.stdin.end();
      await exit;
    },
  };
}

/**
 * Returns the options of `nats-server` that admit only some credentials.
 * @param {string | undefined} authorization `user:password`, or a token; undefined to admit every client
 */
function credentialOptions(authorization) {
  if (authorization === undefined) return [];
  const [user = '', password] = authorization.split(':');
  return password === undefined ? ['--auth', user] : ['--user', user, '--pass', password];
}

/**
 * Starts a NATS server; returns undefined if NATS is not installed.
 * @param {{ port?: number, authorization?: string }} [options] port: the port to listen on; by default, a free port;
 *   authorization: the only `user:password`, or token, that may connect
 * @returns {Promise<PrivateService | undefined>}
 */
export async function startNats({ port: requestedPort, authorization } = {}) {
  const program = findProgram('nats-server', ['/usr/sbin', '/usr/local/bin']);
  if (program === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'halma-nats-'));
  const port = requestedPort ?? (await freePort());
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...credentialOptions(authorization)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitForOutput(child, child.stderr, 'Server is ready');
  return createService(child, folder, `nats://127.0.0.1:${port}`);
}

/**
 * Finds a free port.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('the system assigned no port');
  return address.port;
}

/**
 * Creates a handle for a running service.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} folder
 * @param {string} address
 * @returns {PrivateService}
 */
function createService(child, folder, address) {
  return {
    address,
    stop: async () => {
      if (child.exitCode === null) {
        const exit = once(child, 'exit');
        child.kill('SIGINT');
        await exit;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until a program prints a string; rejects if the program exits first.
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('node:stream').Readable} output
 * @param {string} expected
 * @returns {Promise<void>}
 */
function waitForOutput(child, output, expected) {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk) => {
      text += chunk;
      if (text.includes(expected)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} exited: ${text}`)));
  });
}

/**
 * Finds a program in the given folders or on PATH.
 * @param {string} name
 * @param {readonly string[]} folders
 */
function findProgram(name, folders) {
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Returns the folders of the PostgreSQL programs on Debian, one for each version, newest first. */
function listPostgresFolders() {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'));
}

/**
 * Returns the user to run PostgreSQL as, because it refuses to run as root; undefined if this process does not run as root.
 */
function findUnprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  return row && { uid: Number(row[2]), gid: Number(row[3]) };
}
