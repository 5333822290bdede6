import type { Duplex } from 'node:stream';

/**
 * Refuses to open a socket, and closes the connection.
 *
 * @param status the status code and its text
 * @param waitMs the time after which the client may try again, in milliseconds; absent if waiting does not help
 */
export function refuseUpgrade(stream: Duplex, status: string, waitMs?: number): void {
  const headers = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Length: 0',
    ...(waitMs === undefined ? [] : [`Retry-After: ${Math.ceil(waitMs / 1000)}`]),
  ];
  // A client that never closes its side must not keep the connection open.
  stream.end(`${headers.join('\r\n')}\r\n\r\n`, () => stream.destroy());
}
