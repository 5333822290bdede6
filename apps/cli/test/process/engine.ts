import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { processCpuMs } from '../../src/arena/players/cpu-time.ts';
import { type CommandProcess, runCommand, startCommand } from '../support/process.ts';

const engine = fileURLToPath(new URL('../support/fake-engine.mjs', import.meta.url));
const fakeEngine = (behaviour: string): string => `ugi:"${process.execPath}" "${engine}" ${behaviour}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-engine-'));
});
afterAll(() => rm(folder, { recursive: true }));

const waitForOutput = (running: CommandProcess, pattern: RegExp): Promise<void> =>
  vi.waitFor(() => expect(running.out()).toMatch(pattern), { timeout: 20_000 });

describe('ugi', () => {
  test('ends without a warning when the reader closes the pipe', async () => {
    const session = startCommand(['ugi']);
    session.child.stdout?.destroy();
    session.child.stdin?.on('error', () => {}).end('ugi\n');
    expect(await session.ended).toBe(0);
    expect(session.err()).toBe('');
  });

  test('sends a message about a line that it cannot read', async () => {
    const session = startCommand(['ugi']);
    session.child.stdin?.write(`position startpos moves ${'a5-a6 '.repeat(200_000)}\n`);
    session.child.stdin?.end(Uint8Array.of(0xff, 10));
    expect(await session.ended).toBe(0);
    expect(session.out()).toBe(
      'info string The line is longer than 1000000 bytes.\ninfo string The line is not UTF-8 text.\n',
    );
  });

  test('stops an infinite search', async () => {
    const session = startCommand(['ugi', '--game', 'grasshopper-8']);
    session.child.stdin?.write('ugi\nisready\n');
    await waitForOutput(session, /^ugiok\nreadyok\n/m);
    session.child.stdin?.write('position startpos\ngo infinite\n');
    await waitForOutput(session, /^info depth 4 /m);
    session.child.stdin?.write('isready\n');
    await waitForOutput(session, /readyok\n(.*\n)*.*readyok\n/);
    expect(session.out()).not.toContain('bestmove');
    session.child.stdin?.write('stop\n');
    await waitForOutput(session, /^bestmove [a-h]\d-[a-h]\d\n/m);
    session.child.stdin?.write('quit\n');
    expect(await session.ended).toBe(0);
  });

  test('searches with several threads, and ends them with the process', async () => {
    const session = startCommand(['ugi', '--game', 'grasshopper-8', '--threads', '2']);
    session.child.stdin?.write('setoption name AnalyseMode value true\nposition startpos\ngo infinite\n');
    await waitForOutput(session, /^info depth 6 /m);
    session.child.stdin?.write('stop\n');
    await waitForOutput(session, /^bestmove [a-h]\d-[a-h]\d\n/m);
    session.child.stdin?.write('setoption name Threads value 3\ngo depth 5\n');
    await waitForOutput(session, /bestmove(.*\n)*.*bestmove [a-h]\d-[a-h]\d\n/);
    session.child.stdin?.write('go infinite\nquit\n');
    expect(await session.ended).toBe(0);
  });

  test.each([
    ['quit', 'go infinite\nquit\n'],
    ['the end of the input', 'go infinite\n'],
    ['quit, without a final newline', 'go infinite\nquit'],
    ['the end of the input, without a final newline', 'go nodes 2000'],
  ])('sends the best move before it exits at %s', async (_, lines) => {
    const { status, out, err } = await runCommand(['ugi'], `position startpos\n${lines}`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/\nbestmove [a-p]\d+-[a-p]\d+\n$/);
  });

  test('gives the same lines as analyse for the same number of nodes', async () => {
    const lines = 'setoption name AnalyseMode value true\nposition startpos\ngo nodes 3000\n';
    const { out } = await runCommand(['ugi'], lines);
    const { out: json } = await runCommand(['analyse', '--nodes', '3000', '--json']);
    const [line] = (JSON.parse(json) as { readonly lines: readonly { readonly moves: readonly string[] }[] })
      .lines;
    const infos = out.split('\n').filter((text) => text.includes(' pv '));
    expect(infos.at(-1)?.split(' pv ')[1]).toBe(line?.moves.join(' '));
  });
});

describe('arena', () => {
  const small = ['--game', 'grasshopper-8', '--option', 'moveCap=60', '--json'];

  test('reports programs that fail and continues the match', async () => {
    const { status, out } = await runCommand([
      'arena',
      'greedy',
      fakeEngine('crash'),
      ...small,
      '--games',
      '4',
    ]);
    expect(status).toBe(0);
    const result = JSON.parse(out);
    expect(result.players).toMatchObject([
      { wins: 4, faults: 0 },
      { losses: 4, faults: 4 },
    ]);
    expect(result.faults[0]).toMatchObject({
      game: 1,
      player: fakeEngine('crash'),
      kind: 'crash',
      detail: expect.stringMatching(/^exited with status 3: .*something broke$/),
    });
  });

  test('gives the same result with concurrent games', async () => {
    const files = [join(folder, 'one.hgn'), join(folder, 'two.hgn')];
    const words = ['arena', 'level:10@200n', 'greedy', ...small, '--games', '6', '--records'];
    const results = [];
    for (const [index, file] of files.entries()) {
      const { out } = await runCommand([...words, file, '--concurrency', `${index + 1}`]);
      results.push(out.replaceAll(/"millisecondsPerTurn":[\d.]+/g, ''));
    }
    expect(results[1]).toBe(results[0]);
    expect(await readFile(files[1] ?? '', 'utf8')).toBe(await readFile(files[0] ?? '', 'utf8'));
  });

  test.each([
    ['SIGINT', 1, 130],
    ['SIGINT', 2, 130],
    ['SIGTERM', 1, 143],
    ['SIGHUP', 2, 129],
  ] as const)('reports the games so far on %s, with concurrency %i', async (signal, count, status) => {
    const records = join(folder, `${signal}-${count}.hgn`);
    const words = ['--records', records, '--concurrency', `${count}`, '--games', '100000'];
    const match = startCommand(['arena', 'greedy', ...words, ...small]);
    await vi.waitFor(async () => expect((await readFile(records, 'utf8')).length).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    match.child.kill(signal);
    expect(await match.ended).toBe(status);
    const { games } = JSON.parse(match.out());
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(100_000);
  });
});

test('kills the programs that it started when it is terminated', async () => {
  const file = join(folder, 'process-id');
  const words = ['arena', 'greedy', `${fakeEngine('silence')} 0 ${file}`, '--game', 'grasshopper-8'];
  const match = startCommand([...words, '--clock', '1000']);
  const child = await vi.waitFor(
    async () => {
      const text = await readFile(file, 'utf8');
      expect(text).not.toBe('');
      return Number(text);
    },
    { timeout: 20_000 },
  );
  match.child.kill('SIGTERM');
  expect(await match.ended).toBe(143);
  await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow(), { timeout: 20_000 });
});

describe('review', () => {
  test.skipIf(process.platform !== 'linux')(
    'stops within a turn and prints the turns reviewed so far',
    async () => {
      const record = `[Event ""] [Date ""] [Game "halma-2"] [Preset "standard"] [SeatA "a"] [SeatC "c"] [Result "*"]
