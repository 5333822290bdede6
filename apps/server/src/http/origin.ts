/**
 * Does a request that can change something come from a page of this server? Programs that are no browsers send no Origin
 * and cannot be lent anybody's cookie, so they may.
 *
 * @param origin the Origin header
 * @param host the Host header
 * @param publicOrigin the address people know the server by, where that is set
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
