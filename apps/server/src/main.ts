import { join } from 'node:path';
import pino from 'pino';
import { addressFor, isOpenToNetwork } from './address.ts';
import { createApp } from './app.ts';
import { listen } from './listen.ts';
import { startNode } from './node.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopOnSignals } from './shutdown.ts';
import { readSite } from './site/read-site.ts';

const log = pino({ level: 'warn' }, pino.destination(2));
const logFault = (fault: unknown): void => log.error(fault);

/** Starts the server; the answer is what stopped it from starting, if anything did. */
async function start(): Promise<string | undefined> {
  const read = readSettings(process.env);
  if (!read.ok) return read.problem;
  const { role, host, port, siteFolder } = read.settings;
  if (role === 'engine') return startEngine(read.settings);

  const site = await readSite(siteFolder);
  if (!site) {
    return `The site is not built: ${join(siteFolder, 'index.html')} is missing. Run \`npm run build\` first.`;
  }

  const node = await startNode(read.settings, logFault);
  if (typeof node === 'string') return node;

  const listening = await listen(createApp(site, logFault, node.parts), host, port);
  if (!listening.ok) {
    await node.stop();
    return listening.problem;
  }
  node.attach(listening.server);
  stopOnSignals(listening.server, node, logFault);
  console.log(`Halma is ready at ${addressFor(host, listening.port)}`);
  if (isOpenToNetwork(host))
    console.log('Others on your network can reach it too; HOST=127.0.0.1 keeps it to this machine.');
  return undefined;
}

/** Starts a node that serves nobody and thinks for the others. */
async function startEngine(settings: Settings): Promise<string | undefined> {
  const node = await startNode(settings, logFault);
  if (typeof node === 'string') return node;
  stopOnSignals(undefined, node, logFault);
  console.log('Halma is ready to think for the other nodes.');
  return undefined;
}

const problem = await start();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
