import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept } from '@halma/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTextFile } from '../src/read-text-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-text-'));
});
afterAll(() => rm(folder, { recursive: true }));

const path = (): string => join(folder, 'file');
const notText = {
  ok: false,
  refusal: { code: 'unreadable-file', message: expect.stringMatching(/ is not text in UTF-8\.$/) },
};

test.each([
  ['text', Buffer.from('a1–b2'), accept('a1–b2')],
  ['text after a byte order mark', Buffer.from('\uFEFFa1'), accept('a1')],
  ['nothing', Buffer.from(''), accept('')],
  ['text in UTF-16', Buffer.from('\uFEFFa1', 'utf16le'), notText],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), notText],
])('reads only UTF-8 text: a file with %s', async (_, content, expected) => {
  await writeFile(path(), content);
  expect(await readTextFile(path())).toEqual(expected);
});
