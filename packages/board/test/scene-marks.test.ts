import type { Cell, Position } from '@halma/rules';
import { expect, test } from 'vitest';
import { serializeNode } from '../src/draw/svg-node.ts';
import { spotOf } from '../src/geometry/geometry.ts';
import { makeLayout } from '../src/geometry/layout.ts';
import { choicesOf, type Target, targetsFrom } from '../src/queries/targets.ts';
import { marksAboveMen } from '../src/view/scene-marks.ts';
import { cellOf, EDGE, MELEE, positionOf, rulesOf } from './fixtures.ts';

/** Returns the marks above the men, with a previewed target of the selected man and the keyboard focus on a cell. */
function marks(position: Position, selectedMan: Cell, preview: Target | null, focus: Cell | null): string[] {
  const { rules } = position;
  const layout = makeLayout({ rules, orientation: 1, coordinates: 'modern' });
  return marksAboveMen({
    layout,
    position,
    selectedMan,
    targets: targetsOf(position, selectedMan),
    preview,
    lastMovePath: null,
    showsLastPath: false,
    trace: null,
    restrictedTurn: null,
    movableMen: [],
    hoveredMan: null,
    focusSpot: focus === null ? null : spotOf(rules.board, focus),
    refusedCell: null,
    boardMarks: [],
    drawings: [],
  }).map(serializeNode);
}

function targetsOf(position: Position, from: Cell): readonly Target[] {
  return targetsFrom(position, from, choicesOf(position).moves.get(from) ?? []);
}

test('the mark of an exit stays visible while the exit is previewed', () => {
  const rules = rulesOf('top-secret');
  const position = positionOf(rules, EDGE);
  const from = cellOf(rules, 'a16');
  const exit = targetsOf(position, from).find(({ to }) => to === 'off') ?? null;
  expect(exit).not.toBeNull();
  const before = marks(position, from, null, null);
  const during = marks(position, from, exit, null);
  const arrows = before.filter((mark) => /^<g transform.*<path.*<path.*<path.*<circle/.test(mark));
  expect(arrows).not.toHaveLength(0);
  expect(during).toEqual(expect.arrayContaining(arrows));
});

test('the number of jumps is drawn above the keyboard focus', () => {
  const rules = rulesOf('grasshopper-8');
  const position = positionOf(rules, MELEE);
  const [from, hop] = [...choicesOf(position).moves.keys()]
    .flatMap((cell) => targetsOf(position, cell).map((target) => [cell, target] as const))
    .find(([, { kind }]) => kind === 'hop') ?? [0, null];
  const to = hop?.to;
  if (typeof to !== 'number') throw new Error('no hop');
  expect(marks(position, from, hop, to).at(-1)).toContain(`>${hop?.jumps}<`);
});
