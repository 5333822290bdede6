// Measures how long it takes to recompute all ratings: creates finished games in a temporary database, lets the
// projection rate them, and runs `halma admin rebuild-ratings --check` on them.
//   node bench/rebuild-ratings.mjs [<games>] [<people>]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRatings } from '../apps/server/dist/modules/admin/ratings.js';
import { followJournal } from '../apps/server/dist/modules/journal/follow-journal.js';
import { Ratings } from '../apps/server/dist/modules/ratings/ratings.js';
import { readSettings } from '../apps/server/dist/modules/settings.js';
import { ratingProjection } from '../apps/server/dist/modules/store/rating-projection.js';
import { openDatabase, openStore } from '../apps/server/dist/modules/store/store.js';
import { createGameGenerator, personId } from './generated-games.mjs';

const [games = 100_000, people = 20_000] = process.argv.slice(2).map(Number);
const BATCH = 5000;
const folder = await mkdtemp(join(tmpdir(), 'halma-rebuild-'));
const parsedSettings = readSettings({ DATA_DIR: folder });
if (!parsedSettings.ok) throw new Error(parsedSettings.refusal);
const settings = parsedSettings.value;

const makeFacts = createGameGenerator(people);

async function open() {
  const store = await openStore(settings.store);
  if (store === undefined) throw new Error('the folder is locked');
  return store;
}

async function fill() {
  const store = await open();
  await store.close();
  const database = openDatabase(settings.store);
  if (database === undefined) throw new Error('the folder is locked');
  await database.transaction(async (query) => {
    for (let person = 0; person < people; person += 1)
      await query(
        `INSERT INTO people (person, name, name_key, role, muted_until, created_at) VALUES ($1, $2, $3, 'player', 0, 0)`,
        [personId(person), `P${person}`, `p${person}`],
      );
  });
  for (let first = 1; first <= games; first += BATCH)
    await database.transaction(async (query) => {
      for (let no = first; no < Math.min(first + BATCH, games + 1); no += 1) {
        const facts = makeFacts(no);
        await query('INSERT INTO finished (no, game, at, facts) VALUES ($1, $2, $3, $4)', [
          no,
          facts.game,
          facts.endedAt,
          JSON.stringify(facts),
        ]);
      }
    });
  await database.close();
}

/**
 * Runs a task and prints how long it took.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function runTimed(name, work) {
  const startedAt = performance.now();
  const value = await work();
  console.log(
    `${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s${value ? ` (${value})` : ''}`,
  );
}

try {
  await runTimed(`making ${games} games of ${people} people`, fill);
  const store = await open();
  await runTimed('rating the games one by one', () => followJournal(store.projections, ratingProjection));
  const names = {
    lookUp: async (/** @type {readonly string[]} */ ids) => [...(await store.people.findPublic(ids))],
  };
  /** @type {number[]} */
  const times = [];
  for (let run = 0; run < 50; run += 1) {
    const ratings = new Ratings({ store: store.ratings, names, now: () => (games + 10) * 60_000 });
    const startedAt = performance.now();
    await ratings.leaderboard('halma:slow');
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  const [median = 0, slowest = 0] = [times[25], times[49]];
  console.log(
    `leaderboard without the cache: median ${median.toFixed(1)} ms, slowest of 50 ${slowest.toFixed(1)} ms`,
  );
  await store.close();
  await runTimed('halma admin rebuild-ratings --check', async () => {
    const checked = await checkRatings(settings);
    return checked.ok ? checked.value : checked.refusal;
  });
} finally {
  await rm(folder, { recursive: true });
}
