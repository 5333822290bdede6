/** The address to show to whoever started the server: a host that means "any" is reached as localhost. */
export function addressFor(host: string, port: number): string {
  const any = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  const name = any ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
