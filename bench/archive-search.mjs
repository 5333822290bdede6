// Measures archive searches on SQLite: creates finished games in a temporary database, lets the projection
// list them, and runs the page's searches.
//   node bench/archive-search.mjs [<games>] [<people>]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveProjection } from '../apps/server/dist/modules/store/archive-projection.js';
import { openDatabase, openStore } from '../apps/server/dist/modules/store/store.js';
import { insertRows } from '../apps/server/dist/modules/store/table-rows.js';
import { createGameGenerator, personId } from './generated-games.mjs';

const [games = 1_000_000, people = 20_000] = process.argv.slice(2).map(Number);
const BATCH = 5000;
const RATING_CHANGES = `rating_changes (version, no, seat, person, pool, game, game_id, at, rating_before, rating_after,
  deviation, first, result)`;
const RUNS = 200;
const PAGE_SIZE = 30;
const location = { folder: await mkdtemp(join(tmpdir(), 'halma-archive-')) };
const makeFacts = createGameGenerator(people);

async function open() {
  const store = await openStore(location);
  if (store === undefined) throw new Error('the folder is locked');
  return store;
}

/** Writes the rows that the projection writes for each game, and a rating change for each player. */
async function fill() {
  const store = await open();
  await store.projections.runRound(archiveProjection);
  await store.projections.runRound({ ...archiveProjection, name: 'ratings' });
  await store.close();
  const database = openDatabase(location);
  if (database === undefined) throw new Error('the folder is locked');
  for (let first = 1; first <= games; first += BATCH)
    await database.transaction(async (query) => {
      const entries = [];
      for (let no = first; no < Math.min(first + BATCH, games + 1); no += 1)
        entries.push({ no, facts: makeFacts(no), hasSharedNetwork: false });
      for (let start = 0; start < entries.length; start += 100)
        await archiveProjection.apply(query, 1, entries.slice(start, start + 100));
      await insertRows(query, RATING_CHANGES, entries.flatMap(ratingChanges));
    });
  await database.close();
}

/**
 * Returns the values of `RATING_CHANGES` for each player of a game.
 *
 * @param {{ no: number, facts: ReturnType<typeof makeFacts> }} entry
 */
function ratingChanges({ no, facts: { game, rules, endedAt, seats } }) {
  const rating = 100_000 + (no % 1000) * 100;
  return seats.map(({ seat, person }) => [
    ...[1, no, seat, person ?? '', 'halma:slow', game, rules.game, endedAt],
    ...[rating, rating, 5000, 0, 'win'],
  ]);
}

const latestCursor = { at: Number.MAX_SAFE_INTEGER, id: '' };
const middleCursor = { at: (games / 2) * 60_000, id: '' };
/** @type {readonly (readonly [string, object, { at: number, id: string }?])[]} */
const SEARCHES = [
  ['the latest', {}],
  ['in the middle', {}, middleCursor],
  ['of a player', { person: personId(7) }],
  ['of a player, lost', { person: personId(7), result: 'loss' }],
  ['of two players', { person: personId(7), opponent: personId(8) }],
  ['of a game', { game: 'halma-4' }],
  ['of players rated 1800 or more', { isRated: true, minRating: 180_000 }],
  ['longer than any game', { minPlies: 1000 }],
  ['rated higher than any player', { minRating: 900_000 }],
];

try {
  let startedAt = performance.now();
  await fill();
  console.log(
    `creating ${games} games of ${people} people: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  const store = await open();
  for (const [name, search, before = latestCursor] of SEARCHES) {
    /** @type {number[]} */
    const times = [];
    let resultCount = 0;
    for (let run = 0; run < RUNS; run += 1) {
      startedAt = performance.now();
      resultCount = (await store.archive.search(search, before, PAGE_SIZE)).games.length;
      times.push(performance.now() - startedAt);
    }
    times.sort((one, other) => one - other);
    const quantile = (/** @type {number} */ share) => times[Math.ceil(RUNS * share) - 1]?.toFixed(2);
    console.log(
      `${name}: ${resultCount} games, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, slowest ${quantile(1)} ms`,
    );
  }
  await store.close();
} finally {
  await rm(location.folder, { recursive: true });
}
