import { BOARDS, type BoardId } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { pointOf } from '../src/geometry/geometry.ts';
import { makeLayout } from '../src/geometry/layout.ts';
import { shapeGeometryOf } from '../src/geometry/shapes.ts';
import { cellInDirection, isDirectionKey } from '../src/interaction/arrow-keys.ts';
import { hitAt } from '../src/interaction/hit-test.ts';
import { MoveSelector } from '../src/interaction/move-selector.ts';
import { actionOfRelease, type Press, type Release } from '../src/interaction/release.ts';
import type { Target } from '../src/queries/targets.ts';
import { cellOf, positionOf, rulesOf } from './fixtures.ts';

/** Grasshopper: black is to move; the man on a1 has no move. */
const rules = rulesOf('grasshopper-8');
const position = positionOf(rules, 'H8:5CCC/6CC/7C/8/8/AAA5/AA6/AAA5 A - 10 6');
const cell = (name: string): number => cellOf(rules, name);
const NO_MAN = 'no man';

describe.each([
  ['a finger on small cells', true, 0.55],
  ['a mouse on small cells', false, 0.55],
  ['a finger on large cells', true, 1.5],
])('a press with %s', (_, isFinger, scale) => {
  const { geometry } = makeLayout({ rules, orientation: 1, coordinates: 'none' });

  /** Returns the meaning of a press beside the centre of a cell, after the given man, if any, has been selected. */
  function press(selected: string, name: string, right: number, down: number): string {
    const selector = new MoveSelector();
    selector.startTurn(position, [1]);
    if (selected !== NO_MAN) selector.selectMan(cell(selected));
    const centre = pointOf(geometry, cell(name));
    const at = { x: centre.x + right / scale, y: centre.y + down / scale };
    const hit = hitAt(at, { geometry, position, selector, scale, isFinger });
    if (hit.kind === 'target')
      return `target ${hit.target.to === 'off' ? 'off' : rules.board.names[hit.target.to]}`;
    return `${hit.kind} ${hit.cell === null ? 'outside' : rules.board.names[hit.cell]}`;
  }

  test.each<
    readonly [
      selected: string,
      name: string,
      right: number,
      down: number,
      expected: readonly [string, string, string],
    ]
  >([
    [NO_MAN, 'c1', 0, 0, ['man c1', 'man c1', 'man c1']],
    [NO_MAN, 'c1', 9, 9, ['man c1', 'man c1', 'man c1']],
    // A press on a man means that man, even if it cannot move.
    [NO_MAN, 'a1', 0, 0, ['other a1', 'other a1', 'other a1']],
    [NO_MAN, 'h8', 0, 0, ['other h8', 'other h8', 'other h8']],
    // Only a press on an empty cell can mean a neighbour.
    [NO_MAN, 'd1', -3, 0, ['man c1', 'other d1', 'other d1']],
    [NO_MAN, 'f5', 0, 0, ['other f5', 'other f5', 'other f5']],
    ['c1', 'd1', 0, 0, ['target d1', 'target d1', 'target d1']],
    ['c1', 'e1', -8, 0, ['target d1', 'other e1', 'other e1']],
    ['c1', 'b2', 0, 0, ['man b2', 'man b2', 'man b2']],
    // With a selection, an empty cell never selects another man.
    ['b3', 'd1', 20, 40, ['other outside', 'other outside', 'other outside']],
    ['b3', 'd1', 0, 0, ['other d1', 'other d1', 'other d1']],
  ])(
    'with %s selected hits the right item at %s, %i right and %i down',
    (selected, name, right, down, expected) => {
      const index = isFinger ? (scale < 1 ? 0 : 2) : 1;
      expect(press(selected, name, right, down)).toBe(expected[index]);
    },
  );
});

