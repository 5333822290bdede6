import { readFileSync } from 'node:fs';
import { type NormalMove, parseMove, parsePosition } from '@halma/rules';
import { expect, test } from 'vitest';
import { checkSolution } from '../src/index.ts';
import { soloRules, unwrap } from './positions.ts';

interface StoredPacking {
  readonly men: number;
  readonly position: string;
  readonly best: number;
  readonly bound: number;
  readonly proven: boolean;
  readonly moves: readonly string[];
}

const path = new URL('../data/packings.data.json', import.meta.url);
const packings: readonly StoredPacking[] = JSON.parse(readFileSync(path, 'utf8'));
const rules = soloRules('halma-2');

test.each(packings)('$men men at $position come home in $best moves', (packing) => {
  const { men, position, best, bound, proven, moves } = packing;
  const start = unwrap(parsePosition(rules, position));
  const parsedMoves = moves.map((text) => unwrap(parseMove(rules.board, text)) as NormalMove);
  expect(start.men.subarray(0, rules.board.cellCount).filter((man) => man !== 0)).toHaveLength(men);
  expect(checkSolution(start, parsedMoves)).toBeNull();
  expect([parsedMoves.length, best >= bound, proven]).toEqual([best, true, best === bound]);
});

test('two hundred packings are stored, more than half of them proven', () => {
  expect(packings).toHaveLength(200);
  expect(packings.filter(({ proven }) => proven).length).toBeGreaterThan(100);
});
