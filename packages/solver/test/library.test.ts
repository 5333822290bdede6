import { readFileSync } from 'node:fs';
import * as rulesLibrary from '@halma/rules';
import { formatLeafletMoves, makeRules, type NormalMove, parseLeafletMoves } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import * as library from '../src/index.ts';
import * as race from '../src/race/index.ts';
import { playMoves, positionFrom, soloRules, soloStart } from './positions.ts';

const page = readFileSync(new URL('../../../docs/reference/solver-library.md', import.meta.url), 'utf8');
const rules = soloRules('halma-2');

describe('the library’s reference page', () => {
  const [, names = ''] = /import \{ ([^}]+) \} from '@halma\/solver'/.exec(page) ?? [];
  const calledNames = Array.from(page.matchAll(/`(?:new )?(\w+)\(/g), ([, name = '']) => name);

  test.each(names.split(', '))('imports %s, which the library exports', (name) =>
    expect(library).toHaveProperty(name),
  );

  test('has an example whose output matches its comments', () => {
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
    const actual: string[] = [];
    const scope = {
      ...rulesLibrary,
      ...library,
      console: { log: (...values: readonly unknown[]) => actual.push(values.join(' ')) },
    };
    const code = example.replaceAll(/^import .*$/gm, '');
    new Function(...Object.keys(scope), `'use strict';${code}`)(...Object.values(scope));
    const expected = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm), ([, text]) => text);
    expect(expected).toHaveLength(4);
    expect(actual).toEqual(expected);
  });

  test('names only exports of the library and methods of its solvers', () => {
    const classes = [
      library.LongHopSolver,
      library.FigureSolver,
      library.RetrogradeSolver,
      library.Tablebase,
    ];
    const methods = classes.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype));
    expect(calledNames.length).toBeGreaterThan(10);
    for (const name of calledNames)
      expect([...Object.keys(library), ...Object.keys(race), ...methods]).toContain(name);
  });
});

test('decides whether a figure is reachable, and formats and parses its key', () => {
  const rulesResult = makeRules({ game: 'halma-4', alone: 'A' });
  const camp = rulesResult.ok ? library.cornerCampOf(rulesResult.value) : null;
  if (!rulesResult.ok || camp === null) throw new Error('no camp');
  const solver = new library.FigureSolver(camp);
  const list = library.runToCompletion(library.findCandidates(solver));
  const figure = library.createFigure(camp, [...list.at(27)].reverse());
  if (typeof figure === 'string') throw new Error(figure);
  const verdict = library.runToCompletion(solver.decide(figure));
  if (verdict.kind !== 'reachable') throw new Error(verdict.kind);
  const key = parseLeafletMoves(
    formatLeafletMoves(verdict.moves.map((move): NormalMove => ({ kind: 'normal', ...move }))),
  );
  const moves = key.ok ? key.value : [];
  expect(library.checkFigureSolution(soloStart(rulesResult.value), moves, figure)).toBeNull();
});

test('finds the shortest hop, and returns null if there is none', () => {
  const { boardSide: side, start, end } = library.latticeOf(5);
  const men = ['b2', 'b4', 'd2', 'd4'].map((name) => library.parseSquareName(side, name));
  expect(library.shortestHop(side, men, start, end)).toHaveLength(3);
  expect(library.shortestHop(side, men.slice(1), start, end)).toBeNull();
});

test('returns the known path across the board', () => {
  const { moves } = library.knownTransfer(rules) ?? { moves: [] };
  expect(playMoves(soloStart(rules), moves).ply).toBe(43);
});

test('improves its packing results until one is proven', () => {
  const position = positionFrom(
    rules,
    '11AAAA1/11AA1AA/11A1AAA/13AAA/12A1AA/16/16/16/16/16/16/16/16/16/16/16',
  );
  let ticks = 0;
  const results = [...(library.searchPacking(position, { clock: () => ticks++ }) ?? [])];
  expect(results.at(-1)).toMatchObject({ fewestMoves: 3, lowerBound: 3, proven: true });
  expect(library.checkSolution(position, results.at(-1)?.moves ?? [])).toBeNull();
});
