// Servers for measurements, with their CPU time and memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The indices of the CPU times in `/proc/PID/stat`, counted from the field after the program name. */
const [USER_TIME_FIELD, KERNEL_TIME_FIELD] = [11, 12];

/**
 * Starts servers that share one store.
 * @param {number} count
 * @param {Record<string, string | undefined>} environment
 * @param {string} [profileFolder] the folder to which each server writes a CPU profile when it stops
 */
export async function startServers(count, environment, profileFolder) {
  /** @type {{ child: import('node:child_process').ChildProcess, address: string }[]} */
  const servers = [];
  for (let index = 0; index < count; index += 1) servers.push(await startServer(environment, profileFolder));
  /** The CPU time used by the servers that have been killed. */
  let [pastUserSeconds, pastKernelSeconds] = [0, 0];
  const sum = (/** @type {(pid: number | undefined) => number} */ measure) =>
    servers.reduce((total, { child }) => total + measure(child.pid), 0);
  const userSeconds = () => pastUserSeconds + sum((pid) => cpuSecondsOf(pid, USER_TIME_FIELD));
  const kernelSeconds = () => pastKernelSeconds + sum((pid) => cpuSecondsOf(pid, KERNEL_TIME_FIELD));
  return {
    /** @param {number} index any non-negative integer; it wraps around after the last server */
    address: (index) => servers[index % servers.length]?.address ?? '',
    /** Returns the CPU time of all servers, in user mode and in the kernel. */
    cpuSeconds: () => userSeconds() + kernelSeconds(),
    /** Returns the CPU time of all servers in the kernel. */
    kernelSeconds,
    /** Returns the memory in use by all servers. */
    kibibytes: () => sum(kibibytesOf),
    /** Kills the first server immediately, as in a crash. The others keep their order. */
    kill: async () => {
      const pid = servers[0]?.child.pid;
      if (pid !== undefined) {
        pastUserSeconds += cpuSecondsOf(pid, USER_TIME_FIELD);
        pastKernelSeconds += cpuSecondsOf(pid, KERNEL_TIME_FIELD);
      }
      const [killedServer] = servers.splice(0, 1);
      killedServer?.child.kill('SIGKILL');
      if (killedServer !== undefined && killedServer.child.exitCode === null)
        await once(killedServer.child, 'exit');
    },
    stop: async () => {
      for (const { child } of servers) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
  };
}

/**
 * @param {Record<string, string | undefined>} environment
 * @param {string | undefined} profileFolder
 */
async function startServer(environment, profileFolder) {
  const profiling = profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const child = spawn(process.execPath, [...profiling, MAIN], {
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

/**
 * @param {number | undefined} pid
 * @param {number} field
 */
function cpuSecondsOf(pid, field) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[field]) / 100;
}

/** @param {number | undefined} pid */
function kibibytesOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
