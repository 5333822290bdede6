import { playAll } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/board/set-up.ts';
import { fullCamp, menInCamp } from '../../src/solitaires/army.ts';
import { FIGURES, KEY_DIRECTIONS, LEAFLETS } from '../../src/solitaires/key-names.ts';
import { figurePosition, keyMoves, keyStart } from '../../src/solitaires/keys.ts';

const KEYS = LEAFLETS.flatMap((leaflet) =>
  FIGURES.flatMap((figure) => KEY_DIRECTIONS.map((direction) => ({ leaflet, figure, direction }))),
);

describe('the keys', () => {
  it('number sixteen', () => {
    expect(KEYS).toHaveLength(16);
  });

  it.each(KEYS)('$leaflet, $figure, $direction can be played through', (key) => {
    const moves = keyMoves(key);
    expect(moves).toHaveLength(19);
    const end = unwrap(playAll(keyStart(key), moves));
    const goal = key.direction === 'yard' ? fullCamp() : figurePosition(key.figure);
    expect(end.hash).toBe(goal.hash);
    expect(menInCamp(end)).toBe(key.direction === 'yard' ? 19 : 0);
  });
});
