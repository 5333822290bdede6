import { expect, test } from 'vitest';
import { serializeNode } from '../src/draw/svg-node.ts';
import { figureShape } from '../src/view/figure-shape.ts';
import { cellOf, positionOf, rulesOf } from './fixtures.ts';

const rules = rulesOf('grasshopper-8');
const position = positionOf(rules, 'H8:8/8/8/8/8/3C4/2A5/8 A - 0 1');
const at = (name: string): number => cellOf(rules, name);

const boxOf = (between: readonly string[]): string | undefined =>
  figureShape(position, { between: between.map(at) }).attributes.viewBox;

test.each([
  [['a1', 'd4'], '-26 160 186 187'],
  [['c3', 'd4'], '80 160 80 80'],
  [['a1', 'h8'], '-26 -9 355 356'],
])('a figure that shows the cells %j has the box %s', (between, box) => {
  expect(boxOf(between)).toBe(box);
});

test('a figure shows where a man can go, or the route to one of its targets', () => {
  const count = (choice: Parameters<typeof figureShape>[1]): number =>
    serializeNode(figureShape(position, choice)).match(/stroke="var\(--go[,)]|fill="var\(--go[,)]/g)
      ?.length ?? 0;
  const [still, targets, route] = [{}, { from: at('c2') }, { from: at('c2'), to: at('e4') }].map(count);
  expect(still).toBe(0);
  expect(targets).toBeGreaterThan(route ?? 0);
  expect(route).toBeGreaterThan(1);
});
