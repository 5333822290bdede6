import type { NetworkInterfaceInfo } from 'node:os';

const WILDCARD_HOSTS: readonly string[] = ['0.0.0.0', '::'];
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1'];
/** The prefixes of private addresses (RFC 1918), the most common in home and office networks first. */
const LOCAL_NETWORKS: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Returns whether a server that listens on this host listens on all addresses of its machine. */
export function isOpenToNetwork(host: string): boolean {
  return WILDCARD_HOSTS.includes(host);
}

/** Returns the address to show to the operator. Wildcard and loopback hosts are shown as localhost. */
export function displayAddress(host: string, port: number): string {
  const name = [...WILDCARD_HOSTS, ...LOOPBACK_HOSTS].includes(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;
  return `http://${name}:${port}`;
}

/** An address of the machine, as Node describes it. */
type MachineAddress = Readonly<Pick<NetworkInterfaceInfo, 'address' | 'internal'> & { family: string }>;

/**
 * Returns the addresses at which other machines in the network reach a server that listens on all addresses. The most
 * likely comes first, because the networks of containers and VPNs on the machine have addresses too.
 *
 * @param interfaces the machine's network interfaces, as Node lists them
 */
export function networkAddresses(
  interfaces: Readonly<Record<string, readonly MachineAddress[] | undefined>>,
  port: number,
): readonly string[] {
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses.filter(({ family, internal }) => family === 'IPv4' && !internal))
    .sort((one, other) => localNetworkIndex(one) - localNetworkIndex(other))
    .map(({ address }) => displayAddress(address, port));
}

/** Returns the index of an address's network in the list of local networks, or the length of the list. */
function localNetworkIndex({ address }: MachineAddress): number {
  const index = LOCAL_NETWORKS.findIndex((network) => network.test(address));
  return index === -1 ? LOCAL_NETWORKS.length : index;
}

/** Returns the notice to the operator that other machines can reach the server at these addresses. */
export function networkNotice(addresses: readonly string[]): string {
  const places = new Intl.ListFormat('en', { type: 'disjunction' }).format(addresses);
  const where = places === '' ? '' : ` at ${places}`;
  return `Other machines on your network can reach it${where}. To prevent that, set HOST=127.0.0.1.`;
}
