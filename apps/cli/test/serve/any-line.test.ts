import { REFUSAL_CODES } from '@halma/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMAND_CODES } from '../../src/refusal.ts';
import { FIELDS } from '../../src/request/fields/fields.ts';
import { answerLine } from '../../src/serve/answer-line.ts';
import { VERBS } from '../../src/verbs/verbs.ts';
import { idleWork } from '../support/ask.ts';

const CODES: readonly string[] = [...REFUSAL_CODES, ...COMMAND_CODES].filter((code) => code !== 'internal');

/** Arbitrary values, many of them almost valid. */
const value = fc.oneof(
  fc.constantFrom(
    'halma-2',
    'star-6',
    'cetro',
    'a1-b2',
    'a1>c3',
    '--',
    '@h8',
    'A',
    'H8',
    'move',
    'record',
    'key',
  ),
  fc.constantFrom('H8:8/8/8/8/8/8/8/A7 A - 0 1', 'I,1 to II,2.', '[Event "x"]', {}, [], [''], 1, 2, true),
  fc.jsonValue(),
  fc.string(),
);
const request = fc
  .dictionary(fc.constantFrom(...Object.keys(FIELDS), 'id'), value)
  // A deep count would take hours.
  .map((fields) => ({
    ...fields,
    ...(typeof fields.depth === 'number' && fields.depth > 2 && { depth: 2 }),
    // A search without a limit would not end.
    ...((fields.nodes === undefined || typeof fields.nodes === 'number') && { nodes: 20 }),
  }));
const verb = fc.constantFrom(...VERBS.map(({ name }) => name));

test('answers any request with one line, which is a response or a known code', async () => {
  await fc.assert(
    fc.asyncProperty(request, verb, async (fields, name) => {
      const line = { text: JSON.stringify({ ...fields, verb: name }) };
      const answer = await answerLine(line, { defaults: {}, work: idleWork });
      expect(answer).not.toContain('\n');
      const { error } = JSON.parse(answer);
      if (error !== undefined) expect(CODES).toContain(error.code);
    }),
    { numRuns: 120 },
  );
});

test('answers any string with one line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
      const answer = JSON.parse(await answerLine({ text }, { defaults: {}, work: idleWork }));
      expect(CODES).toContain(answer.error.code);
    }),
  );
});
