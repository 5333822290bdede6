const WILDCARD_HOSTS: readonly string[] = ['0.0.0.0', '::'];
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1'];

/** Returns whether other machines can reach a server that listens on this host. */
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
