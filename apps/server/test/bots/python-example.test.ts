import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { TestAccount } from '../online/test-account.ts';
import { startTestServer } from '../online/test-server.ts';
import { createToken, EXAMPLE, Opponent, startProgram } from './programs.ts';

const server = startTestServer();

const GAME_COUNT = 20;
/** The opponent resigns after this many moves to keep the test quick. */
const RESIGN_AFTER = 6;
/** The maximum number of challenges that one person can send to another in a day. */
const CHALLENGES_PER_DAY = 10;

const SETUP = gameSetup('grasshopper-8', {
  rules: { game: 'grasshopper-8', preset: 'standard', options: { startRule: 'agreed' } },
  seats: { A: { kind: 'me' }, C: { kind: 'open' } },
});

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    if (process.env.CI === 'true') throw new Error('python3 is not installed');
    console.warn('python3 is not installed; skipping the test of the example.');
    return false;
  }
})();

test.skipIf(!hasPython)(
  'the unchanged example from the guide plays twenty games, and continues with a series',
  async () => {
    const owner = await TestAccount.create(server);
    const token = await createToken(owner);
    const program = startProgram('python3', [EXAMPLE, server.address()], { HALMA_TOKEN: token.secret });
    const moves: number[] = [];
    for (let first = 0; first < GAME_COUNT; first += CHALLENGES_PER_DAY) {
      const opponent = new Opponent(await TestAccount.create(server));
      for (let index = first; index < first + CHALLENGES_PER_DAY; index += 1) {
        const game = await opponent.challenge(owner.name, SETUP);
        const plan = { resigns: (moveCount: number) => moveCount >= RESIGN_AFTER, choice: index };
        moves.push((await opponent.play(game, SETUP, plan)).moves);
      }
    }
    expect(moves).toEqual(Array.from({ length: GAME_COUNT }, () => RESIGN_AFTER + 1));
    const opponent = new Opponent(await TestAccount.create(server));
    const firstGame = await opponent.challenge(owner.name, SETUP, { games: 2 });
    await opponent.play(firstGame, SETUP, { resigns: (moveCount) => moveCount >= RESIGN_AFTER, choice: 0 });
    expect(await opponent.acceptNextGame(firstGame)).toBe(true);
    expect(program.child.exitCode).toBeNull();
    expect(program.output()).toBe('');
    program.child.kill('SIGKILL');
    await program.ended;
  },
  180_000,
);

test.skipIf(!hasPython)(
  'after its connections break, the example continues where it left off',
  async () => {
    const [owner, other] = [await TestAccount.create(server), await TestAccount.create(server)];
    const token = await createToken(owner);
    const proxy = await startProxy(server.address());
    const program = startProgram('python3', [EXAMPLE, proxy.address], { HALMA_TOKEN: token.secret });
    const opponent = new Opponent(other);
    const game = await opponent.challenge(owner.name, SETUP);
    let cutCount = 0;
    const cutTimer = setInterval(() => {
      proxy.cut();
      cutCount += 1;
    }, 1500);
    const plan = { resigns: (moveCount: number) => cutCount >= 3 && moveCount >= RESIGN_AFTER, choice: 1 };
    const { ending } = await opponent.play(game, SETUP, plan);
    clearInterval(cutTimer);
    expect(ending).toEqual({ kind: 'resigned', seat: 'C' });
    expect(program.child.exitCode).toBeNull();
    program.child.kill('SIGKILL');
    await program.ended;
    proxy.close();
  },
  60_000,
);

test.skipIf(!hasPython)(
  'after a connection ends in the middle of a line, the example connects again',
  async () => {
    const streams = ['\n{"say":"runn', '{"say":"ended","why":"replaced"}\n'];
    const http = createHttpServer((_, response) => response.end(streams.shift()));
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const program = startProgram('python3', [EXAMPLE, `http://127.0.0.1:${port}`], { HALMA_TOKEN: 'secret' });
    await program.ended;
    expect(program.output()).toBe('replaced\n');
    http.close();
  },
  20_000,
);

/** Starts a proxy that forwards connections to a server, and that can break all of them. */
async function startProxy(target: string) {
  const openSockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(target).port), new URL(target).hostname);
    for (const socket of [client, upstream]) {
      openSockets.add(socket);
      socket.on('close', () => {
        openSockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      socket.on('error', () => undefined);
    }
    client.pipe(upstream).pipe(client);
  });
  const cut = (): void => {
    for (const socket of openSockets) socket.destroy();
  };
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const close = (): void => {
    proxy.close();
    cut();
  };
  return { address: `http://127.0.0.1:${port}`, cut, close };
}

test('the guide shows the example unchanged', async () => {
  const guide = await readFile(new URL('../../../../docs/guides/write-a-bot.md', import.meta.url), 'utf8');
  expect(guide).toContain(`\`\`\`python\n${await readFile(EXAMPLE, 'utf8')}\`\`\``);
});
