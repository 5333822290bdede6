import { readdirSync, readFileSync } from 'node:fs';
import { formatPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { readPosition, readStudy } from '../../src/analysis/read-study.ts';
import { recordOfLine } from '../../src/analysis/record-of-line.ts';
import { emptied, startOf, withManOn, withSeatToMove } from '../../src/analysis/set-up.ts';
import { lineThrough, nodeAt } from '../../src/analysis/study.ts';
import { addressOfPosition, addressOfRecord, studyAt } from '../../src/analysis/study-address.ts';
import { valueOrFail } from '../game/setup.ts';

const leaflets = new URL('../../../../examples/leaflets/', import.meta.url);
const keys = readdirSync(leaflets).filter((name) => name.endsWith('.txt'));
const TODAY = new Date(2026, 0, 31);

describe('what is pasted is read', () => {
  test.each(keys)('the key %s', (name) => {
    const study = readStudy(readFileSync(new URL(name, leaflets), 'utf8'));
    expect(valueOrFail(study).nodes).toHaveLength(20);
  });

  test('a position, in the first game in which it can stand', () => {
    const text = 'S121:1/2/3/4/A12/12/11/10/9/10/11/12/13/4/3/2/1 A - 0 1';
    expect(nodeAt(valueOrFail(readStudy(text))).position.rules.game.id).toBe('star-2');
    expect(nodeAt(valueOrFail(readPosition(text, 'star-6'))).position.rules.game.id).toBe('star-6');
  });

  test('a record, as it was written', () => {
    const key = readFileSync(new URL('parker-a-bring-out.txt', leaflets), 'utf8');
    const study = valueOrFail(readStudy(key));
    const start = valueOrFail(startOf('halma-2'));
    const text = formatPosition(withMen(start));
    expect(text).toMatch(/^H16:/);
    expect(recordOfLine(study, [0], TODAY)).toContain('[Date "2026.01.31"]');
  });

  test.each(['', 'halma', '[Game "nothing"]', 'I,1 to', 'H16:16 A - 0 1'])('but not %j', (text) => {
    expect(readStudy(text)).toMatchObject({ ok: false });
  });

  function withMen(position: Parameters<typeof emptied>[0]): Parameters<typeof emptied>[0] {
    return valueOrFail(withSeatToMove(valueOrFail(withManOn(valueOrFail(emptied(position)), 0, 1)), 3));
  }
});

describe('an address', () => {
  const site = 'https://halma.example';

  test('of a position leads to it', async () => {
    const { position } = nodeAt(valueOrFail(readStudy('H8:8/8/8/3C4/8/8/8/AA6 C - 7 4')));
    const address = addressOfPosition('grasshopper-8', formatPosition(position));
    const study = await studyAt(new URL(address, site));
    expect(study?.ok && formatPosition(nodeAt(study.value).position)).toBe(formatPosition(position));
  });

  test('of a game leads to it, with all its moves', async () => {
    const start = nodeAt(valueOrFail(readPosition('H8:8/8/8/3C4/8/8/8/AA6 A - 0 1', 'grasshopper-8')));
    const record = recordOfLine({ nodes: [start], at: 0 }, lineThrough({ nodes: [start], at: 0 }, 0), TODAY);
    const study = await studyAt(new URL(await addressOfRecord(record), site));
    expect(study?.ok && formatPosition(nodeAt(study.value).position)).toBe(formatPosition(start.position));
  });

  test.each(['#', '?', ''])('with nothing in it (%j) asks for nothing', async (rest) => {
    expect(await studyAt(new URL(`/analysis${rest}`, site))).toBeUndefined();
  });

  test.each(['#zzzz', '#%', '?position=nothing'])('that is torn (%j) is refused', async (rest) => {
    expect(await studyAt(new URL(`/analysis${rest}`, site))).toMatchObject({ ok: false });
  });
});
