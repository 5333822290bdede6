import { createResource, type InitializedResource } from 'solid-js';
import type { Api } from './api.ts';

/** The host names at which each machine reaches itself. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether the origin of a page, such as `http://localhost:8080`, leads nowhere on another machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return LOOPBACK_NAMES.includes(new URL(origin).hostname);
}

/**
 * Returns the origin for links that a visitor sends to others: that of the page or, if it leads nowhere on other machines,
 * the one that the server names.
 *
 * @param pageOrigin the origin of the page, which is also the result until the server responds
 */
export function createLinkOrigin(api: Api, pageOrigin: string): InitializedResource<string> {
  const [origin] = createResource(() => findLinkOrigin(api, pageOrigin), { initialValue: pageOrigin });
  return origin;
}

/** Returns the same origin as `createLinkOrigin`, once the server has responded. */
export async function findLinkOrigin(api: Api, pageOrigin: string): Promise<string> {
  if (!isLoopbackOrigin(pageOrigin)) return pageOrigin;
  const found = await api('getLinkOrigin', {});
  return (found.ok ? found.value.origin : undefined) ?? pageOrigin;
}
