import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { TestAccount } from '../online/test-account.ts';
import { startTestServer } from '../online/test-server.ts';
import { createToken, EXAMPLE, Opponent, startProgram } from './programs.ts';

const server = startTestServer();

const GAMES = 20;
/** The opponent resigns after this many moves, so that the test is quick. */
const MOVES = 6;
/** The server lets a person challenge another this often in a day. */
const CHALLENGES_A_DAY = 10;

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
  'the example of the guide, unchanged, plays twenty games',
  async () => {
    const owner = await TestAccount.create(server);
    const token = await createToken(owner);
    const program = startProgram('python3', [EXAMPLE, server.address()], { HALMA_TOKEN: token.secret });
    const moves: number[] = [];
    for (let first = 0; first < GAMES; first += CHALLENGES_A_DAY) {
      const opponent = new Opponent(await TestAccount.create(server));
      for (let index = first; index < first + CHALLENGES_A_DAY; index += 1) {
        const game = await opponent.challenge(owner.name, SETUP);
        const plan = { resigns: (made: number) => made >= MOVES, choice: index };
        moves.push((await opponent.play(game, SETUP, plan)).moves);
      }
    }
    expect(moves).toEqual(Array.from({ length: GAMES }, () => MOVES + 1));
    expect(program.child.exitCode).toBeNull();
    expect(program.output()).toBe('');
    program.child.kill('SIGKILL');
    await program.ended;
  },
  180_000,
);

test('the guide shows the example as it is', async () => {
  const guide = await readFile(new URL('../../../../docs/guides/write-a-bot.md', import.meta.url), 'utf8');
  expect(guide).toContain(`\`\`\`python\n${await readFile(EXAMPLE, 'utf8')}\`\`\``);
});
