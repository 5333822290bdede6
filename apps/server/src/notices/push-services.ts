/** A push service of a browser vendor. */
export interface PushService {
  readonly vendor: string;
  readonly host: string;
  /** Whether the service uses subdomains of this host. */
  readonly hasSubdomains: boolean;
}

/**
 * The browsers' push services. A subscription is a URL that a client chooses, so without this list
 * anyone could make the server send requests to any URL.
 */
export const PUSH_SERVICES: readonly PushService[] = [
  { vendor: 'Google', host: 'fcm.googleapis.com', hasSubdomains: false },
  { vendor: 'Mozilla', host: 'push.services.mozilla.com', hasSubdomains: true },
  { vendor: 'Apple', host: 'push.apple.com', hasSubdomains: true },
  { vendor: 'Microsoft', host: 'notify.windows.com', hasSubdomains: true },
];

/**
 * Returns whether a URL belongs to a known push service.
 *
 * @param additionalOrigins the origins that the operator has added, such as `https://push.example`
 */
export function isPushService(address: string, additionalOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, port, username, password, hostname } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (additionalOrigins.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    PUSH_SERVICES.some(
      ({ host, hasSubdomains }) => hostname === host || (hasSubdomains && hostname.endsWith(`.${host}`)),
    )
  );
}
