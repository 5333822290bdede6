import type { GameRatings, GameView, PersonRatings, TournamentView } from '@halma/protocol';
import { expect, test } from 'vitest';
import { openSharedDatabase } from '../../src/store/store.ts';
import { VoidStore } from '../../src/store/void-store.ts';
import { gameSetup } from '../game/played-game.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { type Client, newId } from './client.ts';
import { LocalGame, makeMoves } from './player.ts';
import { startTestServer } from './test-server.ts';

const { createClient, dataFolder, runCommand } = startTestServer(1000, () => ({ BEHIND_PROXY: '1' }));

const CASUAL = gameSetup('halma-2', {
  listed: true,
  clock: { kind: 'days', days: 3 },
  seats: { A: { kind: 'me' }, C: { kind: 'open' } },
});

const RATED = { ...CASUAL, rated: true } as const;

/** Tries to create a game. Returns the refusal code, or `created`. */
const tryToCreateGame = async (client: Client, setup: object): Promise<string> => {
  const response = await client.fetch('POST', '/api/games', { id: newId(), plan: setup });
  return ((await response.json()) as { refusal?: { code: string } }).refusal?.code ?? 'created';
};

/** Waits, for a few seconds at most, until the server has rated a game. Returns the ratings. */
async function waitForRatings(client: Client, game: string): Promise<GameRatings> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const ratings = await client.fetchJson<GameRatings>('GET', `/api/games/${game}/ratings`);
    if (ratings.seats.A?.after !== undefined || ratings.uncounted !== undefined) return ratings;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the game was not rated');
}

test('two accounts play a rated game, and both ratings change', async () => {
  // The networks differ, because a short win by a new account on its opponent's network changes no rating.
  const [anna, bob, guest] = [
    await createClient('account', '192.0.2.1'),
    await createClient('account', '198.51.100.1'),
    await createClient('guest'),
  ];
  for (const client of [anna, bob, guest]) await client.connect();
  const game = await anna.createGame(RATED);
  expect(await guest.command(game, { do: 'join' })).toBe('no-account');
  expect(await bob.command(game, { do: 'join' })).toEqual(expect.any(Number));
  expect(await guest.fetchJson('GET', `/api/games/${game}/ratings`)).toEqual({
    pool: 'halma:days',
    seats: { A: { rating: 1500, provisional: true }, C: { rating: 1500, provisional: true } },
  });
  const { standing } = await anna.fetchJson<GameView>('GET', `/api/games/${game}`);
  const first = standing.toMove === 'A' ? 'A' : 'C';
  await makeMoves(game, new LocalGame('halma-2', first), { A: anna, C: bob }, 10);
  expect(await bob.command(game, { do: 'take-back', to: 8 })).toBe('rated-game');
  expect(await bob.command(game, { do: 'resign' })).toEqual(expect.any(Number));
  const ratings = await waitForRatings(guest, game);
  expect(ratings).toEqual({
    pool: 'halma:days',
    seats: {
      A: { rating: 1500, provisional: true, after: 1741 },
      C: { rating: 1500, provisional: true, after: 1259 },
    },
  });
  const { person } = await anna.fetchJson<{ person: { name: string } }>('GET', '/api/session');
  const personRatings = await guest.fetchJson<PersonRatings>('GET', `/api/people/${person.name}/ratings`);
  expect(personRatings).toMatchObject({
    person,
    ratings: [{ pool: 'halma:days', rating: 1741, games: 1, provisional: true }],
    results: [{ game: 'halma-2', wins: 1, draws: 0, losses: 0 }],
  });
  const history = await guest.fetchJson('GET', `/api/people/${person.name}/ratings/halma:days/history`);
  expect(history).toMatchObject({ days: [{ rating: 1741 }] });
  expect(await runCommand('admin', 'rebuild-ratings', '--check')).toEqual({
    ok: true,
    value: 'The recomputed ratings equal the stored ones after 1 finished game.',
  });
  expect(await runCommand('admin', 'rebuild-ratings')).toMatchObject({ ok: true });
  expect(await waitForRatings(guest, game)).toEqual(ratings);
});

