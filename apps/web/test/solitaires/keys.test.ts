import { playAll } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { sure } from '../../src/board/set-up.ts';
import { fullYard, menInYard } from '../../src/solitaires/army.ts';
import { FIGURES, LEAFLETS, WAYS } from '../../src/solitaires/key-names.ts';
import { figurePosition, keyMoves, keyStart } from '../../src/solitaires/keys.ts';

const KEYS = LEAFLETS.flatMap((leaflet) =>
  FIGURES.flatMap((figure) => WAYS.map((way) => ({ leaflet, figure, way }))),
);

describe('the sixteen keys', () => {
  it('are sixteen', () => {
    expect(KEYS).toHaveLength(16);
  });

  it.each(KEYS)('$leaflet, $figure, $way plays through', (key) => {
    const moves = keyMoves(key);
    expect(moves).toHaveLength(19);
    const end = sure(playAll(keyStart(key), moves));
    const goal = key.way === 'yard' ? fullYard() : figurePosition(key.figure);
    expect(end.hash).toBe(goal.hash);
    expect(menInYard(end)).toBe(key.way === 'yard' ? 19 : 0);
  });
});
