import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the repository. */
export const repository: string = fromHere('../../../..');

/** Compiles the command, what it needs and what it starts, so that the process under test is never an older one. */
export function buildCommand(): void {
  const compiler = fromHere('../../../../node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-b', fromHere('../..'), fromHere('../../../server')], {
    stdio: 'inherit',
  });
}

export interface CommandProcess {
  readonly child: ChildProcess;
  /** What it ended with: its status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  out(): string;
  err(): string;
}

/**
 * Starts the real command.
 *
 * @param cwd the folder it works in, where it keeps games
 * @param options its variables beside `PATH`, and whether it has a group of its own
 */
export function startCommand(
  words: readonly string[],
  cwd: string = tmpdir(),
  { env: variables = {}, detached = false }: Pick<SpawnOptions, 'env' | 'detached'> = {},
): CommandProcess {
  const env = { PATH: process.env.PATH ?? '', ...variables };
  const child = spawn(process.execPath, [fromHere('../../bin/halma.js'), ...words], { env, cwd, detached });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return { child, ended, out: () => out, err: () => err };
}

/** Runs the real command to its end. */
export async function runCommand(
  words: readonly string[],
  input: string | Uint8Array = '',
): Promise<{ readonly status: number | string; readonly out: string; readonly err: string }> {
  const started = startCommand(words);
  started.child.stdin?.on('error', () => {}).end(input);
  return { status: await started.ended, out: started.out(), err: started.err() };
}