describe('a release', () => {
  const target = { kind: 'step' } as Target;
  const other = { kind: 'hop' } as Target;
  const drop = { kind: 'drop' } as Target;
  const onMan = { kind: 'man', cell: 3 } as const;
  const onTarget = { kind: 'target', target } as const;
  const onCell = { kind: 'other', cell: 9 } as const;
  const outside = { kind: 'other', cell: null } as const;
  const finger = {
    pointer: 'finger',
    offset: { x: 0, y: 0 },
    isShifted: false,
    isOnePress: true,
    hasRested: false,
  } as const;
  const mouse = { ...finger, pointer: 'mouse' } as const;
  const tapped = { isRepeated: false, isDragged: false };
  const repeated = { isRepeated: true, isDragged: false };
  const dragged = { isRepeated: false, isDragged: true };

  test.each<readonly [string, Press, Release, string]>([
    ['on a man keeps it selected', { hit: onMan, ...tapped }, { hit: onMan, ...finger }, 'none'],
    ['on the selected man deselects it', { hit: onMan, ...repeated }, { hit: onMan, ...finger }, 'deselect'],
    ['of a finger on a target plays', { hit: onTarget, ...tapped }, { hit: onTarget, ...finger }, 'play'],
    ['of a mouse on a target plays', { hit: onTarget, ...repeated }, { hit: onTarget, ...mouse }, 'play'],
    [
      'with Shift fixes the route',
      { hit: onTarget, ...repeated },
      { hit: onTarget, ...mouse, isShifted: true },
      'fix',
    ],
    [
      'of a finger that has rested fixes the route',
      { hit: onTarget, ...tapped },
      { hit: onTarget, ...finger, hasRested: true },
      'fix',
    ],
    [
      'of a finger that has rested on the preview plays',
      { hit: onTarget, ...repeated },
      { hit: onTarget, ...finger, hasRested: true },
      'play',
    ],
    [
      'previews if moves need confirmation',
      { hit: onTarget, ...tapped },
      { hit: onTarget, ...finger, isOnePress: false },
      'fix',
    ],
    [
      'on the preview plays if moves need confirmation',
      { hit: onTarget, ...repeated },
      { hit: onTarget, ...finger, isOnePress: false },
      'play',
    ],
    [
      'drops a man even if moves need confirmation',
      { hit: { kind: 'target', target: drop }, ...tapped },
      { hit: { kind: 'target', target: drop }, ...finger, isOnePress: false },
      'play',
    ],
    [
      'on another target clears the preview',
      { hit: onTarget, ...tapped },
      { hit: { kind: 'target', target: other }, ...finger },
      'clear-preview',
    ],
    [
      'beside the target clears the preview',
      { hit: onTarget, ...tapped },
      { hit: onCell, ...finger },
      'clear-preview',
    ],
    [
      'on a cell without a target explains it',
      { hit: onCell, ...tapped },
      { hit: onCell, ...finger },
      'explain',
    ],
    [
      'after a drag from a cell does nothing',
      { hit: onCell, ...dragged },
      { hit: onCell, ...finger },
      'none',
    ],
    ['outside the cells deselects', { hit: outside, ...tapped }, { hit: outside, ...finger }, 'deselect'],
    [
      'of a dragged man on a target plays',
      { hit: onMan, ...dragged },
      { hit: onTarget, ...finger, isOnePress: false },
      'play',
    ],
    [
      'of a dragged man on another cell refuses',
      { hit: onMan, ...dragged },
      { hit: onCell, ...mouse },
      'refuse',
    ],
    [
      'of a dragged man on its own cell keeps it selected',
      { hit: onMan, ...dragged },
      { hit: { kind: 'other', cell: 3 }, ...mouse },
      'none',
    ],
    [
      'of a dragged man outside deselects',
      { hit: onMan, ...dragged },
      { hit: outside, ...mouse },
      'deselect',
    ],
  ])('%s', (_, pressed, release, expected) => {
    expect(actionOfRelease(pressed, release).kind).toBe(expected);
  });

  test.each([
    ['to the left', { x: -60, y: 10 }, 'finger', 1],
    ['to the right', { x: 60, y: -10 }, 'finger', -1],
    ['that is short', { x: 40, y: 0 }, 'finger', undefined],
    ['down the page', { x: 60, y: 50 }, 'finger', undefined],
    ['of a mouse', { x: 60, y: 0 }, 'mouse', undefined],
  ] as const)('of a swipe %s steps by %4$s', (_, offset, pointer, by) => {
    const action = actionOfRelease({ hit: onCell, ...dragged }, { hit: onCell, ...finger, pointer, offset });
    expect(action).toEqual(by === undefined ? { kind: 'none' } : { kind: 'step', by });
  });
});

describe('a direction key', () => {
  const margins = { left: 0, top: 0, right: 0, bottom: 0 };

  /** Returns the name of the cell that a sequence of keys leads to. */
  function walk(id: BoardId, turns: number, from: string, ...keys: readonly string[]): string {
    const board = BOARDS[id];
    const geometry = shapeGeometryOf(board).layOut(board, turns, { margins, hasEdgeLabels: false });
    const cell = keys.reduce<number | null>(
      (here, key) => (here === null ? null : cellInDirection(geometry, here, key)),
      board.cellByName.get(from) ?? -1,
    );
    return cell === null ? 'nowhere' : (board.names[cell] ?? '?');
  }

  test.each([
    ['H16', 0, 'e5', ['ArrowUp'], 'e6'],
    ['H16', 0, 'e5', ['ArrowRight'], 'f5'],
    ['H16', 0, 'e5', ['PageUp'], 'f6'],
    ['H16', 0, 'e5', ['End'], 'd4'],
    ['H16', 2, 'e5', ['ArrowUp'], 'e4'],
    ['H16', 1, 'e5', ['ArrowUp'], 'f5'],
    ['H16', 0, 'e16', ['ArrowUp'], 'nowhere'],
    ['H16', 0, 'e5', ['x'], 'nowhere'],
    ['C9', 0, 'a1', ['ArrowUp'], 'a3'],
    ['C9', 0, 'a1', ['PageUp'], 'b2'],
    ['C9', 0, 'a9', ['ArrowUp'], 'nowhere'],
    ['S121', 0, 'i5', ['ArrowRight'], 'i6'],
    ['S121', 0, 'i5', ['Home'], 'j5'],
    ['S121', 0, 'i5', ['PageDown'], 'h6'],
    ['S121', 0, 'a1', ['ArrowUp', 'ArrowUp'], 'c2'],
    ['S121', 3, 'i5', ['ArrowRight'], 'i4'],
    ['S121', 0, 'a1', ['ArrowLeft'], 'nowhere'],
  ] as const)('on %s turned %i times moves from %s by %j to %s', (id, turns, from, keys, expected) => {
    expect(walk(id, turns, from, ...keys)).toBe(expected);
  });

  test('is an arrow or a key of the number pad', () => {
    expect(['ArrowUp', 'Home', 'Enter', 'toString'].map(isDirectionKey)).toEqual([true, true, false, false]);
  });
});
