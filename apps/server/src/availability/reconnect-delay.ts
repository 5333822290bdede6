/** The shortest time after which a client should reconnect when its node stops, in milliseconds. */
const MIN_DELAY_MS = 1000;

/**
 * The time over which the reconnections are spread, in milliseconds, one client per millisecond. Players are credited
 * with up to fifteen seconds in which they reconnect.
 */
const SPREAD_MS = 5000;

/**
 * Returns the time after which a client should reconnect when its node stops, in milliseconds, so that the clients do
 * not all reach another node at the same moment.
 *
 * @param position the number of clients that were asked to reconnect before this one
 */
export function reconnectDelay(position: number): number {
  return MIN_DELAY_MS + (position % SPREAD_MS);
}
