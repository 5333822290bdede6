import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT_STATUS } from '../exit-status.ts';

const SERVER = new URL('../../../server/dist/main.js', import.meta.url);
const ADMIN = new URL('../../../server/dist/admin/main.js', import.meta.url);

/** The exit statuses for the signals that may end a server program. */
const SIGNAL_STATUS = {
  SIGINT: EXIT_STATUS.interrupted,
  SIGTERM: EXIT_STATUS.terminated,
  SIGHUP: EXIT_STATUS.hangup,
} as const;
type ForwardedSignal = keyof typeof SIGNAL_STATUS;
const FORWARDED_SIGNALS: readonly ForwardedSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const hasProcessGroups = process.platform !== 'win32';

/** Runs one of the server's programs on this terminal. @returns its exit status */
export async function runServerCommand(args: readonly string[]): Promise<number> {
  // The admin program also answers `serve` with wrong arguments or a request for help.
  const isServe = args.length === 1 && args[0] === 'serve';
  const program = fileURLToPath(isServe ? SERVER : ADMIN);
  if (!existsSync(program)) {
    process.stderr.write('halma: the server is not built. Run `npm run build` in its repository.\n');
    return EXIT_STATUS.refused;
  }
  // A process of its own keeps the server's dependencies out of the command line.
  const child = spawn(process.execPath, [program, ...(isServe ? [] : args)], {
    stdio: 'inherit',
    detached: hasProcessGroups,
  });
  forwardSignals(child);
  const [status, signal]: [number | null, string | null] = await once(child, 'close').then(([code, name]) => [
    code,
    name,
  ]);
  if (status !== null) return status;
  const known = FORWARDED_SIGNALS.find((name) => name === signal);
  return known === undefined ? EXIT_STATUS.interrupted : SIGNAL_STATUS[known];
}

/**
 * Forwards signals to the program. It leads its own process group, so that a terminal does not deliver Ctrl-C to it a second
 * time: the server takes a second signal as an order to stop at once.
 */
function forwardSignals(child: ChildProcess): void {
  for (const signal of FORWARDED_SIGNALS)
    process.on(signal, () => {
      if (hasProcessGroups) child.kill(signal);
    });
}
