import { readFileSync } from 'node:fs';
import {
  formatLeafletMoves,
  formatPosition,
  formatResult,
  jumpCountsFrom,
  legalMoves,
  makeRules,
  type NormalMove,
  type Position,
  parseLeafletMoves,
  parseMove,
  parsePosition,
  playAll,
  startPosition,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { must } from './fixtures.ts';

const FIGURES = ['a', 'b', 'c', 'd'] as const;
const LEAFLETS = ['parker', 'eckha'] as const;

const read = (file: string): string =>
  readFileSync(new URL(`../../../examples/leaflets/${file}`, import.meta.url), 'utf8');

/** A single army, as in the solitaires. */
const rules = must(makeRules({ game: 'halma-2', preset: 'parker-1885', alone: 'A' }));
const fullYard = must(startPosition(rules));
const position = (file: string): Position => must(parsePosition(rules, read(file).trim()));
const placement = (position: Position): string => formatPosition(position).split(' ')[0] ?? '';
const keyOf = (file: string): readonly NormalMove[] => must(parseLeafletMoves(read(file)));
const reversed = (key: readonly NormalMove[]): readonly NormalMove[] =>
  key.toReversed().map(({ from, to }) => ({ kind: 'normal', from: to, to: from }));

const KEYS = LEAFLETS.flatMap((leaflet) => FIGURES.map((figure) => [leaflet, figure] as const));

describe.each(KEYS)('the keys of %s, figure %s', (leaflet, figure) => {
  const goal = position(`figure-${figure}.hfn`);

  it('bring nineteen men out into the figure in nineteen moves', () => {
    const key = keyOf(`${leaflet}-${figure}-bring-out.txt`);
    expect(key).toHaveLength(19);
    expect(placement(must(playAll(fullYard, key)))).toBe(placement(goal));
  });

  it('bring the men back into the yard in nineteen moves', () => {
    const key = keyOf(`${leaflet}-${figure}-yard.txt`);
    expect(key).toHaveLength(19);
    expect(placement(must(playAll(goal, key)))).toBe(placement(fullYard));
  });

  it('can be played backwards, and each is the reverse of the other', () => {
    const out = keyOf(`${leaflet}-${figure}-bring-out.txt`);
    const back = keyOf(`${leaflet}-${figure}-yard.txt`);
    expect(placement(must(playAll(goal, reversed(out))))).toBe(placement(fullYard));
    expect(placement(must(playAll(fullYard, reversed(back))))).toBe(placement(goal));
    expect(reversed(back)).toEqual(out);
  });

  it('survive a round trip', () => {
    for (const direction of ['bring-out', 'yard']) {
      const key = keyOf(`${leaflet}-${figure}-${direction}.txt`);
      expect(must(parseLeafletMoves(formatLeafletMoves(key)))).toEqual(key);
    }
  });

  it('end in a figure that is symmetric about the long diagonal and outside the camp', () => {
    const { board, camps } = rules;
    goal.men.forEach((man, cell) => {
      const mirrored = (board.x[cell] ?? 0) * 16 + (board.y[cell] ?? 0);
      if (cell < board.cellCount && man !== 0) {
        expect(goal.men[mirrored]).toBe(man);
        expect(camps[1]?.inHome[cell]).toBe(0);
      }
    });
  });
});

describe('a misprinted key is refused at the move that the misprint makes illegal', () => {
  it.each([
    [
      'the camp key of Eckha D, move 13',
      'figure-d.hfn',
      'misprints/eckha-d-yard.txt',
      13,
      'h6',
      'no-man-there',
    ],
    ['the diagram of Eckha C', 'misprints/eckha-figure-c.hfn', 'eckha-c-yard.txt', 1, 'd4', 'no-man-there'],
    ['the diagram of Eckha D', 'misprints/eckha-figure-d.hfn', 'eckha-d-yard.txt', 5, 'g6', 'no-man-there'],
    [
      'the diagram of Parker B',
      'misprints/parker-figure-b.hfn',
      'parker-b-yard.txt',
      4,
      'h7',
      'no-man-there',
    ],
  ])('%s', (_, start, key, ply, cell, code) => {
    expect(playAll(position(start), keyOf(key))).toEqual({ ok: false, refusal: { code, ply, at: cell } });
  });
});

describe('the solitaires', () => {
  const stored = JSON.parse(readFileSync(new URL('./data/solitaires.data.json', import.meta.url), 'utf8'));
  const crossing = readFileSync(new URL('./data/crossing-45.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);

  it('Solitaire I: the shortest hop across the board takes 61 jumps over 37 men', () => {
    const arrangement = position('long-hop-61.hfn');
    const cellOf = (name: string): number => rules.board.cellByName.get(name) ?? -1;
    expect(arrangement.men.subarray(0, rules.board.cellCount).filter((man) => man !== 0)).toHaveLength(38);
    expect(jumpCountsFrom(arrangement, cellOf('a1')).get(cellOf('o15'))).toBe(61);
  });

  it.each([
    ['Solitaire II', 'halma-2', crossing, 45],
    ['Color Halma', 'color', stored.color_halma_transfer.line, 147],
  ])(
    '%s: the stored line brings the army across and ends the game',
    (_, game, line: readonly string[], moves) => {
      const soloRules = must(makeRules({ game, preset: 'parker-1885', alone: 'A' }));
      const end = must(
        playAll(
          must(startPosition(soloRules)),
          line.map((text) => must(parseMove(soloRules.board, text))),
        ),
      );
      expect(line).toHaveLength(moves);
      expect(end.outcome?.termination).toBe('win');
      expect(formatResult(end.outcome)).toBe('A');
      expect(legalMoves(end)).toEqual([]);
    },
  );
});
