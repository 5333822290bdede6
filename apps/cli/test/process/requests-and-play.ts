import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { repository, runCommand, startCommand } from '../support/process.ts';

let folder: string;
const inFolder = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('exits with', () => {
  test.each([
    [['moves', '--json', '--game', 'star-2'], 0, /^\{"moves":\[.*\]\}\n$/, /^$/],
    [['route', 'a1-p16'], 1, /^$/, /^halma: p16: .*\(occupied, move 1\)\n$/],
    [['route', 'a1-p16', '--json'], 1, /^\{"error":\{"code":"occupied".*\}\}\n$/, /^$/],
    [
      ['replay', '/no/such/file'],
      1,
      /^$/,
      /cannot be read: there is no such file or folder\.\n\(unreadable-file\)\n$/,
    ],
    [['replay', '/'], 1, /^$/, /cannot be read: it is a folder\./],
    [['dance'], 2, /^$/, /Usage: halma <command>/],
    [['--version'], 0, /^\d+\.\d+\.\d+\n$/, /^$/],
  ])('$1 for %j', async (words, status, out, err) => {
    const result = await runCommand(words);
    expect(result).toEqual({ status, out: expect.stringMatching(out), err: expect.stringMatching(err) });
  });

  test.each([
    [130, 'SIGINT', 'waits', false],
    [130, 'SIGINT', 'works', true],
    [143, 'SIGTERM', 'waits', false],
    [129, 'SIGHUP', 'works', true],
  ] as const)('%i when it receives %s while it %s', async (status, signal, _, isBusy) => {
    const session = startCommand(['--stdin']);
    // The first response arrives once the second request is in progress.
    const second = isBusy ? '{"verb":"perft","depth":9}\n' : '';
    session.child.stdin?.write(`{"verb":"moves"}\n${second}`);
    await vi.waitFor(() => expect(session.out()).not.toBe(''), { timeout: 20_000 });
    session.child.kill(signal);
    expect(await session.ended).toBe(status);
  });

  test('0 when the reader closes the pipe', async () => {
    const shell = `"${process.execPath}" apps/cli/bin/halma.js moves --json; echo "status $?" >&2`;
    const { stderr } = spawnSync('sh', ['-c', `(${shell}) | true`], { cwd: repository, encoding: 'utf8' });
    expect(stderr).toBe('status 0\n');
  });

  // This device behaves like a full disk. Only Linux has it.
  test.runIf(existsSync('/dev/full'))('1 when the output cannot be written', () => {
    const shell = `"${process.execPath}" apps/cli/bin/halma.js moves > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', shell], { cwd: repository, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'halma: The output cannot be written: the disk is full. (unwritable-file)\n',
    });
  });
});

test('answers each line as it arrives', async () => {
  const session = startCommand(['moves', '--stdin', '--game', 'star-2']);
  for (const id of [1, 2, 3]) {
    session.child.stdin?.write(`{"id":${id}}\n`);
    await vi.waitFor(() => expect(session.out().split('\n')).toHaveLength(id + 1), { timeout: 20_000 });
  }
  session.child.stdin?.end('{"verb":"perft","depth":2}');
  expect(await session.ended).toBe(0);
  expect(session.out()).toMatch(/\{"id":3,"moves":.*\n\{"nodes":196,"counts":\[14,196\]\}\n$/);
});

test('replays a record with a byte order mark and CRLF from a file and from a pipe', async () => {
  const text = `\uFEFF[Event "x"]\r\n[Date "y"]\r\n[Game "halma-2"]\r\n[Preset "standard"]\r\n[SeatA "a"]\r\n[SeatC "c"]\r\n[Result "*"]\r\n\r\n1. c3>e3 n14-m13\r\n`;
  await writeFile(inFolder('game.hgn'), text);
  const fromFile = await runCommand(['replay', inFolder('game.hgn'), '--json']);
  expect(JSON.parse(fromFile.out).moves).toEqual(['c3>e3', 'n14-m13']);
  expect(await runCommand(['replay', '-', '--json'], text)).toEqual(fromFile);
});

test('stops reading an endless file', async () => {
  expect(await runCommand(['replay', '/dev/zero'])).toMatchObject({
    status: 1,
    err: expect.stringMatching(/too-long/),
  });
});

describe('play on a pipe', () => {
  test('plays against the computer', async () => {
    const lines = 'c1-e1\nsave\nmoves\nhint\n';
    const words = ['play', 'grasshopper-8', '--seconds', '0.05', '--level', '10'];
    const { status, out, err } = await runCommand(words, `${lines}quit\n`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/A to move: c1-e1\nC \(the computer\) plays /);
    expect(out).toMatch(/Hint: .*\nA to move: quit\n$/);
  });

  test.each(['halma-2', 'star-6', 'top-secret', 'cetro', 'cetro-reconstruction'])(
    'starts %s',
    async (game) => {
      const { status, out } = await runCommand(['play', game, '--seconds', '0.02'], 'quit\n');
      expect(status).toBe(0);
      expect(out).toContain('A to move: quit\n');
    },
  );

  test('quits even though the pipe stays open', async () => {
    const game = startCommand(['play', '--hot-seat']);
    game.child.stdin?.write('a4-a6\nquit\n');
    expect(await game.ended).toBe(0);
  });

  test('saves a game without overwriting another file', async () => {
    const [ownFile, otherFile] = [inFolder('mine.hgn'), inFolder('other.hgn')];
    await writeFile(otherFile, 'precious');
    const lines = `c1-e1\nsave ${ownFile}\nf8-d8\nsave ${ownFile}\nsave ${otherFile}\nsave ${inFolder('no/where')}\nquit\n`;
    const { out } = await runCommand(['play', 'grasshopper-8', '--hot-seat'], lines);
    expect(out).toContain('other.hgn already exists. Choose another file.');
    expect(out).toContain('cannot be written: there is no such file or folder.');
    expect(await readFile(otherFile, 'utf8')).toBe('precious');
    const replayed = await runCommand(['replay', ownFile, '--json']);
    expect(JSON.parse(replayed.out).moves).toEqual(['c1>e1', 'f8>d8']);
  });

  test('does not save over the moves of a second session', async () => {
    const file = inFolder('shared.hgn');
    await runCommand(['play', 'grasshopper-8', '--hot-seat'], `c1-e1\nsave ${file}\nquit\n`);
    const session = startCommand(['play', '--record', file]);
    session.child.stdin?.write('f8-d8\n');
    await vi.waitFor(() => expect(session.out()).toMatch(/A to move: $/), { timeout: 20_000 });
    await runCommand(['play', '--record', file], `f8-d8\nc2-c3\nsave ${file}\nquit\n`);
    const savedMoves = JSON.parse((await runCommand(['replay', file, '--json'])).out).moves;
    expect(savedMoves).toHaveLength(3);
    session.child.stdin?.write(`save ${file}\n`);
    const refusal = 'shared.hgn has been changed. Choose another file.';
    await vi.waitFor(() => expect(session.out()).toContain(refusal), { timeout: 20_000 });
    await writeFile(file, '[Event "x"]', 'utf16le');
    session.child.stdin?.end(`save ${file}\nquit\n`);
    await session.ended;
    expect(session.out().split(refusal)).toHaveLength(3);
  });

  test('saves twice to a file whose name stands for standard input elsewhere', async () => {
    const cwd = await mkdtemp(inFolder('hyphen-'));
    const game = startCommand(['play', 'grasshopper-8', '--hot-seat'], cwd);
    game.child.stdin?.end('c1-e1\nsave -\nf8-d8\nsave -\nquit\n');
    expect(await game.ended).toBe(0);
    expect(game.out()).toContain('Saved to -, replacing its previous content.');
    expect(await readdir(cwd)).toEqual(['-']);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('saves the game on %s so that it can be continued', async (signal, status) => {
    const cwd = await mkdtemp(inFolder(`${signal}-`));
    const game = startCommand(['play', '--hot-seat'], cwd);
    game.child.stdin?.write('c3 e3\n');
    await vi.waitFor(() => expect(game.out()).toMatch(/C to move: $/), { timeout: 20_000 });
    game.child.kill(signal);
    expect(await game.ended).toBe(status);
    const [file = ''] = await readdir(cwd);
    expect(file).toMatch(/^halma-\d{8}-\d{6}\.hgn$/);
    expect(game.out()).toContain(`Continue it with: halma play --record ${file}\n`);
    const { out } = await runCommand(['play', '--record', join(cwd, file)], 'undo\nquit\n');
    expect(out).toContain('C to move: undo\n');
    expect(out).toMatch(/A to move: quit\n$/);
  });

  test('saves the game when the reader of its output closes the pipe', async () => {
    const cwd = await mkdtemp(inFolder('closed-'));
    const game = startCommand(['play', '--hot-seat'], cwd);
    game.child.stdin?.write('c3 e3\n');
    await vi.waitFor(() => expect(game.out()).toMatch(/C to move: $/), { timeout: 20_000 });
    game.child.stdout?.destroy();
    game.child.stdin?.write('n14 m13\n');
    expect(await game.ended).toBe(0);
    const [file = ''] = await readdir(cwd);
    const replayed = await runCommand(['replay', join(cwd, file), '--json']);
    expect(JSON.parse(replayed.out).moves).toEqual(['c3>e3', 'n14-m13']);
  });

  test('refuses a record on standard input', async () => {
    expect(await runCommand(['play', '--record', '-'])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/standard input cannot be both a file and the moves/),
    });
  });

  test('refuses an unknown seat', async () => {
    expect(await runCommand(['play', '--computer', 'B'])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/unknown-seat/),
    });
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)(
  'the program of the Python guide plays a game (skipped without python3)',
  async () => {
    const guide = await readFile(join(repository, 'docs/guides/use-from-python.md'), 'utf8');
    const [, program = ''] = /```python\n(import json[\s\S]*?)```/.exec(guide) ?? [];
    const { status, stdout } = spawnSync('python3', ['-c', program], { cwd: repository, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^(A=C cap|A=C|A>C win|C>A win) .*H8:/);
  },
  30_000,
);
