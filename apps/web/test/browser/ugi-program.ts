import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/halma.js', import.meta.url));

/** Sends commands to the program and waits until it has processed the last. @returns its output lines */
export function tellUgi(...commands: string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'ugi'], {
    input: `${commands.join('\n')}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the program ended with ${status}: ${stderr}`);
  return stdout.trimEnd().split('\n');
}
