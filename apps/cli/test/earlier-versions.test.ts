import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureData, fixturePath, fixtureText } from '../../../test/earlier-versions/fixtures.ts';
import { ask } from './support/ask.ts';
import { command } from './support/command.ts';
import { playWith } from './support/play-terminal.ts';

interface Exchange {
  readonly request: { readonly verb: string };
  readonly answer: Readonly<Record<string, unknown>>;
}

/**
 * Returns the parts of a response that must not change. Messages may change, and a search may find other, equally good
 * moves.
 */
function frozenParts({ verb }: Exchange['request'], answer: Exchange['answer']): object {
  const { moves, error, ...rest } = answer;
  if (typeof error === 'object' && error !== null) {
    const { code, ply, at } = error as { code: string; ply?: number; at?: unknown };
    return { code, ply, at };
  }
  if (!Array.isArray(moves) || !verb.startsWith('solve ')) return answer;
  return { ...rest, moves: moves.length };
}

test.each(
  fixtureData<readonly Exchange[]>('cli/answers.data.json').map(
    (exchange) => [exchange.request.verb, exchange] as const,
  ),
)('answers a request to "%s" as version 0.1 did', async (verb, { request, answer }) => {
  const currentAnswer = (await ask(verb, request)) as Exchange['answer'];
  expect(frozenParts(request, currentAnswer)).toEqual(frozenParts(request, answer));
});

describe('a game that version 0.1 saved', () => {
  test.each([
    ['saved', 'grasshopper-8', 4, '*', 'unfinished'],
    ['kept', 'star-3', 1, '*', 'unfinished'],
    ['resigned', 'grasshopper-8', 2, 'C>A', 'resignation'],
    ['drawn', 'grasshopper-8', 2, 'A=C', 'agreement'],
  ])('replays: %s', async (name, _, plies, result, termination) => {
    const answer = (await ask('replay', { record: fixtureText(`cli/${name}.hgn`) })) as { moves: unknown[] };
    expect(answer).toMatchObject({ result, termination });
    expect(answer.moves).toHaveLength(plies);
  });

  test('continues with the computer in its seat', async () => {
    const record = fixtureText('cli/saved.hgn');
    const initialFiles = { recordPath: 'saved.hgn', files: { 'saved.hgn': record } };
    const { files } = await playWith({ record }, ['a4-a5', 'save saved.hgn'], undefined, initialFiles);
    const saved = files.get('saved.hgn') ?? '';
    expect(saved).toContain('[SeatC "C (the computer)"]');
    expect(saved).toContain(`${record.trimEnd()}\n3. a4-a5 `);
  });
});

test('reads every game of a match that version 0.1 recorded', async () => {
  const { games, ends } = fixtureData<{ games: number; ends: { win: number } }>('cli/arena.data.json');
  const texts = fixtureText('cli/arena.hgn').split(/\n(?=\[Event )/);
  expect(texts).toHaveLength(games);
  for (const record of texts)
    expect(await ask('replay', { record: `${record.trimEnd()}\n` })).toMatchObject({ termination: 'win' });
  expect(ends.win).toBe(games);
});

test('verifies a certificate that version 0.1 wrote', async () => {
  const words = [
    'solve',
    'figures',
    'verify',
    fixturePath('cli/figures.txt'),
    '--sample',
    '3',
    '--seed',
    '16',
  ];
  const { status, out, err } = await command([...words, '--json']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(JSON.parse(out)).toEqual(fixtureData('cli/verify.data.json'));
});

test('counts the verdicts in a certificate that version 0.1 wrote, and leaves no candidate open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halma-files-'));
  try {
    const certificate = join(folder, 'figures.txt');
    await cp(fixturePath('cli/figures.txt'), certificate);
    const words = ['solve', 'figures', 'count', '--game', 'grasshopper-8', '--certificate', certificate];
    const { status, out } = await command([...words, '--json']);
    expect({ status, answer: JSON.parse(out) }).toEqual({
      status: 0,
      answer: fixtureData('cli/figures.data.json'),
    });
    expect((await readFile(certificate, 'utf8')).trimEnd()).toBe(fixtureText('cli/figures.txt').trimEnd());
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('continues a CSCI-561 game from the playdata.txt that version 0.1 wrote', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halma-files-'));
  try {
    await cp(fixturePath('cli/csci561'), folder, { recursive: true });
    const [, , start = '', played = ''] = (await readFile(join(folder, 'playdata.txt'), 'utf8')).split('\n');
    const moves = [played, 'o12-n11'];
    const { position } = (await ask('apply', {
      game: 'halma-2',
      preset: 'csci-561',
      position: start,
      moves,
    })) as { position: string };
    await writeFile(join(folder, 'input.txt'), inputOf(position));
    expect((await command(['csci561', folder])).status).toBe(0);
    const playdata = (await readFile(join(folder, 'playdata.txt'), 'utf8')).split('\n');
    expect(playdata[2]).toBe(start);
    expect(playdata[3]?.split(' ').slice(0, 2)).toEqual(moves);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/**
 * Formats a position as the `input.txt` of the protocol: row 1 at the top, Black (seat A) to move, two seconds left.
 */
function inputOf(position: string): string {
  const [rows = ''] = position.replace('H16:', '').split(' ');
  const lines = rows
    .split('/')
    .reverse()
    .map((row) =>
      row
        .replaceAll(/\d+/g, (count) => '.'.repeat(Number(count)))
        .replaceAll('A', 'B')
        .replaceAll('C', 'W'),
    );
  return `${['GAME', 'BLACK', '2', ...lines].join('\n')}\n`;
}
