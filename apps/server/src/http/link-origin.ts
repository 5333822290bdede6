import { networkInterfaces } from 'node:os';
import { networkAddresses } from '../address.ts';
import { networkOf } from '../limits/network.ts';
import type { Caller, PublicAccess } from './caller.ts';

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_NETWORKS: readonly string[] = ['127.0.0.1', '::1'].map(networkOf);

/**
 * Returns the origin for links that a person sends to others; undefined if the server does not know one. At
 * `localhost`, each machine reaches itself, so the link must contain the server's own address in the local network
 * instead. The server reveals that address only to a browser on the same machine.
 *
 * @param origin the URL of the site as the client sees it
 * @param interfaces the machine's network interfaces, as Node lists them
 */
export function linkOrigin(
  { publicOrigin, isOpenToNetwork }: PublicAccess,
  { network }: Pick<Caller, 'network'>,
  origin: string,
  interfaces: Parameters<typeof networkAddresses>[0] = networkInterfaces(),
): string | undefined {
  if (publicOrigin !== undefined) return publicOrigin;
  if (!isOpenToNetwork || !LOOPBACK_NETWORKS.includes(network) || !URL.canParse(origin)) return undefined;
  const { hostname, port } = new URL(origin);
  if (!LOOPBACK_NAMES.includes(hostname)) return undefined;
  return networkAddresses(interfaces, Number(port || 80))[0];
}
