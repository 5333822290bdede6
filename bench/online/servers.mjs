// Servers for measurements, with their CPU time and memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/**
 * Starts servers that share one store.
 * @param {number} count
 * @param {Record<string, string | undefined>} environment
 */
export async function startServers(count, environment) {
  /** @type {{ child: import('node:child_process').ChildProcess, address: string }[]} */
  const servers = [];
  for (let index = 0; index < count; index += 1) servers.push(await startOne(environment));
  const sum = (/** @type {(pid: number | undefined) => number} */ figure) =>
    servers.reduce((total, { child }) => total + figure(child.pid), 0);
  return {
    /** @param {number} index may exceed the number of servers */
    address: (index) => servers[index % servers.length]?.address ?? '',
    /** Returns the CPU time of all servers, in user mode and in the system. */
    cpuSeconds: () => sum(cpuSecondsOf),
    /** Returns the memory in use by all servers. */
    kibibytes: () => sum(kibibytesOf),
    stop: async () => {
      for (const { child } of servers) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
  };
}

/** @param {Record<string, string | undefined>} environment */
async function startOne(environment) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LEVEL_THREADS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [ready] = await once(child.stdout, 'data');
  return { child, address: `http://127.0.0.1:${/localhost:(\d+)/.exec(String(ready))?.[1]}` };
}

/** @param {number | undefined} pid */
function cpuSecondsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** @param {number | undefined} pid */
function kibibytesOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
