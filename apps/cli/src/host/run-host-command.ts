import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT } from '../exit.ts';

// A process, not an import: the command line does without the server and all it needs.
const program = fileURLToPath(new URL('../../../server/dist/admin/main.js', import.meta.url));

/** Runs the server's program for hosts in a process of its own, on this one's terminal. @returns its exit status */
export async function runHostCommand(words: readonly string[]): Promise<number> {
  if (!existsSync(program)) {
    process.stderr.write(
      'halma: the server is not here, or not built. In its repository, run `npm run build`.\n',
    );
    return EXIT.refused;
  }
  const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return typeof status === 'number' ? status : EXIT.interrupted;
}
