import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { coloured, plain, wantsColour } from './drawing/paint.ts';
import type { Edge } from './edge.ts';
import { EXIT } from './exit.ts';
import { runHostCommand } from './host/run-host-command.ts';
import { readText } from './read-text.ts';
import { run } from './run.ts';
import { talkOnTerminal } from './terminal.ts';
import { ThreadedThinker } from './thinking/threaded-thinker.ts';

const { stdin, stdout, stderr, env } = process;

/** A reader that goes away has seen enough. */
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  // A terminal that is gone shows nothing more; a game in it is still kept.
  if (error.code === 'EIO') return;
  throw error;
});

function interrupted(): void {
  if (stdout.isTTY) stdout.write('\n');
  process.exit(EXIT.interrupted);
}
process.on('SIGINT', interrupted);

const thinker = new ThreadedThinker();
const stopping = new AbortController();

function holdInterruptions(): void {
  process.off('SIGINT', interrupted);
  process.once('SIGINT', () => {
    process.on('SIGINT', interrupted);
    stopping.abort();
  });
  // Ended from outside, it still ends the programs it has started.
  process.on('SIGTERM', () => process.exit(EXIT.terminated));
  process.on('SIGHUP', () => process.exit(EXIT.hungUp));
}

async function send(text: string): Promise<void> {
  if (!stdout.write(text)) await once(stdout, 'drain');
}

/** The usual width, where a terminal does not tell its own or there is none. */
const width = stdout.columns || stderr.columns || 80;

const CLEAR_LINE = '\r\u001b[K';
const LINE_UP = '\u001b[1A';
let linesShown = 0;

function progress(text: string): void {
  if (!stderr.isTTY) return;
  progressDone();
  // A line that is broken by the terminal could not be cleared again.
  const lines = text.split('\n').map((line) => line.slice(0, width - 1));
  stderr.write(lines.join('\n'));
  linesShown = lines.length;
}

function progressDone(): void {
  if (linesShown > 0) stderr.write(`${CLEAR_LINE}${`${LINE_UP}${CLEAR_LINE}`.repeat(linesShown - 1)}`);
  linesShown = 0;
}

const paint = wantsColour(stdout.isTTY, env) ? coloured : plain;

const edge: Edge = {
  input: stdin,
  send,
  complain: (text) => stderr.write(text),
  readText,
  paint,
  width,
  work: {
    now: () => performance.now(),
    breathe: () => setImmediate(),
    progress,
    stop: stopping.signal,
    thinker,
  },
  cpuTime: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  progressDone,
  holdInterruptions,
  runHostCommand: (words) => {
    // The server's programs end by signals in their own way.
    process.off('SIGINT', interrupted);
    return runHostCommand(words);
  },
  version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  talk: () => {
    // A conversation is not simply left: it keeps its game first.
    process.off('SIGINT', interrupted);
    return talkOnTerminal(paint, width, thinker);
  },
};

process.exitCode = await run(process.argv.slice(2), edge);
