import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The maximum number of requests on one connection that wait for their responses. Browsers and proxies send the next
 * request only after a response.
 */
const MAX_WAITING_REQUESTS = 20;

/**
 * Returns a listener that closes a connection on which too many requests wait for their responses. A client can send
 * more than a thousand requests in one packet. Node passes all of them on at once, and keeps their responses in memory
 * until the client reads them.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const waitingCounts = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node also passes on the other requests of the packet.
    if (socket.destroyed) return;
    const count = (waitingCounts.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING_REQUESTS) {
      socket.destroy();
      return;
    }
    waitingCounts.set(socket, count);
    response.once('close', () => waitingCounts.set(socket, (waitingCounts.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
