import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/halma.js', import.meta.url));

/**
 * Runs the UGI program with these commands until it ends.
 *
 * @returns its output lines
 */
export function runUgi(...commands: string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'ugi'], {
    input: `${commands.join('\n')}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the program ended with ${status}: ${stderr}`);
  return stdout.trimEnd().split('\n');
}
