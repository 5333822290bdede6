import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { accept, DOWNLOAD_FORMATS, type DownloadFormat, type Result } from '@halma/protocol';
import { type ArchiveText, archiveText, readFinishedGame } from '../archive/archived-game.ts';
import { createFolder } from '../create-folder.ts';
import type { Settings } from '../settings.ts';
import { archiveProjection } from '../store/archive-projection.ts';
import { ArchiveStore } from '../store/archive-store.ts';
import type { Database } from '../store/database.ts';
import type { PageCursor } from '../store/game-store.ts';
import { PeopleStore } from '../store/people-store.ts';
import { ProjectionStore } from '../store/projection-store.ts';
import { SqlGameStore } from '../store/sql-game-store.ts';
import { withDatabase } from './with-database.ts';

/** The maximum number of ids held in memory at a time. */
const PAGE_SIZE = 100;

/**
 * Writes the listed games that ended in a month (in UTC) to a folder: compressed files of records and of JSON
 * lines, and a list of their SHA-256 checksums. Replaces files for the same month. Uses the accounts' current
 * names and omits the names of deleted accounts.
 *
 * @param month such as `2026-11`
 */
export function archiveMonth(
  settings: Settings,
  month: string,
  folder: string,
): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const projections = new ProjectionStore(database);
    while ((await projections.runRound(archiveProjection)) > 0);
    createFolder(folder);
    const files = DOWNLOAD_FORMATS.map((format) => compressedFile(folder, month, format));
    let count = 0;
    for await (const text of gamesOf(database, month)) {
      await Promise.all(files.map((file) => file.write(text)));
      count += 1;
    }
    const checksumLines = await Promise.all(files.map((file) => file.end()));
    await writeFile(join(folder, `games-${month}.sha256`), checksumLines.join(''));
    return accept(`Wrote ${count} ${count === 1 ? 'game' : 'games'} of ${month} to ${folder}.`);
  });
}

/** Returns the listed games that ended in a month, latest first. Holds one game in memory at a time. */
async function* gamesOf(database: Database, month: string): AsyncGenerator<ArchiveText> {
  const [archive, games, people] = [
    new ArchiveStore(database),
    new SqlGameStore(database),
    new PeopleStore(database),
  ];
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const since = Date.UTC(year, monthNumber - 1);
  let cursor: PageCursor | undefined = { at: Date.UTC(year, monthNumber), id: '' };
  while (cursor !== undefined) {
    const page = await archive.search({ since }, cursor, PAGE_SIZE);
    for (const game of page.games) {
      const state = await readFinishedGame(games, game);
      const text = state && (await archiveText(state, (ids) => people.findPublic(ids)));
      if (text !== undefined) yield text;
    }
    cursor = page.next;
  }
}

/** A compressed file that is being written. */
interface CompressedFile {
  /** Adds a game. Resolves when there is room for the next one. */
  readonly write: (text: ArchiveText) => Promise<void>;
  /** Ends the file. Returns its line in the list of checksums. */
  readonly end: () => Promise<string>;
}

function compressedFile(folder: string, month: string, format: DownloadFormat): CompressedFile {
  const name = `games-${month}.${format}.gz`;
  // Visitors may download an earlier file for the month until this one is complete.
  const partPath = join(folder, `${name}.part`);
  const gzip = createGzip();
  const hash = createHash('sha256');
  const written = pipeline(
    gzip,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(partPath),
  );
  // `end` rejects with this error; without a handler, an earlier failure would be an unhandled rejection.
  written.catch(() => undefined);
  return {
    write: async (text) => {
      if (!gzip.write(text[format]())) await Promise.race([once(gzip, 'drain'), written]);
    },
    end: async () => {
      gzip.end();
      await written;
      await rename(partPath, join(folder, name));
      return `${hash.digest('hex')}  ${name}\n`;
    },
  };
}
