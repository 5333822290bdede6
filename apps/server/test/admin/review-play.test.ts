import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readReviews, reportPlay } from '../../src/admin/play-report.ts';
import { readSettings } from '../../src/settings.ts';
import { ratingProjection } from '../../src/store/rating-projection.ts';
import { SqlGameStore } from '../../src/store/sql-game-store.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME } from '../game/played-game.ts';
import { runOperatorCommand } from '../run-operator-command.ts';
import { appendAll, appendsOf, giveName, openUnusedStore } from '../store/stores.ts';

const folder = await mkdtemp(join(tmpdir(), 'halma-review-'));
afterAll(() => rm(folder, { recursive: true }));

/**
 * Returns a rated game in which each player makes six moves, and the first player then resigns.
 *
 * @param choice selects the moves
 */
function ratedGame(choice: number): PlayedGame {
  const played = new PlayedGame(
    gameSetup('halma-2', { clock: REAL_TIME, rated: true, listed: true }),
  ).seatPlayers();
  for (let ply = 0; ply < 12; ply += 1) played.makeMove(ply % 2 === 0 ? 2000 : 1000, ply * 5 + choice);
  played.send('A', { do: 'resign' });
  return played;
}

test('an interrupted review continues where it stopped, and reports on both players', async () => {
  const read = readSettings({ DATA_DIR: join(folder, 'data') });
  if (!read.ok) throw new Error(read.refusal);
  const store = await openUnusedStore(read.value.store);
  for (const seat of ['A', 'C']) {
    await store.people.addGuest(personFor(seat), 1);
    await giveName(store, personFor(seat), `Seat${seat}`);
  }
  for (let count = 0; count < 2; count += 1) await appendAll(store, appendsOf(ratedGame(count)));
  while ((await store.projections.runRound(ratingProjection)) > 0);
  const file = join(folder, 'reviews.jsonl');
  const review = (name = 'SeatA') => runOperatorCommand(['admin', 'review-play', name, file], read.value, 1);
  const spy = vi.spyOn(SqlGameStore.prototype, 'read');
  const complete = await review();
  expect(spy).toHaveBeenCalledTimes(2);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  const games = readReviews(lines.join('\n'), personFor('A'));
  expect(games).toMatchObject({
    ok: true,
    value: [1, 2].map(() => ({ seats: [{ turns: 6, seconds: expect.any(Array) }, { turns: 6 }] })),
  });
  // Simulates an interruption during the second game.
  await rm(file);
  await appendFile(file, `${lines[0]}\n${lines[1]?.slice(0, 30)}`);
  expect(await review()).toEqual(complete);
  expect(spy).toHaveBeenCalledTimes(3);
  expect((await readFile(file, 'utf8')).trimEnd().split('\n').toSorted()).toEqual(lines.toSorted());
  expect(await review('SeatC')).toMatchObject({
    ok: false,
    refusal: expect.stringMatching(/another account/),
  });
  spy.mockRestore();
  await store.close();
});

test('the report compares a player with their opponents', () => {
  const seat = (person: string, accuracy: number, seconds: readonly number[]) => ({
    person: personFor(person),
    rating: person === 'A' ? 1500 : 1520,
    turns: 10,
    accuracy,
    bestShare: accuracy / 2,
    seconds,
  });
  const report = reportPlay('Ann', personFor('A'), [
    {
      person: personFor('A'),
      game: 'game00000001',
      endedAt: 1,
      nodes: 3000,
      seats: [seat('A', 0.98, [4, 4, 4, 4]), seat('C', 0.7, [1, 2, 8, 20])],
    },
  ]);
  expect(report.split('\n').slice(0, 7)).toEqual([
    '1 game, 3000 nodes per search',
    '                       Ann    opponents',
    'mean rating            1500   1520',
    'accuracy               98.0%  70.0%',
    'best moves             49.0%  35.0%',
    'median time of a move  4.0 s  8.0 s',
    'spread of the times    0.00   2.25',
  ]);
});
