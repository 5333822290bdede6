import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/halma.js', import.meta.url));

/**
 * Runs the UGI program with the given commands until it exits.
 *
 * @returns the program's output lines
 */
export function runUgi(...commands: string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'ugi'], {
    input: `${commands.join('\n')}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the program exited with status ${status}: ${stderr}`);
  return stdout.trimEnd().split('\n');
}
