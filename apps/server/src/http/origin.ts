/**
 * Returns whether a request comes from a page of this server, or from no page at all: programs other than browsers send
 * no Origin, and no other site can make them use a cookie.
 *
 * @param origin the Origin header
 * @param host the Host header
 * @param publicOrigin the address that players use, where the operator has set it
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
