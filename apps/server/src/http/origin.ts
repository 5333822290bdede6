/**
 * Returns whether a request that changes something, or that opens a socket, comes from a page on this server or from a
 * program other than a browser. Browsers always send an Origin header with such a request. Other programs send none, and
 * no other site can make them send a cookie.
 *
 * @param origin the Origin header
 * @param host the Host header
 * @param publicOrigin the URL that players use, if the operator has set it
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
