import { setTimeout as delay } from 'node:timers/promises';
import type { CreatedAccessToken, GameSetup } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { LineClient } from './line-client.ts';
import { executeSql, NEXT_PASSWORD, PUBLIC_URL, TestAccount } from './test-account.ts';
import { startTestServer } from './test-server.ts';

const server = startTestServer(1000, () => ({ PUBLIC_URL }));

const SETUP: GameSetup = gameSetup('grasshopper-8', {
  // Seat A moves first.
  rules: { game: 'grasshopper-8', preset: 'standard', options: { startRule: 'agreed' } },
  seats: { A: { kind: 'me' }, C: { kind: 'open' } },
});

/** An account with a program that has an access token. */
class Program {
  readonly account: TestAccount;
  readonly token: CreatedAccessToken;

  private constructor(account: TestAccount, token: CreatedAccessToken) {
    this.account = account;
    this.token = token;
  }

  static async create(): Promise<Program> {
    const account = await TestAccount.create(server);
    const body = { name: 'Engine', scopes: ['games:read', 'games:play'] };
    return new Program(account, await account.client.fetchJson('POST', '/api/account/tokens', body));
  }

  open(path?: string): Promise<LineClient> {
    return LineClient.open(server.address(), this.token.secret, path);
  }

  async post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const headers = { authorization: `Bearer ${this.token.secret}` };
    const response = await new Client(server.address()).fetch('POST', path, body, headers);
    return { status: response.status, body: await response.json() };
  }

  /** Creates a game in which this program has seat A. */
  async createGame(setup = SETUP): Promise<string> {
    const { body } = await this.post('/api/games', { id: newId(), plan: setup });
    return (body as { game: string }).game;
  }
}

/** Sends a command over HTTP. */
async function command(client: Client, game: string, body: object): Promise<void> {
  const response = await client.fetch('POST', `/api/games/${game}/commands`, { id: newId(), command: body });
  if (!response.ok) throw new Error(await response.text());
}

const guest = (): Promise<Client> => server.createClient('guest');

