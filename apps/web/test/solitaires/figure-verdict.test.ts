import { legalMoves, type Position, playAll, playListed, type Walk } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { sure } from '../../src/board/set-up.ts';
import { fullYard, menInYard } from '../../src/solitaires/army.ts';
import { figureVerdict } from '../../src/solitaires/figure-verdict.ts';
import { FIGURES } from '../../src/solitaires/key-names.ts';
import { keyMoves, keyStart } from '../../src/solitaires/keys.ts';

const key = (figure: (typeof FIGURES)[number]): readonly Walk[] =>
  keyMoves({ leaflet: 'parker', figure, way: 'bring-out' });
const after = (moves: readonly Walk[]): Position => sure(playAll(fullYard(), moves));
describe('what nineteen moves have come to', () => {
  it.each(FIGURES)('figure %s is known', (figure) => {
    expect(figureVerdict(after(key(figure)), 'bring-out')).toEqual({ kind: 'printed', figure });
  });

  it('is open while moves are left', () => {
    expect(figureVerdict(after(key('a').slice(0, 18)), 'bring-out')).toBeNull();
  });

  it('tells every end of two last moves: in the yard still, crooked, or the printed figure', () => {
    const next = (position: Position): readonly Position[] =>
      legalMoves(position).map((move) => playListed(position, move));
    const ends = next(after(key('a').slice(0, 17))).flatMap(next);
    const kinds = ends.map((end) => figureVerdict(end, 'bring-out')?.kind);
    expect(new Set(kinds)).toEqual(new Set(['spent', 'crooked', 'printed']));
    ends.forEach((end, index) => {
      expect([kinds[index], menInYard(end) > 0]).toEqual([kinds[index], kinds[index] === 'spent']);
    });
  });

  it('all men back in the yard', () => {
    const name = { leaflet: 'eckha', figure: 'd', way: 'yard' } as const;
    const moves = keyMoves(name);
    expect(figureVerdict(sure(playAll(keyStart(name), moves)), 'yard')).toEqual({ kind: 'yarded' });
    expect(figureVerdict(sure(playAll(keyStart(name), moves.slice(0, 18))), 'yard')).toBeNull();
  });
});
