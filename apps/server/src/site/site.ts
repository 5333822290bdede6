/** One file of the built site, ready to be sent. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Without quotes. */
  readonly entityTag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Present when compressing made the file smaller. */
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * The built site, held in memory by path (`/index.html`). Requests are answered from this map alone, so no
 * path, however written, reaches the disk; and a rebuild never mixes old and new files in a running server.
 */
export type Site = ReadonlyMap<string, SiteFile>;

/** Paths at which the page itself takes over; each is answered with index.html. */
export const appRoutes: ReadonlySet<string> = new Set(['/']);