describe('a program’s stream', () => {
  test('begins with the games in progress and every turn that is due, and then reports results, new games and turns', async () => {
    const [program, opponent] = [await Program.create(), await guest()];
    const firstGames = [await program.createGame(), await program.createGame()];
    for (const game of firstGames) await command(opponent, game, { do: 'join' });
    const stream = await program.open('/api/stream?moves=yes');
    expect([stream.status, stream.contentType]).toEqual([200, 'application/x-ndjson']);
    for (const game of firstGames) await stream.waitFor('turn', (line) => line.game === game);
    expect(stream.lines.map(({ say }) => say)).toEqual(['running', 'turn', 'turn']);
    const [running] = stream.lines;
    expect(running?.say === 'running' && running.games.toSorted()).toEqual(firstGames.toSorted());

    const [game = ''] = firstGames;
    const turn = await stream.waitFor('turn', (line) => line.game === game);
    expect(turn).toMatchObject({ seat: 'A', seq: 1, ply: 0, rules: SETUP.rules, clock: SETUP.clock });
    const [move = ''] = turn.moves ?? [];
    const request = { id: `${game}-${turn.seq}`, command: { do: 'move', ply: 0, move } };
    const answer = await program.post(`/api/games/${game}/commands`, request);
    expect(answer).toEqual({ status: 200, body: { seq: 2 } });
    // A repetition has no effect and the same response.
    expect(await program.post(`/api/games/${game}/commands`, request)).toEqual(answer);

    const events = await opponent.fetchJson<{ last: number }>('GET', `/api/games/${game}/events`);
    expect(events.last).toBe(2);
    const from = stream.lines.length;
    const otherProgram = await Program.create();
    expect((await otherProgram.post(`/api/games/${game}/commands`, request)).status).toBe(403);
    await command(opponent, game, { do: 'resign' });
    expect(await stream.waitFor('over', (line) => line.game === game, from)).toMatchObject({
      seat: 'A',
      termination: 'resignation',
    });

    const later = await program.createGame();
    await command(opponent, later, { do: 'join' });
    await stream.waitFor('started', (line) => line.game === later);
    await stream.waitFor('turn', (line) => line.game === later);
    stream.close();
  });

  test('begins with the results of games that ended after the last stream closed, and with no earlier ones', async () => {
    const [program, opponent] = [await Program.create(), await guest()];
    const endGame = async (): Promise<string> => {
      const game = await program.createGame();
      await command(opponent, game, { do: 'join' });
      await command(opponent, game, { do: 'resign' });
      return game;
    };
    /** Opens a stream. Returns the games whose results come before the start of a new game. */
    const readFirstResults = async (): Promise<string[]> => {
      const stream = await program.open();
      await stream.waitFor('running');
      const game = await program.createGame();
      await command(opponent, game, { do: 'join' });
      await stream.waitFor('turn', (line) => line.game === game);
      stream.close();
      await command(opponent, game, { do: 'resign' });
      // Backdates the end of this game to before the stream closed.
      await executeSql(server, 'UPDATE players SET changed_at = 1 WHERE game = $1', [game]);
      expect(stream.lines[0]?.say).toBe('running');
      return stream.lines.flatMap((line) => (line.say === 'over' ? [line.game] : []));
    };
    const earlierGame = await endGame();
    expect(await readFirstResults()).toEqual([]);
    await executeSql(server, 'UPDATE players SET changed_at = 1 WHERE game = $1', [earlierGame]);
    const games = [await endGame(), await endGame()];
    expect((await readFirstResults()).toSorted()).toEqual(games.toSorted());
    await executeSql(server, 'UPDATE tokens SET stream_open_at = stream_open_at + $2 WHERE token = $1', [
      program.token.id,
      60_000,
    ]);
    expect(await readFirstResults()).toEqual([]);
  });

  test('reports each turn of a game once, even after a draw offer', async () => {
    const [program, opponent] = [await Program.create(), await guest()];
    const game = await program.createGame();
    await command(opponent, game, { do: 'join' });
    const stream = await program.open('/api/stream?moves=yes');
    const turn = await stream.waitFor('turn');
    await command(opponent, game, { do: 'offer-draw' });
    const secondStream = await program.open('/api/stream');
    const { moves: _, ...withoutMoves } = turn;
    expect(await secondStream.waitFor('turn')).toEqual(withoutMoves);
    await command(opponent, game, { do: 'resign' });
    await secondStream.waitFor('over');
    expect(secondStream.lines.map(({ say }) => say)).toEqual(['running', 'turn', 'over']);
    secondStream.close();
  });

  test('asks a player to be ready in a game with more than two seats', async () => {
    const program = await Program.create();
    const others = await Promise.all(['C', 'E'].map(guest));
    const seats = { A: { kind: 'me' }, C: { kind: 'open' }, E: { kind: 'open' } } as const;
    const game = await program.createGame(gameSetup('star-3', { seats }));
    const stream = await program.open();
    for (const other of others) await command(other, game, { do: 'join' });
    expect(await stream.waitFor('ready')).toEqual({ say: 'ready', game, seat: 'A' });
    for (const other of others) await command(other, game, { do: 'ready' });
    await program.post(`/api/games/${game}/commands`, { id: newId(), command: { do: 'ready' } });
    await stream.waitFor('started');
    expect(stream.lines.filter(({ say }) => say === 'ready')).toHaveLength(1);
    stream.close();
  });

  test('reports a game in progress while the opponent is to move', async () => {
    const [program, opponent] = [await Program.create(), await guest()];
    const seats = { A: { kind: 'open' }, C: { kind: 'me' } } as const;
    const [game, waiting] = [await program.createGame({ ...SETUP, seats }), await program.createGame()];
    await command(opponent, game, { do: 'join' });
    const stream = await program.open();
    expect(await stream.waitFor('running')).toEqual({ say: 'running', games: [game] });
    await command(opponent, waiting, { do: 'join' });
    await stream.waitFor('started', (line) => line.game === waiting);
    expect(stream.lines.map(({ say }) => say)).toEqual(['running', 'started', 'turn']);
    stream.close();
  });

  test('shows the opponent that its player is connected', async () => {
    const [program, opponent] = [await Program.create(), await guest()];
    const game = await program.createGame();
    await command(opponent, game, { do: 'join' });
    const stream = await program.open();
    await stream.waitFor('turn');
    const presence = async (): Promise<unknown> => {
      const client = new Client(server.address());
      client.token = opponent.token;
      await client.connect();
      client.send({ say: 'watch', game });
      const here = await client.waitForMessage(({ say }) => say === 'here');
      client.close();
      return 'seats' in here ? here.seats.A : undefined;
    };
    await expect.poll(presence, { timeout: 20_000 }).toBe(true);
    stream.close();
  });

  test('sends an empty line every seven seconds', async () => {
    const stream = await (await Program.create()).open();
    await stream.waitForEmptyLines(2);
    expect(stream.lines).toEqual([{ say: 'running', games: [] }]);
    stream.close();
  }, 30_000);
});

