import type { Move, Rules } from '@halma/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLayout } from '../src/geometry/layout.ts';
import { KeyboardInput, type KeyboardView } from '../src/interaction/keyboard.ts';
import { TurnInput } from '../src/interaction/turn-input.ts';
import { cellOf, EDGE, MELEE, positionOf, rulesOf, TWO_ROUTES } from './fixtures.ts';

const topSecret = rulesOf('top-secret');
const edge = positionOf(topSecret, EDGE);
const corner = cellOf(topSecret, 'a16');

let svg: EventTarget;
let keyboard: KeyboardInput;
let turn: TurnInput;
let events: string[];

function startBoard(rules = topSecret): void {
  events = [];
  turn = new TurnInput({
    move: (move) => events.push(routeText(rules, move)),
    select: () => {},
    refuse: ({ code }) => events.push(code),
    stuck: () => {},
    press: () => {},
    redraw: () => {},
  });
  svg = Object.assign(new EventTarget(), { matches: () => true });
  const layout = makeLayout({ rules, orientation: 1, coordinates: 'none' });
  keyboard = new KeyboardInput({ svg, layout } as unknown as KeyboardView, turn, {
    finishAnimation: () => {},
    focusMoved: () => {},
    routeChanged: () => events.push('routeChanged'),
    toggleSounds: () => events.push('sounds'),
    cancel: () => {
      const hasEffect = turn.selector.selectedMan !== null;
      turn.cancel();
      return hasEffect;
    },
    clearDrawings: () => false,
    arrowsStepThroughGame: () => false,
  });
}

/** Returns the kind of a move, or the cells of its route if it has one. */
function routeText({ board }: Rules, move: Move): string {
  const route = 'route' in move ? move.route?.map((cell) => board.names[cell]) : undefined;
  return move.kind === 'normal' && route !== undefined ? `route ${route.join(' ')}` : move.kind;
}

/**
 * Presses keys in sequence.
 *
 * @returns whether the board handled the last key
 */
function press(...keys: readonly (string | { readonly key: string; readonly shiftKey: boolean })[]): boolean {
  let isHandled = false;
  for (const key of keys)
    isHandled = !svg.dispatchEvent(
      Object.assign(new Event('keydown', { cancelable: true }), typeof key === 'string' ? { key } : key),
    );
  return isHandled;
}

describe('in a game with bearing off', () => {
  /** Selects the man in the corner and moves the focus to its first exit. */
  function focusExit(): void {
    turn.selectMan(corner);
    for (let times = 0; keyboard.focusSpot?.y !== 16; times += 1) {
      if (times > 10) throw new Error('no exit');
      press('n');
    }
  }

  beforeEach(() => {
    startBoard();
    turn.startTurn(edge, [1, 3]);
  });

  test('Enter plays the focused exit once', () => {
    focusExit();
    expect(keyboard.focusedCell).toBeNull();
    expect(turn.selector.preview?.to).toBe('off');
    press('Enter', 'Enter');
    expect(events).toEqual(['bear-off']);
    expect(keyboard.focusedCell).toBe(corner);
  });

  test('Escape clears the selection, and Enter selects the man again', () => {
    focusExit();
    press('Escape', 'Enter');
    expect(events).toEqual([]);
    expect([keyboard.focusedCell, turn.selector.selectedMan]).toEqual([corner, corner]);
  });

  test('Enter plays nothing when no seat is movable', () => {
    focusExit();
    turn.startTurn(edge, []);
    press('Enter');
    expect(events).toEqual([]);
  });

  test('the selection states that the target has the keyboard focus', () => {
    focusExit();
    expect(turn.selection).toMatchObject({ to: 'off', isByKeyboard: true });
  });

  test.each([
    ['while it is selected', []],
    ['after Escape', ['Escape']],
  ])('arrows move the focus from the cell of the man %s', (_, keys) => {
    focusExit();
    press(...keys, 'ArrowDown');
    expect(keyboard.focusedCell).toBe(cellOf(topSecret, 'a15'));
  });

  test('N and P cycle through the targets of the man', () => {
    focusExit();
    const first = keyboard.focusSpot;
    for (let times = 0; times < turn.selector.targets.length; times += 1) press('n');
    expect(keyboard.focusSpot).toBe(first);
    press('n', 'p');
    expect(keyboard.focusSpot).toBe(first);
  });
});

describe('in any game', () => {
  const grasshopper = rulesOf('grasshopper-8');

  beforeEach(() => {
    startBoard(grasshopper);
    turn.startTurn(positionOf(grasshopper, MELEE), [1]);
  });

  test('N focuses a man, Enter selects and plays, and an illegal move is refused', () => {
    press('n', 'Enter');
    expect(turn.selector.selectedMan).toBe(keyboard.focusedCell);
    press('n', 'Enter');
    expect(events).toEqual(['normal']);
    turn.startTurn(positionOf(grasshopper, MELEE), [1]);
    turn.selectMan(cellOf(grasshopper, 'c3'));
    for (let times = 0; times < 8; times += 1) press('PageUp');
    press('Enter');
    expect(events).toEqual(['normal', 'occupied']);
  });

  test('the board leaves other keys to the page', () => {
    expect([press('n'), press('Escape'), press('x')]).toEqual([true, false, false]);
  });
});

describe('with several routes to a target', () => {
  const grasshopper = rulesOf('grasshopper-8');
  const cell = (name: string): number => cellOf(grasshopper, name);
  const shiftEnter = { key: 'Enter', shiftKey: true };

  /** Presses N until a cell has focus. */
  function focusCell(name: string): void {
    for (let times = 0; keyboard.focusedCell !== cell(name); times += 1) {
      if (times > 20) throw new Error(`no target on ${name}`);
      press('n');
    }
  }

  beforeEach(() => {
    startBoard(grasshopper);
    turn.startTurn(positionOf(grasshopper, TWO_ROUTES), [1]);
    turn.selectMan(cell('a1'));
  });

  test('R cycles through the routes, and Enter plays the one shown', () => {
    focusCell('c3');
    expect([press('r'), press('R'), press('r')]).toEqual([true, true, true]);
    expect(turn.selector.routeChoice).toEqual({ number: 2, count: 2 });
    press('Enter');
    expect(events).toEqual(['routeChanged', 'routeChanged', 'routeChanged', 'route a1 a3 c3']);
  });

  test('the board leaves R to the page if the target has only one route', () => {
    focusCell('c1');
    expect(press('r')).toBe(false);
  });

  test('Shift+Enter fixes the route jump by jump, and Enter plays it', () => {
    focusCell('a3');
    press(shiftEnter);
    expect(turn.selector.selectedMan).toBe(cell('a1'));
    focusCell('c3');
    press('Enter');
    expect(events).toEqual(['routeChanged', 'route a1 a3 c3']);
  });

  test('Enter plays the move to the last fixed landing', () => {
    focusCell('a3');
    press(shiftEnter, 'Enter');
    expect(events).toEqual(['routeChanged', 'normal']);
  });

  test('Escape discards the fixed jumps', () => {
    focusCell('a3');
    press(shiftEnter, 'Escape');
    expect(turn.selector.selectedMan).toBeNull();
    turn.selectMan(cell('a1'));
    focusCell('c3');
    press('Enter');
    expect(events).toEqual(['routeChanged', 'normal']);
  });
});

test('S toggles the sounds and does nothing else', () => {
  startBoard();
  expect(press('s')).toBe(true);
  expect(events).toEqual(['sounds']);
});
