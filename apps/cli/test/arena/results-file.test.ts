import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ResultsFile, type ResultsFormat } from '../../src/arena/results-file.ts';
import type { CommandResult } from '../../src/refusal.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-results-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Game {
  readonly by: string;
}

const FORMAT: ResultsFormat<Game> = {
  kind: 'match',
  code: 'bad-results',
  parseGame: ({ by }) => (typeof by === 'string' ? { by } : undefined),
};

function must<Value>(result: CommandResult<Value>): Value {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

async function begin(path: string): Promise<ResultsFile<Game>> {
  const file = must(await ResultsFile.open(path, FORMAT, null));
  expect(await file.begin()).toBe(null);
  return file;
}

test('a file that two runs of a command write keeps the games of one of them', async () => {
  const path = join(folder, 'shared.jsonl');
  const first = await begin(path);
  must(await first.add({ by: 'first' }));
  const second = await begin(path);
  must(await second.add({ by: 'second' }));
  expect(await first.add({ by: 'first' })).toMatchObject({ ok: false, refusal: { code: 'unwritable-file' } });
  must(await second.add({ by: 'second' }));
  const { games } = must(await ResultsFile.open(path, FORMAT, null));
  expect(games.map(({ by }) => by)).toEqual(['first', 'second', 'second']);
});

test('a deleted file is not created again without its settings', async () => {
  const path = join(folder, 'deleted.jsonl');
  const file = await begin(path);
  await rm(path);
  expect((await file.add({ by: 'one' })).ok).toBe(false);
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});
