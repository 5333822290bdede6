import type { Server } from 'node:http';

const graceInMilliseconds = 1000;

/** On SIGINT or SIGTERM says so, finishes the requests under way, for a second at most, and lets the process end. */
export function stopOnSignals(server: Server): void {
  const stop = (): void => {
    if (server.listening) console.log('Halma is stopping.');
    server.close();
    setTimeout(() => server.closeAllConnections(), graceInMilliseconds).unref();
  };
  // `once`: a second signal ends the process at once.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
