import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { withDeadline } from './deadline.ts';
import type { HalmaNode } from './node.ts';

/** The time that requests in progress have to finish, in milliseconds. */
const GRACE_PERIOD_MS = 1000;

/** The time after which the process ends even if the store or the bus does not answer, in milliseconds. */
const STOP_LIMIT_MS = 5000;

/**
 * Returns a function that closes a server once the requests in progress have ended. The responses to them ask clients not
 * to use their connections again: a proxy would otherwise send its next request over a connection that is about to break.
 */
function prepareClosing(server: Server): () => Promise<void> {
  const responses = new Set<ServerResponse>();
  let isClosing = false;
  // Runs before the application, which may respond immediately.
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isClosing) response.setHeader('Connection', 'close');
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  return () => {
    isClosing = true;
    for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close');
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref();
    return new Promise((resolve) => server.close(() => resolve()));
  };
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
  const closeServer = server && prepareClosing(server);
  const stop = async (): Promise<void> => {
    console.log('Halma is stopping.');
    await withDeadline(node.stop(closeServer?.()), STOP_LIMIT_MS, 'stopping');
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
