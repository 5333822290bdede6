import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { displayAddress, isOpenToNetwork, networkAddresses, networkNotice } from './address.ts';
import { createApp } from './app.ts';
import { ErrorLog } from './error-log.ts';
import { connectionLimits } from './limits/connection-limits.ts';
import { listen } from './listen.ts';
import { startNode } from './node.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopOnSignals } from './shutdown.ts';
import { readSite } from './site/read-site.ts';

const log = pino({ level: 'warn' }, pino.destination(2));
const errors = new ErrorLog((error, repeats) => log.error(repeats === 0 ? error : { err: error, repeats }));
const logError = (error: unknown): void => errors.add(error);
process.once('exit', () => errors.endPeriod());

/** Starts the server. Returns an explanation if it cannot start. */
async function start(): Promise<string | undefined> {
  const settings = readSettings(process.env);
  if (!settings.ok) return settings.refusal;
  const { role, host, port, siteFolder, behindProxy, limitScale } = settings.value;
  if (role === 'engine') return startEngineNode(settings.value);

  const site = await readSite(siteFolder);
  if (!site)
    return `The site is not built: ${join(siteFolder, 'index.html')} is missing. Run \`npm run build\` first.`;

  const node = await startNode(settings.value, logError);
  if (!node.ok) return node.refusal;

  const app = createApp(site, logError, node.value.routersFor(site));
  const listening = await listen(app, host, port, connectionLimits(behindProxy, limitScale));
  if (!listening.ok) {
    await node.value.stop();
    return listening.refusal;
  }
  const { server, port: openPort } = listening.value;
  node.value.attach(server);
  stopOnSignals(server, node.value, logError);
  console.log(`Halma is ready at ${displayAddress(host, openPort)}`);
  if (isOpenToNetwork(host)) console.log(networkNotice(networkAddresses(networkInterfaces(), openPort)));
  return undefined;
}

/** Starts a node that opens no port and makes the engine's moves for the other nodes. */
async function startEngineNode(settings: Settings): Promise<string | undefined> {
  const node = await startNode(settings, logError);
  if (!node.ok) return node.refusal;
  stopOnSignals(undefined, node.value, logError);
  console.log('Halma is ready to make the engine’s moves for the other nodes.');
  return undefined;
}

const failure = await start();
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
