import type { Position } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { Chooser } from '../src/interaction/chooser.ts';
import { cellOf, MELEE, positionOf, ROUND, rulesOf } from './games.ts';

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

describe('where several ways lead', () => {
  const [a1, c1, a3, c3] = ['a1', 'c1', 'a3', 'c3'].map(cell) as [number, number, number, number];

  function taken(): Chooser {
    const chooser = opened(positionOf(rules, ROUND), [1]);
    chooser.take(a1);
    return chooser;
  }

  function look(chooser: Chooser, at: number): void {
    chooser.look(chooser.targetOn(at));
  }

  function played(chooser: Chooser): unknown {
    const { aim } = chooser;
    return aim === null ? null : chooser.moveTo(aim);
  }

  test('the shortest is shown first and names no route', () => {
    const chooser = taken();
    look(chooser, c3);
    expect(chooser.selection).toEqual({ from: a1, to: c3, jumps: 2, ways: { at: 1, of: 2 } });
    expect(played(chooser)).toEqual({ kind: 'walk', from: a1, to: c3 });
  });

  test('the next is shown, keeps while the target is looked at, and the first comes again', () => {
    const chooser = taken();
    look(chooser, c3);
    expect(chooser.nextWay()).toBe(true);
    look(chooser, c3);
    expect(chooser.ways).toEqual({ at: 2, of: 2 });
    chooser.nextWay();
    expect(chooser.ways).toEqual({ at: 1, of: 2 });
    chooser.nextWay();
    expect(played(chooser)).toEqual({ kind: 'walk', from: a1, to: c3, route: [a1, a3, c3] });
  });

  test('one way only is told nothing of', () => {
    const chooser = taken();
    look(chooser, c1);
    expect([chooser.ways, chooser.nextWay()]).toEqual([null, false]);
  });

  test.each([
    ['the other way round', a3, [a1, a3, c3]],
    ['as everybody would take it', c1, undefined],
  ])('a man is walked jump by jump, %s', (_, by, route) => {
    const chooser = taken();
    const first = chooser.targetOn(by);
    if (first === null) throw new Error('no target');
    chooser.walk(first);
    look(chooser, c3);
    expect(played(chooser)).toEqual({ kind: 'walk', from: a1, to: c3, ...(route && { route }) });
  });

  test('a step forgets nothing of the walk, another man does', () => {
    const chooser = taken();
    const first = chooser.targetOn(a3);
    if (first === null) throw new Error('no target');
    chooser.walk(first);
    look(chooser, cell('b2'));
    look(chooser, c3);
    expect(chooser.preview?.move).toEqual({ kind: 'walk', from: a1, to: c3, route: [a1, a3, c3] });
    chooser.take(cell('b1'));
    chooser.take(a1);
    look(chooser, c3);
    expect(chooser.preview?.move).toEqual({ kind: 'walk', from: a1, to: c3 });
  });
});
