import { createServer, type Server } from 'node:http';
import { accept, type Result } from '@halma/protocol';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server that listens. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
}

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** How often the server looks for clients that are too slow. */
  readonly check: number;
}

const DEFAULT_TIME_LIMITS: TimeLimits = { headers: 10_000, request: 30_000, check: 1_000 };

/** Opens the port. A port or host that the server cannot use is a refusal with an explanation. */
export function listen(
  app: Hono,
  host: string,
  port: number,
  { headers, request, check }: TimeLimits = DEFAULT_TIME_LIMITS,
): Promise<Result<Listening, string>> {
  const server = createServer(
    { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: check },
    getRequestListener(app.fetch),
  );
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      const refusal = describeListenError(error.code, host, port);
      if (refusal === undefined) reject(error);
      else resolve({ ok: false, refusal });
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      // Later errors are no answer to this call.
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
      return `This machine has no address "${host}" to listen on. Check HOST.`;
    default:
      return undefined;
  }
}
