import type { Position } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { Chooser } from '../src/interaction/chooser.ts';
import { cellOf, MELEE, positionOf, rulesOf } from './games.ts';

const rules = rulesOf('grasshopper-8');
const melee = positionOf(rules, MELEE);
const cell = (name: string): number => cellOf(rules, name);

function opened(position: Position | null, movable: readonly number[]): Chooser {
  const chooser = new Chooser();
  chooser.open(position, movable);
  return chooser;
}

describe('a chooser', () => {
  test.each([
    ['without a position', null, [1, 3]],
    ['for a seat that is not to move', melee, [3]],
    ['for nobody', melee, []],
    [
      'when the game is over',
      { ...melee, outcome: { termination: 'agreement', tiers: [] } } as Position,
      [1, 3],
    ],
  ])('offers nothing %s', (_, position, movable) => {
    const chooser = opened(position, movable);
    expect(chooser.men).toEqual([]);
    expect(chooser.take(cell('c3'))).toBe(false);
    expect(chooser.selection).toBeNull();
  });

  test('takes a man, previews and plays', () => {
    const chooser = opened(melee, [1]);
    expect(chooser.take(cell('c3'))).toBe(true);
    expect(chooser.selection).toEqual({ from: cell('c3'), to: null, jumps: 0 });
    const target = chooser.targetOn(cell('a3'));
    chooser.look(target);
    expect(chooser.selection).toEqual({ from: cell('c3'), to: cell('a3'), jumps: 1 });
    expect(target === null ? null : chooser.moveTo(target)).toEqual({
      kind: 'walk',
      from: cell('c3'),
      to: cell('a3'),
    });
    expect(chooser.selection).toBeNull();
  });

  test('changes the man, and puts him back', () => {
    const chooser = opened(melee, [1]);
    chooser.take(cell('c3'));
    chooser.look(chooser.targetOn(cell('a3')));
    chooser.take(cell('d4'));
    expect(chooser.selection).toEqual({ from: cell('d4'), to: null, jumps: 0 });
    chooser.cancel();
    expect(chooser.selection).toBeNull();
  });

  test('offers no vacant cell and no man of others', () => {
    const chooser = opened(melee, [1]);
    expect(chooser.take(cell('e6'))).toBe(false);
    expect(chooser.take(cell('h8'))).toBe(false);
  });

  test('always holds the next man while men are dropped', () => {
    const topSecret = rulesOf('top-secret');
    const chooser = opened(positionOf(topSecret, `H16:${'16/'.repeat(15)}16 A hA18,hC18 0 1`), [1, 3]);
    expect(chooser.selection).toEqual({ from: 'hand', to: null, jumps: 0 });
    chooser.cancel();
    expect(chooser.targets).toHaveLength(36);
  });
});
