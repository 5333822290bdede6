import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSAL_CODES } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { COMMAND_CODES } from '../src/refusal.ts';
import { FIELDS } from '../src/request/fields/fields.ts';
import { answerLine } from '../src/serve/answer-line.ts';
import { VERBS } from '../src/verbs/verbs.ts';
import { idleWork } from './support/ask.ts';
import { repository } from './support/process.ts';

const reference = readFileSync(join(repository, 'docs/reference/command-line.md'), 'utf8');
const [upToCodes = '', codes = ''] = reference.split('\n## Error codes');
const [fields = ''] = (upToCodes.split('\n## Fields')[1] ?? '').split('\n## Verbs');

/** Returns the code in the first cell of each table row. */
const firstCells = (text: string): string[] =>
  Array.from(text.matchAll(/^\| `([^`]+)` \|/gm), ([, cell = '']) => cell);

test('the reference lists every code', () => {
  expect(firstCells(codes).sort()).toEqual([...REFUSAL_CODES, ...COMMAND_CODES].sort());
});

test('the reference lists every field with its option', () => {
  expect(firstCells(fields)).toEqual(Object.keys(FIELDS));
  for (const { flag } of Object.values(FIELDS)) if (flag !== null) expect(fields).toContain(`\`--${flag}`);
});

test('the reference has a section for every verb, and no others', () => {
  const sections = Array.from(upToCodes.matchAll(/^### `([\w -]+)`$/gm), ([, name]) => name);
  expect(sections.sort()).toEqual(VERBS.map(({ name }) => name).sort());
});

describe('the examples', () => {
  const blocks = Array.from(reference.matchAll(/```jsonl\n([\s\S]*?)```/g), ([, block = '']) => block.trim());
  const lines = blocks.flatMap((block) => block.split('\n'));
  const pairs = lines.flatMap((line, index) =>
    line.startsWith('> ') ? [[line.slice(2), lines[index + 1]?.slice(2) ?? ''] as const] : [],
  );
  test('exist', () => expect(pairs.length).toBeGreaterThan(8));
  test.each(pairs)('show the actual response to %s', async (request, response) => {
    expect(await answerLine({ text: request }, { defaults: {}, work: idleWork })).toBe(response);
  });
});