describe('challenges', () => {
  test('are sent on the stream while they are open, if the token has the scope', async () => {
    const [owner, challenger] = [await TestAccount.create(server), await TestAccount.create(server)];
    const tokenWith = (...scopes: string[]): Promise<CreatedAccessToken> =>
      owner.client.fetchJson('POST', '/api/account/tokens', { name: 'Engine', scopes });
    const open = async (...scopes: string[]): Promise<LineClient> =>
      LineClient.open(server.address(), (await tokenWith(...scopes)).secret);
    const challenge = async (): Promise<string> => {
      const body = { id: newId(), to: owner.name, plan: SETUP, note: 'Hello' };
      const created = await challenger.client.fetchJson<{ challenge: string }>(
        'POST',
        '/api/challenges',
        body,
      );
      return created.challenge;
    };
    const earlierChallenge = await challenge();
    const [stream, streamWithoutScope] = [await open('games:read', 'challenges'), await open('games:read')];
    expect(await stream.waitFor('challenge')).toMatchObject({
      challenge: earlierChallenge,
      by: { id: challenger.id, name: challenger.name },
      plan: SETUP,
      begins: 'random',
      note: 'Hello',
    });
    const later = await challenge();
    await stream.waitFor('challenge', (line) => line.challenge === later);
    await challenger.request('POST', `/api/challenges/${earlierChallenge}/withdraw`);
    await stream.waitFor('challenge-gone', (line) => line.challenge === earlierChallenge);
    await owner.client.fetch('POST', `/api/challenges/${later}/accept`);
    await stream.waitFor('challenge-gone', (line) => line.challenge === later);
    await streamWithoutScope.waitFor('started');
    expect(streamWithoutScope.lines.some(({ say }) => say.startsWith('challenge'))).toBe(false);
    stream.close();
    streamWithoutScope.close();
  });
});

describe('a stream ends', () => {
  test('when another is opened with the same token', async () => {
    const program = await Program.create();
    const first = await program.open();
    const second = await program.open();
    await first.waitForEnd();
    expect(first.lines.at(-1)).toEqual({ say: 'ended', why: 'replaced' });
    expect(second.hasEnded).toBe(false);
    second.close();
  });

  test.each<readonly [string, (program: Program) => Promise<unknown>]>([
    [
      'its owner revokes the token',
      ({ account, token }) => account.request('DELETE', `/api/account/tokens/${token.id}`),
    ],
    [
      'the password changes',
      ({ account }) => account.request('PUT', '/api/account/password', { next: NEXT_PASSWORD }),
    ],
    ['the account is deleted', ({ account }) => account.request('DELETE', '/api/account')],
    // The operator's command cannot notify the server, which finds the change within seconds.
    ['the operator closes the account', ({ account }) => server.runCommand('admin', 'close', account.name)],
  ])(
    'when %s',
    async (_, end) => {
      const program = await Program.create();
      const [stream, game] = [await program.open(), await program.createGame()];
      const gameStream = await program.open(`/api/games/${game}/stream`);
      await end(program);
      await Promise.all([stream.waitForEnd(), gameStream.waitForEnd()]);
      expect(stream.lines.at(-1)).toEqual({ say: 'ended', why: 'token-ended' });
      expect(gameStream.lines.at(-1)).toEqual({ say: 'ended', why: 'token-ended' });
    },
    30_000,
  );
});

