import { readFileSync } from 'node:fs';
import * as rulesLibrary from '@halma/rules';
import { formatKey, makeRules, parseKey, type Walk } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import * as library from '../src/index.ts';
import { aloneIn, placed, playedOut, startAlone } from './positions.ts';

const page = readFileSync(new URL('../../../docs/reference/solver-library.md', import.meta.url), 'utf8');
const rules = aloneIn('halma-2');

describe('the page about the library', () => {
  const [, names = ''] = /import \{ ([^}]+) \} from '@halma\/solver'/.exec(page) ?? [];
  const called = Array.from(page.matchAll(/`(?:new )?(\w+)\(/g), ([, name = '']) => name);

  test.each(names.split(', '))('imports %s, which is there', (name) => expect(library).toHaveProperty(name));

  test('has an example that does what it says', () => {
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
    const told: string[] = [];
    const scope = {
      ...rulesLibrary,
      ...library,
      console: { log: (...values: readonly unknown[]) => told.push(values.join(' ')) },
    };
    const body = example.replaceAll(/^import .*$/gm, '');
    new Function(...Object.keys(scope), `'use strict';${body}`)(...Object.values(scope));
    const promised = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm), ([, text]) => text);
    expect(promised).toHaveLength(4);
    expect(told).toEqual(promised);
  });

  test('names only what is there, or what solvers do', () => {
    const methods = [library.HopSolver, library.FigureSolver].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype),
    );
    expect(called.length).toBeGreaterThan(10);
    for (const name of called) expect([...Object.keys(library), ...methods]).toContain(name);
  });
});

test('a figure is decided, and its key written and read again', () => {
  const made = makeRules({ game: 'halma-4', alone: 'A' });
  const yard = made.ok ? library.yardOfRules(made.value) : null;
  if (!made.ok || yard === null) throw new Error('no yard');
  const solver = new library.FigureSolver(yard);
  const list = library.finish(library.findCandidates(solver));
  const figure = library.figureOf(yard, [...list.at(27)].reverse());
  if (typeof figure === 'string') throw new Error(figure);
  const verdict = library.finish(solver.decide(figure));
  if (verdict.kind !== 'reachable') throw new Error(verdict.kind);
  const key = parseKey(formatKey(verdict.moves.map((move): Walk => ({ kind: 'walk', ...move }))));
  const moves = key.ok ? key.value : [];
  expect(library.lineFault(startAlone(made.value), moves, figure)).toBeNull();
});

test('the shortest hop that men leave', () => {
  const { side, start, end } = library.latticeOf(5);
  const men = ['b2', 'b4', 'd2', 'd4'].map((name) => library.squareOfName(side, name));
  expect(library.shortestHop(side, men, start, end)).toHaveLength(3);
  expect(library.shortestHop(side, men.slice(1), start, end)).toBeNull();
});

test('the known way across the board', () => {
  const { moves } = library.knownTransfer(rules) ?? { moves: [] };
  expect(playedOut(startAlone(rules), moves).ply).toBe(43);
});

test('advice for packing gets better until it is proven', () => {
  const position = placed(rules, '11AAAA1/11AA1AA/11A1AAA/13AAA/12A1AA/16/16/16/16/16/16/16/16/16/16/16');
  let ticks = 0;
  const answers = [...(library.packings(position, { clock: () => ticks++ }) ?? [])];
  expect(answers.at(-1)).toMatchObject({ best: 3, bound: 3, proven: true });
  expect(library.wayFault(position, answers.at(-1)?.moves ?? [])).toBeNull();
});
