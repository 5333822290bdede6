import type { Server } from 'node:http';
import { withDeadline } from './deadline.ts';
import type { HalmaNode } from './node.ts';

const GRACE_PERIOD_MS = 1000;

/** The time after which the process ends even if the store or the bus does not answer, in milliseconds. */
const STOP_LIMIT_MS = 5000;

function closeServer(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Stops on SIGINT or SIGTERM: makes clients reconnect elsewhere, gives requests in progress a second to finish, and
 * ends the process, with exit code 1 if that was not possible in time.
 *
 * @param server undefined if the node opens no port
 * @param onError called if an error occurs while the node stops
 */
export function stopOnSignals(
  server: Server | undefined,
  node: HalmaNode,
  onError: (error: unknown) => void,
): void {
  const stop = async (): Promise<void> => {
    console.log('Halma is stopping.');
    await withDeadline(node.stop(server && closeServer(server)), STOP_LIMIT_MS, 'stopping');
    process.exit();
  };
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) endNow(signal);
    else void stop().catch(fail);
    isStopping = true;
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  function fail(error: unknown): void {
    onError(error);
    process.exit(1);
  }

  /** Lets a second signal end the process immediately. */
  function endNow(signal: NodeJS.Signals): void {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
    process.kill(process.pid, signal);
  }
}
