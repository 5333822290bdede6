import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The repository's root folder. */
export const repository: string = fromHere('../../../..');

/** A running command. */
export interface CommandProcess {
  readonly child: ChildProcess;
  /** The exit status, or the signal that ended the process. */
  readonly ended: Promise<number | string>;
  /** Returns the standard output so far. */
  out(): string;
  /** Returns the standard error so far. */
  err(): string;
}

/**
 * Starts the built command.
 *
 * @param cwd the working folder, in which it saves games
 * @param options the environment variables in addition to `PATH`, and whether the command has a separate
 * process group
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

/** Runs the built command to its end. */
export async function runCommand(
  words: readonly string[],
  input: string | Uint8Array = '',
): Promise<{ readonly status: number | string; readonly out: string; readonly err: string }> {
  const started = startCommand(words);
  started.child.stdin?.on('error', () => {}).end(input);
  return { status: await started.ended, out: started.out(), err: started.err() };
}
