import type { Server } from 'node:http';
import type { HalmaNode } from './node.ts';

const GRACE_PERIOD_MS = 1000;

function closeServer(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * On SIGINT or SIGTERM, makes clients reconnect elsewhere, finishes the requests in progress within a second,
 * and ends the process.
 *
 * @param server undefined for a node without a port
 * @param onError called with an error while the node stops
 */
export function stopOnSignals(
  server: Server | undefined,
  node: HalmaNode,
  onError: (error: unknown) => void,
): void {
  const stop = async (): Promise<void> => {
    console.log('Halma is stopping.');
    await Promise.all([server && closeServer(server), node.stop()]);
    process.exit();
  };
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) endNow(signal);
    else void stop().catch(fail);
    stopping = true;
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  function fail(error: unknown): void {
    onError(error);
    process.exit(1);
  }

  /** Lets a second signal take its usual effect without waiting. */
  function endNow(signal: NodeJS.Signals): void {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
    process.kill(process.pid, signal);
  }
}
