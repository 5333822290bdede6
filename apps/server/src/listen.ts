import { createServer, type Server } from 'node:http';
import { accept, type Result } from '@halma/protocol';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type ConnectionLimits, limitConnections } from './limits/connection-limits.ts';
import { limitPipelining } from './limits/pipelining.ts';

/** A server whose port is open. */
export interface ListeningServer {
  readonly server: Server;
  readonly port: number;
}

/** The time limits for a client that sends a request and reads the response. */
export interface RequestTimeouts {
  /** The limit for sending the headers, in milliseconds. */
  readonly headersMs: number;
  /** The limit for sending the whole request, in milliseconds. */
  readonly requestMs: number;
  /**
   * The limit for starting the next request on the same connection, in milliseconds. If a proxy reuses its connections
   * for longer than this, a request can reach a connection that the server is closing, and fail.
   */
  readonly keepAliveMs: number;
  /** How long a client may neither send anything nor read any more of a response, in milliseconds. */
  readonly stalledMs: number;
  /** The interval at which the server checks for slow clients, in milliseconds. */
  readonly checkIntervalMs: number;
}

const DEFAULT_TIMEOUTS: RequestTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // By default, nginx and AWS reuse a connection that has been idle for up to 60 s, Traefik 90 s, and Caddy 120 s.
  keepAliveMs: 130_000,
  stalledMs: 120_000,
  checkIntervalMs: 1_000,
};

/** Opens the port. Refuses with an explanation if the server cannot use the port or the host. */
export function listen(
  app: Hono,
  host: string,
  port: number,
  limits: ConnectionLimits,
  timeouts: RequestTimeouts = DEFAULT_TIMEOUTS,
): Promise<Result<ListeningServer, string>> {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    // Health checks of load balancers often use HTTP/1.0, which needs no Host header.
    limitPipelining(getRequestListener(app.fetch, { hostname: 'localhost' })),
  );
  server.setTimeout(timeouts.stalledMs);
  limitConnections(server, limits);
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      const refusal = describeListenError(error.code, host, port);
      if (refusal === undefined) reject(error);
      else resolve({ ok: false, refusal });
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      // Later errors do not concern this call.
      server.off('error', onError);
      const address = server.address();
      resolve(accept({ server, port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

function describeListenError(code: string | undefined, host: string, port: number): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose another port with PORT, for example PORT=8081.`;
    case 'EACCES':
      return `This user may not open port ${port}. Choose a port above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The server cannot listen on "${host}", which is not an address of this machine. Check HOST.`;
    default:
      return undefined;
  }
}
