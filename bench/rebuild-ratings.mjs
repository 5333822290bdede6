// Measures how long it takes to compute all ratings anew: makes finished games in a database of its own, lets the
// projection rate them, and runs `halma admin rebuild-ratings --check` on them.
//   node bench/rebuild-ratings.mjs [<games>] [<people>]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRatings } from '../apps/server/dist/admin/ratings.js';
import { followJournal } from '../apps/server/dist/journal/follow-journal.js';
import { Ratings } from '../apps/server/dist/ratings/ratings.js';
import { readSettings } from '../apps/server/dist/settings.js';
import { ratingProjection } from '../apps/server/dist/store/rating-projection.js';
import { openDatabase, openStore } from '../apps/server/dist/store/store.js';

const [games = 100_000, people = 20_000] = process.argv.slice(2).map(Number);
const BATCH = 5000;
const folder = await mkdtemp(join(tmpdir(), 'halma-rebuild-'));
const read = readSettings({ DATA_DIR: folder });
if (!read.ok) throw new Error(read.refusal);
const settings = read.value;

/** Returns numbers from 0 to 1, the same in every run. */
let state = 42;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
/** @param {number} number */
const personId = (number) => `p${String(number).padStart(15, '0')}`;
const clock = { kind: 'real-time', main: 600_000, increment: 5000, delay: 0 };

/**
 * Makes a game of two, or one in five times of four, whose stronger player wins more often.
 *
 * @param {number} number
 */
function makeFacts(number) {
  const size = random() < 0.2 ? 4 : 2;
  const seated = new Set();
  // A fifth of the people play most of the games.
  while (seated.size < size) seated.add(Math.floor((random() < 0.8 ? 0.2 : 1) * random() * people));
  const order = [...seated].toSorted((one, other) => (one % 97) - (other % 97) + 60 * (random() - 0.5));
  const letters = size === 2 ? ['A', 'C'] : ['A', 'B', 'C', 'D'];
  return {
    game: number.toString(36).padStart(12, '0'),
    startedAt: number * 60_000,
    endedAt: number * 60_000 + 600_000,
    rules: { game: size === 2 ? 'halma-2' : 'halma-4', preset: 'standard', options: {} },
    clock,
    listed: true,
    rated: true,
    sides: letters.map((seat) => [seat]),
    seats: [...seated].map((person, index) => ({
      seat: letters[index],
      person: personId(person),
      turnPosition: index + 1,
      turns: 60,
      place: order.indexOf(person) + 1,
      share: Math.round((60 * (size - 1 - order.indexOf(person))) / (size - 1)),
    })),
    plies: 60 * size,
    termination: 'win',
    opening: String(number),
  };
}

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
 * Runs work and prints how long it took.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function timed(name, work) {
  const startedAt = performance.now();
  const value = await work();
  console.log(
    `${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s${value ? ` (${value})` : ''}`,
  );
}

try {
  await timed(`making ${games} games of ${people} people`, fill);
  const store = await open();
  await timed('rating them as they come', () => followJournal(store.projections, ratingProjection));
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
    `leaderboard, not from the cache: median ${median.toFixed(1)} ms, slowest of 50 ${slowest.toFixed(1)} ms`,
  );
  await store.close();
  await timed('halma admin rebuild-ratings --check', async () => {
    const checked = await checkRatings(settings);
    return checked.ok ? checked.value : checked.refusal;
  });
} finally {
  await rm(folder, { recursive: true });
}
