const everyAddress: readonly string[] = ['0.0.0.0', '::'];
const thisMachine: readonly string[] = ['127.0.0.1', '::1'];

/** Can other machines reach a server that listens on this host, whatever addresses they know it by? */
export function isOpenToNetwork(host: string): boolean {
  return everyAddress.includes(host);
}

/** The address to show to whoever started the server: a host that means "any" is reached as localhost. */
export function addressFor(host: string, port: number): string {
  const name = [...everyAddress, ...thisMachine].includes(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;
  return `http://${name}:${port}`;
}
