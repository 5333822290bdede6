import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT } from '../exit.ts';

const server = new URL('../../../server/dist/main.js', import.meta.url);
const hostProgram = new URL('../../../server/dist/admin/main.js', import.meta.url);

/** What a host's program may be ended by, and what this one then ends with. */
const SIGNALS = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated, SIGHUP: EXIT.hungUp } as const;

/** Runs one of the server's own programs on this one's terminal. @returns its exit status */
export async function runHostCommand(words: readonly string[]): Promise<number> {
  // Whatever else is said of serving is wrong or asks for help, which the program for hosts gives.
  const serves = words.length === 1 && words[0] === 'serve';
  const program = fileURLToPath(serves ? server : hostProgram);
  if (!existsSync(program)) {
    process.stderr.write(
      'halma: the server is not here, or not built. In its repository, run `npm run build`.\n',
    );
    return EXIT.refused;
  }
  // A process, not an import: the command line does without the server and all it needs.
  const child = spawn(process.execPath, [program, ...(serves ? [] : words)], {
    stdio: 'inherit',
    detached: hasGroups,
  });
  handOnSignals(child);
  const [status, signal] = await once(child, 'close');
  return typeof status === 'number' ? status : (SIGNALS[signal as keyof typeof SIGNALS] ?? EXIT.interrupted);
}

const hasGroups = process.platform !== 'win32';

/** The program is in a group of its own, so that a signal reaches it once: a second one tells the server not to wait. */
function handOnSignals(child: ChildProcess): void {
  for (const signal of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[])
    process.on(signal, () => {
      if (hasGroups) child.kill(signal);
    });
}