test('the operator excludes games from all players’ ratings, and includes them again', async () => {
  const [anna, bob] = [await createClient('account'), await createClient('account')];
  await Promise.all([anna.connect(), bob.connect()]);
  const game = await anna.createGame(RATED);
  await bob.command(game, { do: 'join' });
  const { standing } = await anna.fetchJson<GameView>('GET', `/api/games/${game}`);
  const first = standing.toMove === 'A' ? 'A' : 'C';
  await makeMoves(game, new LocalGame('halma-2', first), { A: anna, C: bob }, 10);
  await bob.command(game, { do: 'resign' });
  const countedRatings = await waitForRatings(anna, game);
  const { person } = await bob.fetchJson<{ person: { name: string } }>('GET', '/api/session');
  const change = (verb: string, day = '2026-01-01') => runCommand('admin', verb, person.name, day);
  expect(await change('void-games', '2999-01-01')).toMatchObject({ ok: false });
  for (const day of ['yesterday', '2026-02-30'])
    expect(await change('void-games', day)).toEqual({ ok: false, refusal: expect.stringContaining(day) });
  expect(await change('void-games')).toMatchObject({
    ok: true,
    value: expect.stringMatching(/^1 rated game of /),
  });
  expect(await change('void-games')).toMatchObject({ ok: false });
  expect(await waitForRatings(anna, game)).toMatchObject({ uncounted: 'fair-play' });
  expect(await runCommand('admin', 'rebuild-ratings', '--check')).toMatchObject({ ok: true });
  expect(await change('restore-games')).toMatchObject({ ok: true });
  expect(await waitForRatings(anna, game)).toEqual(countedRatings);
  // A game that is excluded because of both players counts again only once it is restored for both.
  const { person: other } = await anna.fetchJson<{ person: { name: string } }>('GET', '/api/session');
  const changeOther = (verb: string) => runCommand('admin', verb, other.name, '2026-01-01');
  expect(await change('void-games')).toMatchObject({ ok: true });
  expect(await changeOther('void-games')).toMatchObject({ ok: true });
  expect(await change('restore-games')).toMatchObject({
    value: expect.stringMatching(/^0 rated games .* 1 stays excluded because of other players\.$/),
  });
  expect(await waitForRatings(anna, game)).toMatchObject({ uncounted: 'fair-play' });
  expect(await changeOther('restore-games')).toMatchObject({ ok: true });
  expect(await waitForRatings(anna, game)).toEqual(countedRatings);
  // If an operator’s command is interrupted before it has recomputed the ratings, the server completes the
  // rebuild.
  const database = openSharedDatabase({ folder: dataFolder() });
  if (database === undefined) throw new Error('there is no database');
  const games = { person: bob.person?.id ?? '', name: person.name, since: 0 };
  expect(await new VoidStore(database).void(games, 'command line', 1)).toMatchObject({ changed: 1 });
  await database.close();
  await expect
    .poll(() => waitForRatings(anna, game), { timeout: 10_000 })
    .toMatchObject({ uncounted: 'fair-play' });
  expect(await runCommand('admin', 'account', person.name)).toMatchObject({
    value: expect.stringMatching(/restore-games .*: 1, since 2026-01-01\n[\s\S]*void-games/),
  });
});

test('a rated game that is resigned immediately does not count, and its page gives the reason', async () => {
  const [anna, bob] = [await createClient('account'), await createClient('account')];
  await bob.connect();
  const game = await anna.createGame(RATED);
  await bob.command(game, { do: 'join' });
  await bob.command(game, { do: 'resign' });
  expect(await waitForRatings(anna, game)).toMatchObject({ uncounted: 'no-turn' });
});

