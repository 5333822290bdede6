import type { Server } from 'node:http';
import type { HalmaNode } from './node.ts';

const graceInMilliseconds = 1000;

function closed(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), graceInMilliseconds).unref();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * On SIGINT or SIGTERM says so, sends everybody elsewhere, finishes the requests under way, for a second at most, and lets the
 * process end.
 *
 * @param server undefined for a node that serves nobody
 * @param onFault told of what went wrong on the way
 */
export function stopOnSignals(
  server: Server | undefined,
  node: HalmaNode,
  onFault: (fault: unknown) => void,
): void {
  const stop = async (): Promise<void> => {
    console.log('Halma is stopping.');
    await Promise.all([server && closed(server), node.stop()]);
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

  function fail(fault: unknown): void {
    onFault(fault);
    process.exit(1);
  }

  /** A second signal does not wait: it takes its usual effect. */
  function endNow(signal: NodeJS.Signals): void {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
    process.kill(process.pid, signal);
  }
}
