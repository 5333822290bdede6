import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export type ListenResult =
  | { readonly ok: true; readonly server: Server; readonly port: number }
  | { readonly ok: false; readonly problem: string };

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** To send the headers of a request. */
  readonly headers: number;
  /** To send a whole request. */
  readonly request: number;
  /** How often the server looks for clients that are too slow: by so much later they may be cut off. */
  readonly check: number;
}

const timeLimits: TimeLimits = { headers: 10_000, request: 30_000, check: 1_000 };

/** Opens the port; a port that cannot be had is an answer, not an exception. */
export function listen(
  app: Hono,
  host: string,
  port: number,
  { headers, request, check }: TimeLimits = timeLimits,
): Promise<ListenResult> {
  const server = createServer(
    { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: check },
    getRequestListener(app.fetch),
  );
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const problem = problemWith(error.code, host, port);
      if (problem === undefined) reject(error);
      else resolve({ ok: false, problem });
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      // what goes wrong from now on is nobody's answer
      server.off('error', fail);
      const address = server.address();
      resolve({ ok: true, server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
}

function problemWith(code: string | undefined, host: string, port: number): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose another one with PORT, for example PORT=8081.`;
    case 'EACCES':
      return `This user may not open port ${port}. Choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${host}" to listen on. Check HOST.`;
    default:
      return undefined;
  }
}
