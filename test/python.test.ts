import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  encodeMove,
  formatPosition,
  formatResult,
  formatShortMove,
  GAME_IDS,
  legalMoves,
  makeRules,
  type Position,
  play,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { repository } from './architecture/workspaces.ts';
import { compileWorkspaces } from './compile-workspaces.ts';

const folder = join(repository, 'python');
const hasPython = spawnSync('python3', ['--version']).status === 0;

/**
 * The number of steps to compare in each game. For more: `HALMA_PYTHON_STEPS=10000 npx vitest run test/python.test.ts`.
 */
const STEP_COUNT = Number(process.env.HALMA_PYTHON_STEPS ?? 480);
/** Nearly all random games end at the move cap. The Python tests include games that end in other ways. */
const MOVE_CAP = STEP_COUNT < 5000 ? '24' : '300';
const WALK_COUNT = 16;

// A long comparison takes a minute or two, and several on a busy machine.
vi.setConfig({ testTimeout: STEP_COUNT < 5000 ? 120_000 : 900_000 });

/** The win share that the example must reach, in percent. Random moves against random moves win 50%. */
const REQUIRED_WIN_SHARE = 80;

beforeAll(compileWorkspaces, 120_000);

/**
 * Runs Python in the package's folder.
 *
 * @returns the status and all output
 */
async function python(
  ...args: readonly string[]
): Promise<{ readonly status: number; readonly output: string }> {
  const child = spawn('python3', args, { cwd: folder, env: { ...process.env, PYTHONPATH: folder } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { status, output };
}

const sha256 = (lines: string): string => createHash('sha256').update(lines).digest('hex');

/** Plays the random games of python/tests/random_walk.py with the rules library. */
function randomWalk(game: string): readonly [finishedCount: number, digest: string] {
  const rules = makeRules({ game, options: { moveCap: MOVE_CAP } });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const start = startPosition(rules.value);
  if (!start.ok) throw new Error(start.refusal.code);
  let finishedCount = 0;
  const digests = Array.from({ length: WALK_COUNT }, (_, walk) => {
    const hash = createHash('sha256');
    let random = walk + 1;
    let position: Position = start.value;
    for (let step = 0; step < Math.floor(STEP_COUNT / WALK_COUNT); step += 1) {
      const texts = moveTexts(position);
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      const move = texts[Number((BigInt(random) * BigInt(texts.length)) >> 31n)] ?? 'none';
      hash.update(`${seatLetter(position.toMove)} ${move}: ${texts.join(' ')}\n`);
      const after = play(position, move);
      if (!after.ok) throw new Error(`${move} is refused: ${after.refusal.code}`);
      position = after.value;
      if (position.outcome === null) continue;
      finishedCount += 1;
      hash.update(
        `${formatResult(position.outcome)} ${position.outcome.termination} ${formatPosition(position)}\n`,
      );
      position = start.value;
    }
    return hash.digest('hex');
  });
  return [finishedCount, sha256(digests.join(''))];
}

/** Returns the legal moves, ordered by start and end; in Cetro, moves with a demand follow the others. */
function moveTexts(position: Position): readonly string[] {
  const { board, game } = position.rules;
  const moves = legalMoves(position).toSorted(
    (one, other) => encodeMove(one, board.offBoard) - encodeMove(other, board.offBoard),
  );
  const texts = moves.map((move) => formatShortMove(board, move));
  const demands = game.allowsJumpDemand
    ? moves.flatMap((move) =>
        move.kind === 'normal' ? [formatShortMove(board, { ...move, demandsJump: true })] : [],
      )
    : [];
  return [...texts, ...demands];
}

test.skipIf(hasPython)('SKIPPED, not tested: the Python package, because python3 is not installed', () => {});

describe.skipIf(!hasPython)('the Python package', () => {
  test('passes its own tests', async () => {
    const { status, output } = await python('-m', 'unittest', 'discover', '-s', 'tests', '-t', '.');
    expect(status, output).toBe(0);
    expect(output).toMatch(/^Ran [1-9]\d* tests/m);
  });

  test(`has the library's moves and results in ${STEP_COUNT} random steps of each game`, async () => {
    const { status, output } = await python(
      '-m',
      'tests.random_walk',
      `${STEP_COUNT}`,
      MOVE_CAP,
      ...GAME_IDS,
    );
    expect(status, output).toBe(0);
    const lines = output.trim().split('\n');
    if (process.env.HALMA_PYTHON_STEPS !== undefined) console.log(output);
    expect(lines.map((line) => line.split(' ').filter((_, index) => index !== 2))).toEqual(
      GAME_IDS.map((game) => [game, ...randomWalk(game).map(String)]),
    );
  });

  describe('has a forty-line engine, which', () => {
    const guide = readFileSync(join(repository, 'docs/guides/write-an-engine.md'), 'utf8');
    const engine = readFileSync(join(folder, 'examples/ugi_engine.py'), 'utf8');

    test('the guide shows, with its responses', () => {
      const [, shown] = /```python\n([\s\S]*?)```/.exec(guide) ?? [];
      expect(shown).toBe(engine);
      expect(engine.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(40);
      const [, dialogue = ''] = /```text\n([\s\S]*?)```/.exec(guide) ?? [];
      const linesWith = (mark: string): string =>
        dialogue
          .split('\n')
          .flatMap((line) => (line.startsWith(mark) ? [`${line.slice(2)}\n`] : []))
          .join('');
      const { stdout } = spawnSync('python3', ['examples/ugi_engine.py'], {
        cwd: folder,
        env: { ...process.env, PYTHONPATH: folder },
        input: linesWith('> '),
        encoding: 'utf8',
      });
      expect(stdout).toBe(linesWith('< '));
    });

    test('plays against a level in the arena without a fault', async () => {
      const [, words = ''] = /halma arena ("ugi:[^"]*" .*) --games/.exec(guide) ?? [];
      const args = Array.from(
        words.matchAll(/"([^"]*)"|(\S+)/g),
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['apps/cli/bin/halma.js', 'arena', ...args, '--games', '2', '--json'],
        { cwd: repository, env: { ...process.env, PYTHONPATH: folder }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      const { players, ends, faults } = JSON.parse(stdout);
      expect(players.map(({ games }: { readonly games: number }) => games)).toEqual([2, 2]);
      expect(ends.cap).toBeUndefined();
      expect(faults).toEqual([]);
    });
  });

  test('has a thirty-line learning program that beats random moves on the 25-cell rhombus', async () => {
    const learner = readFileSync(join(folder, 'examples/rhombus_learner.py'), 'utf8');
    expect(learner.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(30);
    const { status, output } = await python('examples/learn_rhombus.py', '1');
    expect(status, output).toBe(0);
    const [, after = '0'] = /(\d+)% after$/m.exec(output) ?? [];
    expect(Number(after), output).toBeGreaterThanOrEqual(REQUIRED_WIN_SHARE);
  });
});