describe('a game’s stream', () => {
  test('carries the messages of the socket, and begins after a known event', async () => {
    const [program, opponent] = [await Program.create(), await guest()];
    const game = await program.createGame();
    const wholeStream = await program.open(`/api/games/${game}/stream`);
    await command(opponent, game, { do: 'join' });
    await expect.poll(() => wholeStream.lines.length).toBe(2);
    expect(wholeStream.lines).toMatchObject([
      { say: 'game', view: { game, seq: 0 } },
      { say: 'update', update: { game, events: [{ seq: 1, event: { kind: 'joined' } }] } },
    ]);
    const later = await program.open(`/api/games/${game}/stream?after=0`);
    await expect.poll(() => later.lines.length).toBe(1);
    expect(later.lines).toMatchObject([{ say: 'update', update: { events: [{ seq: 1 }] } }]);
    wholeStream.close();
    later.close();
  });

  test('is refused for an unknown game', async () => {
    const stream = await (await Program.create()).open(`/api/games/${'0'.repeat(12)}/stream`);
    expect(stream.status).toBe(404);
  });
});

describe('hostile programs', () => {
  /** Returns the number of streams that the node has open. */
  const countOpenStreams = async (): Promise<number> => {
    const metrics = await (await fetch(new URL('/metrics', server.address()))).text();
    return Number(/^halma_streams (\d+)$/m.exec(metrics)?.[1]);
  };

  test.each<readonly [string, (program: Program) => Promise<number>]>([
    [
      'a session in place of a token',
      async ({ account }) => (await account.client.fetch('GET', '/api/stream')).status,
    ],
    [
      'a token without the scope',
      async ({ account }) => {
        const body = { name: 'Engine', scopes: ['games:play'] };
        const { secret } = await account.client.fetchJson<CreatedAccessToken>(
          'POST',
          '/api/account/tokens',
          body,
        );
        return (await LineClient.open(server.address(), secret)).status;
      },
    ],
    ['an invalid query parameter', async (program) => (await program.open('/api/stream?moves=maybe')).status],
    [
      'an invalid event number',
      async (program) => (await program.open(`/api/games/${'0'.repeat(12)}/stream?after=x`)).status,
    ],
    [
      'the HEAD method',
      async ({ token }) =>
        (
          await fetch(new URL('/api/stream', server.address()), {
            method: 'HEAD',
            headers: { authorization: `Bearer ${token.secret}` },
          })
        ).status,
    ],
  ])('that request a stream with %s get none', async (_, ask) => {
    const before = await countOpenStreams();
    expect(await ask(await Program.create())).toBeGreaterThanOrEqual(400);
    expect(await countOpenStreams()).toBe(before);
  });

  test('have at most one stream and sixteen game streams, no matter how many they open', async () => {
    const program = await Program.create();
    const before = await countOpenStreams();
    const streams = await Promise.all(Array.from({ length: 40 }, () => program.open()));
    await expect.poll(countOpenStreams, { timeout: 20_000 }).toBe(before + 1);
    expect(streams.filter(({ hasEnded }) => !hasEnded)).toHaveLength(1);
    const game = await program.createGame();
    const gameStreams = await Promise.all(
      Array.from({ length: 40 }, () => program.open(`/api/games/${game}/stream`)),
    );
    expect(gameStreams.filter(({ status }) => status === 200)).toHaveLength(16);
    expect(gameStreams.filter(({ status }) => status === 429)).toHaveLength(24);
    for (const stream of [...streams, ...gameStreams]) stream.close();
    await expect.poll(countOpenStreams, { timeout: 20_000 }).toBe(before);
  }, 60_000);

  test('that disconnect leave no streams open', async () => {
    const before = await countOpenStreams();
    for (let round = 0; round < 10; round += 1) {
      const stream = await (await Program.create()).open();
      await delay(5 * round);
      stream.close();
    }
    await expect.poll(countOpenStreams, { timeout: 20_000 }).toBe(before);
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  }, 60_000);
});
