import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT_STATUS, STOP_SIGNAL_STATUS, STOP_SIGNALS } from '../exit-status.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';

/**
 * The `@halma/server` command, in a clone of the repository or in a package that npm has installed next to
 * this one.
 */
const SERVER_COMMAND = new URL('../server/bin/halma-server.js', PACKAGE_FOLDER);
/** A program that the command starts, which exists once it is built. */
const BUILT_PROGRAM = new URL('../server/dist/main.js', PACKAGE_FOLDER);

const hasProcessGroups = process.platform !== 'win32';

/** Returns whether the server is installed and built. */
export function isServerInstalled(): boolean {
  return existsSync(BUILT_PROGRAM);
}

/**
 * Runs a server command in this terminal.
 *
 * @returns the exit status
 */
export async function runServerCommand(args: readonly string[]): Promise<number> {
  if (!isServerInstalled()) {
    process.stderr.write(
      `halma: the server is not installed here. Use its own package: npx @halma/server ${args[0]}\n`,
    );
    return EXIT_STATUS.refused;
  }
  // A separate process keeps the server's dependencies out of the command line.
  const child = spawn(process.execPath, [fileURLToPath(SERVER_COMMAND), ...args], {
    stdio: 'inherit',
    detached: hasProcessGroups,
  });
  forwardSignals(child);
  const [status, signal]: [number | null, string | null] = await once(child, 'close').then(([code, name]) => [
    code,
    name,
  ]);
  if (status !== null) return status;
  const stopSignal = STOP_SIGNALS.find((name) => name === signal);
  return stopSignal === undefined ? EXIT_STATUS.interrupted : STOP_SIGNAL_STATUS[stopSignal];
}

/**
 * Forwards signals to a program. The program leads its own process group, so that a terminal does not deliver
 * Ctrl-C to it as well: after a second signal, the server stops immediately.
 */
function forwardSignals(child: ChildProcess): void {
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (hasProcessGroups) child.kill(signal);
    });
}
