import { isIPv6 } from 'node:net';

/** The number of groups of an IPv6 address that identify the network. A provider gives each customer at least a /64. */
const NETWORK_GROUPS = 4;

/**
 * Returns the network of a client, to which limits apply: an IPv4 address, or the first 64 bits of an IPv6 address,
 * since one customer can use all addresses that begin with them. Ignores a port, which some proxies add and which
 * differs for each connection. Returns any other text unchanged.
 */
export function networkOf(address: string): string {
  const withoutPort = /^(?:\[(.*)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/.exec(address);
  const host = withoutPort?.[1] ?? withoutPort?.[2] ?? address;
  const [bareAddress = ''] = host.replaceAll(/[[\]]/g, '').split('%');
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bareAddress)?.[1];
  if (mappedIpv4 !== undefined) return mappedIpv4;
  if (!isIPv6(bareAddress)) return host;
  const [head = '', tail = ''] = bareAddress.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Splits a part of an IPv6 address into its groups. An IPv4 address at its end counts as two groups, whose values do
 * not matter.
 */
function groupsOf(part: string): readonly string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
