import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Compiles the server, so that the process under test is never an older one. */
export function buildServer(): void {
  const compiler = fromHere('../../../node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-b', fromHere('..')], { stdio: 'inherit' });
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** All text written to both outputs so far. */
  output(): string;
  /** Waits until the server has written a text. */
  untilOutput(text: string): Promise<void>;
  /** The address that the server prints; undefined if it ends without printing one. */
  readonly address: Promise<string | undefined>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the real server with only these variables set. */
export function startServer(environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [fromHere('../dist/main.js')], { env: { ...environment } });
  let written = '';
  const address = new Promise<string | undefined>((resolve) => {
    const take = (chunk: unknown): void => {
      written += String(chunk);
      const found = /ready at (\S+)\n/.exec(written)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => resolve(undefined));
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const untilOutput = async (text: string): Promise<void> => {
    while (!written.includes(text)) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${written}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, output: () => written, untilOutput, address, ended };
}
