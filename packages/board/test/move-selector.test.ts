import type { Position } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { MoveSelector } from '../src/interaction/move-selector.ts';
import { cellOf, MELEE, positionOf, rulesOf, TWO_ROUTES } from './fixtures.ts';

const rules = rulesOf('grasshopper-8');
const melee = positionOf(rules, MELEE);
const cell = (name: string): number => cellOf(rules, name);

function selectorFor(position: Position | null, movableSeats: readonly number[]): MoveSelector {
  const selector = new MoveSelector();
  selector.startTurn(position, movableSeats);
  return selector;
}

describe('a move selector', () => {
  test.each([
    ['without a position', null, [1, 3]],
    ['for a seat that is not to move', melee, [3]],
    ['for no seat', melee, []],
    [
      'when the game is over',
      { ...melee, outcome: { termination: 'agreement', tiers: [] } } as Position,
      [1, 3],
    ],
  ])('offers nothing %s', (_, position, movable) => {
    const selector = selectorFor(position, movable);
    expect(selector.movableMen).toEqual([]);
    expect(selector.selectMan(cell('c3'))).toBe(false);
    expect(selector.selection).toBeNull();
  });

  test('selects a man, previews a target and returns the move', () => {
    const selector = selectorFor(melee, [1]);
    expect(selector.selectMan(cell('c3'))).toBe(true);
    expect(selector.selection).toEqual({ from: cell('c3'), to: null, jumps: 0 });
    const target = selector.targetAt(cell('a3'));
    selector.previewTarget(target);
    expect(selector.selection).toEqual({ from: cell('c3'), to: cell('a3'), jumps: 1 });
    expect(target === null ? null : selector.finishMove(target)).toEqual({
      kind: 'normal',
      from: cell('c3'),
      to: cell('a3'),
    });
    expect(selector.selection).toBeNull();
  });

  test('changes the selected man and clears the selection', () => {
    const selector = selectorFor(melee, [1]);
    selector.selectMan(cell('c3'));
    selector.previewTarget(selector.targetAt(cell('a3')));
    selector.selectMan(cell('d4'));
    expect(selector.selection).toEqual({ from: cell('d4'), to: null, jumps: 0 });
    selector.cancel();
    expect(selector.selection).toBeNull();
  });

  test('selects neither a vacant cell nor a man of a different side', () => {
    const selector = selectorFor(melee, [1]);
    expect(selector.selectMan(cell('e6'))).toBe(false);
    expect(selector.selectMan(cell('h8'))).toBe(false);
  });

  test('keeps the next man in hand selected while men are dropped', () => {
    const topSecret = rulesOf('top-secret');
    const selector = selectorFor(positionOf(topSecret, `H16:${'16/'.repeat(15)}16 A hA18,hC18 0 1`), [1, 3]);
    expect(selector.selection).toEqual({ from: 'hand', to: null, jumps: 0 });
    selector.cancel();
    expect(selector.targets).toHaveLength(36);
  });
});

describe('with several routes to a target', () => {
  const [a1, c1, a3, c3] = ['a1', 'c1', 'a3', 'c3'].map(cell) as [number, number, number, number];

  function withSelectedMan(): MoveSelector {
    const selector = selectorFor(positionOf(rules, TWO_ROUTES), [1]);
    selector.selectMan(a1);
    return selector;
  }

  function preview(selector: MoveSelector, at: number): void {
    selector.previewTarget(selector.targetAt(at));
  }

  function finish(selector: MoveSelector): unknown {
    const { target } = selector;
    return target === null ? null : selector.finishMove(target);
  }

  test('previews the shortest route first, without a route in the move', () => {
    const selector = withSelectedMan();
    preview(selector, c3);
    expect(selector.selection).toEqual({ from: a1, to: c3, jumps: 2, routes: { number: 1, count: 2 } });
    expect(finish(selector)).toEqual({ kind: 'normal', from: a1, to: c3 });
  });

  test('cycles through the routes and keeps the shown route while its target is previewed', () => {
    const selector = withSelectedMan();
    preview(selector, c3);
    expect(selector.nextRoute()).toBe(true);
    preview(selector, c3);
    expect(selector.routeChoice).toEqual({ number: 2, count: 2 });
    selector.nextRoute();
    expect(selector.routeChoice).toEqual({ number: 1, count: 2 });
    selector.nextRoute();
    expect(finish(selector)).toEqual({ kind: 'normal', from: a1, to: c3, route: [a1, a3, c3] });
  });

  test('has no route choice for a single route', () => {
    const selector = withSelectedMan();
    preview(selector, c1);
    expect([selector.routeChoice, selector.nextRoute()]).toEqual([null, false]);
  });

  test.each([
    ['other than the canonical one', a3, [a1, a3, c3]],
    ['that is the canonical one', c1, undefined],
  ])('builds a route %s jump by jump', (_, via, route) => {
    const selector = withSelectedMan();
    const first = selector.targetAt(via);
    if (first === null) throw new Error('no target');
    selector.extendRoute(first);
    preview(selector, c3);
    expect(finish(selector)).toEqual({ kind: 'normal', from: a1, to: c3, ...(route && { route }) });
  });

  test('keeps the fixed jumps when a step is previewed, but not when a different man is selected', () => {
    const selector = withSelectedMan();
    const first = selector.targetAt(a3);
    if (first === null) throw new Error('no target');
    selector.extendRoute(first);
    preview(selector, cell('b2'));
    preview(selector, c3);
    expect(selector.preview?.move).toEqual({ kind: 'normal', from: a1, to: c3, route: [a1, a3, c3] });
    selector.selectMan(cell('b1'));
    selector.selectMan(a1);
    preview(selector, c3);
    expect(selector.preview?.move).toEqual({ kind: 'normal', from: a1, to: c3 });
  });
});
