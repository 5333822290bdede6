import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export type ListenResult =
  | { readonly ok: true; readonly server: Server; readonly port: number }
  | { readonly ok: false; readonly problem: string };

/** Opens the port; a port that cannot be had is an answer, not an exception. */
export function listen(app: Hono, host: string, port: number): Promise<ListenResult> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000 },
    getRequestListener(app.fetch),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = problemWith(error.code, host, port);
      if (problem === undefined) reject(error);
      else resolve({ ok: false, problem });
    });
    server.listen(port, host, () => {
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