test('terms that cannot be rated are refused', async () => {
  const [account, guest] = [await createClient('account'), await createClient('guest')];
  const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 2 } };
  const clock = { kind: 'real-time', main: 600_000, increment: 0, delay: 0 };
  expect([
    await tryToCreateGame(account, RATED),
    await tryToCreateGame(guest, RATED),
    await tryToCreateGame(account, { ...RATED, clock: { kind: 'none' } }),
    await tryToCreateGame(account, { ...RATED, rules: { ...RATED.rules, preset: 'parker-1885' } }),
    await tryToCreateGame(account, { ...RATED, seats, clock }),
  ]).toEqual(['created', 'no-account', 'unrated-clock', 'unrated-rules', 'rated-needs-people']);
  const pairing = { id: newId(), terms: { ...RATED, seats: undefined } };
  expect(await guest.fetchJson('POST', '/api/pairing', pairing)).toEqual({ refusal: { code: 'no-account' } });
});

test('a casual game has no ratings', async () => {
  const anna = await createClient('account');
  const game = await anna.createGame(CASUAL);
  expect((await anna.fetch('GET', `/api/games/${game}/ratings`)).status).toBe(404);
});

test.each([
  { name: 'is forfeited by the organiser', by: 'organiser', command: 'forfeit', uncounted: 'organiser' },
  {
    name: 'is lost by a player whom the organiser removes',
    by: 'organiser',
    command: 'remove',
    uncounted: 'organiser',
  },
  { name: 'is lost by a player who withdraws', by: 'player', command: 'withdraw', uncounted: undefined },
])(
  'a game of a rated tournament that $name has the reason $uncounted',
  async ({ by, command, uncounted }) => {
    const [organiser, anna, bob] = [
      await createClient('account', '192.0.2.1'),
      await createClient('account', '198.51.100.1'),
      await createClient('account', '203.0.113.1'),
    ];
    await Promise.all([anna.connect(), bob.connect()]);
    const { tournament } = await organiser.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
      id: newId(),
      setup: newTournament(2, {
        rules: CASUAL.rules,
        clock: { kind: 'days', days: 3 },
        entry: 'accounts',
        rated: true,
        turns: 'within-one',
        startsAt: Date.now() + 3_600_000,
      }),
    });
    const send = (client: Client, sent: object) =>
      client.fetchJson('POST', `/api/tournaments/${tournament}/commands`, { id: newId(), command: sent });
    for (const player of [anna, bob]) await send(player, { do: 'enter' });
    await send(organiser, { do: 'start' });
    let game = '';
    await expect
      .poll(async () => {
        [game = ''] =
          (await anna.fetchJson<TournamentView>('GET', `/api/tournaments/${tournament}`)).games ?? [];
        return game;
      })
      .not.toBe('');
    const { standing } = await anna.fetchJson<GameView>('GET', `/api/games/${game}`);
    const holder = standing.seats.A;
    const hasAnnaSeatA = holder?.kind === 'person' && holder.person === anna.person?.id;
    const players = hasAnnaSeatA ? { A: anna, C: bob } : { A: bob, C: anna };
    await makeMoves(game, new LocalGame('halma-2', standing.toMove === 'A' ? 'A' : 'C'), players, 10);
    const person = bob.person?.id;
    await send(by === 'organiser' ? organiser : bob, {
      do: command,
      ...(command === 'forfeit' ? { game, person } : command === 'remove' ? { person } : {}),
    });
    const isDecided = uncounted !== undefined;
    const ratings = await waitForRatings(organiser, game);
    expect(ratings.uncounted).toBe(uncounted);
    for (const { after } of Object.values(ratings.seats)) expect(after === undefined).toBe(isDecided);
    const { score } = await anna.fetchJson<GameView>('GET', `/api/games/${game}`);
    const out = {
      out: hasAnnaSeatA ? 'C' : 'A',
      why: 'resignation',
      ...(isDecided ? { forfeited: true } : {}),
    };
    expect(score.at(-1)).toEqual(out);
    expect(await runCommand('admin', 'rebuild-ratings', '--check')).toMatchObject({ ok: true });
    await expect
      .poll(async () => {
        const view = await anna.fetchJson<TournamentView>('GET', `/api/tournaments/${tournament}`);
        return view.standing?.map(({ points }) => points);
      })
      .toEqual([120, 0]);
  },
);
