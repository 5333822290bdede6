import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { coloured, plain, wantsColour } from './drawing/paint.ts';
import type { Edge } from './edge.ts';
import { readText } from './read-text.ts';
import { EXIT, run } from './run.ts';
import { talkOnTerminal } from './terminal.ts';

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

async function send(text: string): Promise<void> {
  if (!stdout.write(text)) await once(stdout, 'drain');
}

const CLEAR_LINE = '\r\u001b[K';
let progressShown = false;

function progress(text: string): void {
  if (!stderr.isTTY) return;
  stderr.write(`${CLEAR_LINE}${text}`);
  progressShown = true;
}

function progressDone(): void {
  if (progressShown) stderr.write(CLEAR_LINE);
  progressShown = false;
}

/** The usual width, where a terminal does not tell its own or there is none. */
const width = stdout.columns || stderr.columns || 80;

const paint = wantsColour(stdout.isTTY, env) ? coloured : plain;

const edge: Edge = {
  input: stdin,
  send,
  complain: (text) => stderr.write(text),
  readText,
  paint,
  width,
  work: { now: () => performance.now(), breathe: () => setImmediate(), progress },
  progressDone,
  version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  talk: () => {
    // A conversation is not simply left: it keeps its game first.
    process.off('SIGINT', interrupted);
    return talkOnTerminal(paint, width);
  },
};

process.exitCode = await run(process.argv.slice(2), edge);
