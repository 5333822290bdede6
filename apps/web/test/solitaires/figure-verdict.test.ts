import { legalMoves, type NormalMove, type Position, playAll, playUnchecked } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/board/set-up.ts';
import { fullCamp, menInCamp } from '../../src/solitaires/army.ts';
import { figureVerdict } from '../../src/solitaires/figure-verdict.ts';
import { FIGURES } from '../../src/solitaires/key-names.ts';
import { keyMoves, keyStart } from '../../src/solitaires/keys.ts';

const key = (figure: (typeof FIGURES)[number]): readonly NormalMove[] =>
  keyMoves({ leaflet: 'parker', figure, direction: 'bring-out' });
const after = (moves: readonly NormalMove[]): Position => unwrap(playAll(fullCamp(), moves));
describe('the verdict after nineteen moves', () => {
  it.each(FIGURES)('recognises figure %s', (figure) => {
    expect(figureVerdict(after(key(figure)), 'bring-out')).toEqual({ kind: 'printed', figure });
  });

  it('is null while moves remain', () => {
    expect(figureVerdict(after(key('a').slice(0, 18)), 'bring-out')).toBeNull();
  });

  it('distinguishes men still in the camp, an asymmetric figure, and the printed figure', () => {
    const next = (position: Position): readonly Position[] =>
      legalMoves(position).map((move) => playUnchecked(position, move));
    const ends = next(after(key('a').slice(0, 17))).flatMap(next);
    const kinds = ends.map((end) => figureVerdict(end, 'bring-out')?.kind);
    expect(new Set(kinds)).toEqual(new Set(['spent', 'asymmetric', 'printed']));
    ends.forEach((end, index) => {
      expect([kinds[index], menInCamp(end) > 0]).toEqual([kinds[index], kinds[index] === 'spent']);
    });
  });

  it('recognises all men back in the camp', () => {
    const name = { leaflet: 'eckha', figure: 'd', direction: 'yard' } as const;
    const moves = keyMoves(name);
    expect(figureVerdict(unwrap(playAll(keyStart(name), moves)), 'yard')).toEqual({ kind: 'returned' });
    expect(figureVerdict(unwrap(playAll(keyStart(name), moves.slice(0, 18))), 'yard')).toBeNull();
  });
});
