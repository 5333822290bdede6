import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { createEngineWorker } from '@halma/engine/worker';
import { coloured, plainText, shouldUseColour } from './drawing/paint.ts';
import type { Environment } from './environment.ts';
import { EXIT_STATUS, STOP_SIGNAL_STATUS, type StopSignal } from './exit-status.ts';
import { fileErrorText } from './file-error.ts';
import { InterruptHandler } from './interrupt-handler.ts';
import { PACKAGE_FOLDER } from './package-folder.ts';
import { showProgress } from './progress.ts';
import { readTextFile } from './read-text-file.ts';
import { run } from './run.ts';
import { isServerInstalled, runServerCommand } from './server/run-server-command.ts';
import { createPlayTerminal } from './terminal.ts';

const { stdin, stdout, stderr, env } = process;

/** Whether an interactive game is open. It is saved before the process ends. */
let isPlaying = false;

stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && isPlaying) return;
  if (error.code === 'EPIPE') process.exit(EXIT_STATUS.success);
  // The terminal has been closed. The process must keep running to save a game in progress.
  if (error.code === 'EIO') return;
  stderr.write(`halma: The output cannot be written: ${fileErrorText(error)}. (unwritable-file)\n`);
  process.exit(EXIT_STATUS.refused);
});

// Progress and messages are lost when the terminal has been closed, but the command must still finish its files.
stderr.on('error', () => undefined);

const width = stdout.columns || stderr.columns || 80;

const progress = showProgress(stderr, width, () => performance.now());

function exitAfter(signal: StopSignal): void {
  progress.clear();
  if (stdout.isTTY) stdout.write('\n');
  // An explicit exit kills the programs that this process has started.
  process.exit(STOP_SIGNAL_STATUS[signal]);
}

const interrupts = new InterruptHandler(process, exitAfter, () => performance.now());

const engine = createEngineWorker();
const stopController = new AbortController();
let stopSignal: StopSignal | null = null;

function deferInterrupts(): void {
  interrupts.defer((signal) => {
    stopSignal = signal;
    stopController.abort();
  });
}

/** Resolves when the output accepts more. All writes share it: Node.js warns about many listeners. */
let drained: Promise<unknown> | null = null;

async function writeOutput(text: string): Promise<void> {
  if (stdout.write(text)) return;
  drained ??= once(stdout, 'drain').finally(() => {
    drained = null;
  });
  await drained;
}

const paint = shouldUseColour(stdout.isTTY, env) ? coloured : plainText;

const environment: Environment = {
  input: stdin,
  write: writeOutput,
  writeError: (text) => stderr.write(text),
  readTextFile,
  paint,
  width,
  work: {
    now: () => performance.now(),
    yieldToEventLoop: () => setImmediate(),
    reportProgress: progress.report,
    signal: stopController.signal,
    engine,
  },
  cpuTimeMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  clearProgress: progress.clear,
  deferInterrupts,
  stopStatus: () => (stopSignal === null ? null : STOP_SIGNAL_STATUS[stopSignal]),
  hasServer: isServerInstalled(),
  runServerCommand: (args) => {
    // The server programs handle signals themselves.
    interrupts.release();
    return runServerCommand(args);
  },
  version: JSON.parse(readFileSync(new URL('package.json', PACKAGE_FOLDER), 'utf8')).version,
  openTerminal: () => {
    // The terminal saves an interrupted game before the process exits.
    interrupts.release();
    isPlaying = true;
    return createPlayTerminal(paint, width, engine);
  },
};

process.exitCode = await run(process.argv.slice(2), environment);
// In Node.js, an idle worker does not keep the process running. In Deno and Bun it does.
engine.dispose();
