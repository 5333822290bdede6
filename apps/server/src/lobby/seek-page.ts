import type { PersonId, Seek } from '@halma/protocol';
import type { PageCursor } from '../store/game-store.ts';
import { type ListedSeek, MAX_SEEKS, seeksFor } from './lobby.ts';

/** The maximum number of reads for one page, so that a person who has blocked many others does not cost a long search. */
const MAX_READS = 5;

/**
 * Returns the page of seeks that a person sees, oldest first. Reads earlier seeks in place of those hidden from the
 * person: a short page would look like the last one.
 *
 * @param person undefined if the caller has no session
 * @param latest the first rows that were read for this page
 * @param readBefore reads the seeks before a cursor
 */
export async function seekPage(
  person: PersonId | undefined,
  latest: readonly ListedSeek[],
  readBefore: (cursor: PageCursor) => Promise<readonly ListedSeek[]>,
): Promise<Seek[]> {
  let rows = latest;
  let seeks = seeksFor(person, rows);
  for (let reads = 1; reads < MAX_READS && seeks.length < MAX_SEEKS; reads += 1) {
    const [oldest] = rows;
    if (oldest === undefined || rows.length < MAX_SEEKS) break;
    rows = await readBefore({ at: oldest.seek.createdAt, id: oldest.seek.game });
    seeks = [...seeksFor(person, rows), ...seeks];
  }
  return seeks.slice(-MAX_SEEKS);
}