1. c3>e3 n14-m13\n`;
      const file = join(folder, 'review.hgn');
      await writeFile(file, record);
      const review = startCommand(['review', file, '--seconds', '1000', '--json']);
      // The program starts in less CPU time than this.
      const { pid = 0 } = review.child;
      await vi.waitFor(() => expect(processCpuMs(pid)).toBeGreaterThan(1200), { timeout: 20_000 });
      const startMs = performance.now();
      review.child.kill('SIGINT');
      expect(await review.ended).toBe(130);
      expect(performance.now() - startMs).toBeLessThan(5000);
      expect(JSON.parse(review.out())).toMatchObject({ plies: [], seats: [{ turns: 0 }, { turns: 0 }] });
    },
  );
});

describe('analyse', () => {
  test.skipIf(process.platform !== 'linux')('prints the result so far when it is interrupted', async () => {
    const analysis = startCommand(['analyse', '--seconds', '1000', '--json']);
    // The first depths take less CPU time than this.
    const { pid = 0 } = analysis.child;
    await vi.waitFor(() => expect(processCpuMs(pid)).toBeGreaterThan(800), { timeout: 20_000 });
    analysis.child.kill('SIGINT');
    expect(await analysis.ended).toBe(130);
    expect(JSON.parse(analysis.out()).lines).toHaveLength(1);
  });
});
