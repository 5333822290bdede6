import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** The headers that ask for a different protocol. */
const UPGRADE_HEADERS: ReadonlySet<string> = new Set(['connection', 'upgrade', 'http2-settings']);

/**
 * Serves a request that asks for a protocol other than WebSocket as if it had not asked (RFC 9110, section 7.8). Some
 * programs offer HTTP/2 with each request over plain HTTP. Node has stopped parsing the connection, so this passes the
 * request to the server again, as the first and only one of a new connection.
 *
 * @param head the bytes that followed the headers
 */
export function ignoreUpgrade(server: Server, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!UPGRADE_HEADERS.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  lines.push('Connection: close', '', '');
  stream.unshift(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), head]));
  server.emit('connection', stream);
}
