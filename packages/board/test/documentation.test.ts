import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardEvents, BoardMark, BoardMethods, BoardProperties, Selection } from '../src/api.ts';
import { EmbeddedBoard } from '../src/embed/embedded-board.ts';

const page = readFileSync(new URL('../../../docs/reference/board-element.md', import.meta.url), 'utf8');

/** Returns the names in the first column of the table under a heading, without parameters. */
function documentedNames(heading: string): readonly string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([\w-]+)/gm)].map(([, name = '']) => name);
}

// The compiler requires each record to name all members of its type.
type WholeProperty = 'configuration' | 'selection';
const PROPERTIES: Record<keyof BoardProperties | WholeProperty, true> = {
  position: true,
  movable: true,
  orientation: true,
  colours: true,
  coordinates: true,
  onePress: true,
  showMovable: true,
  marks: true,
  drawings: true,
  isDrawing: true,
  steps: true,
  sounds: true,
  vibration: true,
  strings: true,
  configuration: true,
  selection: true,
};
const METHODS: Record<Exclude<keyof BoardMethods, WholeProperty>, true> = {
  select: true,
  confirm: true,
  cancel: true,
  animateMove: true,
  toSvgText: true,
};
const EVENTS: Record<keyof BoardEvents, true> = {
  'halma-move': true,
  'halma-select': true,
  'halma-refuse': true,
  'halma-stuck': true,
  'halma-press': true,
  'halma-sounds': true,
  'halma-draw': true,
  'halma-step': true,
};
const SELECTION: Record<keyof Selection, true> = {
  from: true,
  to: true,
  jumps: true,
  routes: true,
  isDragged: true,
  isByKeyboard: true,
};
const MARKS: Record<BoardMark['kind'], true> = {
  arrow: true,
  ladder: true,
  wall: true,
  plan: true,
  straggler: true,
  goal: true,
  number: true,
  verdict: true,
};

describe('the page about the element', () => {
  test.each([
    ['Properties', PROPERTIES],
    ['Methods', METHODS],
    ['Events', EVENTS],
    ['Selection', SELECTION],
    ['Marks', MARKS],
  ])('lists exactly the names of the types under “%s”', (heading, names) => {
    expect(documentedNames(heading)).toEqual(Object.keys(names));
  });

  test('lists exactly the attributes that the single-file build observes', () => {
    expect(documentedNames('Attributes').toSorted()).toEqual(EmbeddedBoard.observedAttributes.toSorted());
  });

  test('lists the values that the package exports', async () => {
    const exports = await import('../src/index.ts');
    const names = Object.keys(exports).filter((name) => name !== 'HalmaBoard');
    const section = page.slice(page.indexOf('## Other exports'));
    for (const name of names) expect(section).toContain(`\`${name}`);
  });
});
