import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const resolvePath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** Waits until the server has written a string. */
  waitForOutput(text: string): Promise<void>;
  /** The URL that the server prints; undefined if the server exits without printing one. */
  readonly address: Promise<string | undefined>;
  /** The exit code of the server, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/**
 * Starts the real server with only these environment variables.
 *
 * @param program defaults to the server in this repository
 */
export function startServer(
  environment: Readonly<Record<string, string>>,
  program: string = resolvePath('../dist/main.js'),
): ServerProcess {
  const child = spawn(process.execPath, [program], { env: { ...environment } });
  let output = '';
  const address = new Promise<string | undefined>((resolve) => {
    const collectOutput = (chunk: unknown): void => {
      output += String(chunk);
      const found = /ready at (\S+)\n/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', collectOutput);
    child.stderr.on('data', collectOutput);
    child.once('close', () => resolve(undefined));
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const waitForOutput = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, output: () => output, waitForOutput, address, ended };
}
