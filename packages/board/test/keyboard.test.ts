import type { Move, Rules } from '@halma/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLayout } from '../src/geometry/layout.ts';
import { KeyboardHands, type KeyboardView } from '../src/interaction/keyboard.ts';
import { TurnTaker } from '../src/interaction/turn-taker.ts';
import { cellOf, EDGE, MELEE, positionOf, ROUND, rulesOf } from './games.ts';

const topSecret = rulesOf('top-secret');
const edge = positionOf(topSecret, EDGE);
const corner = cellOf(topSecret, 'a16');

let svg: EventTarget;
let keyboard: KeyboardHands;
let turn: TurnTaker;
let heard: string[];

function begin(rules = topSecret): void {
  heard = [];
  turn = new TurnTaker({
    move: (move) => heard.push(routeText(rules, move)),
    select: () => {},
    refuse: ({ code }) => heard.push(code),
    stuck: () => {},
    press: () => {},
    redraw: () => {},
  });
  svg = Object.assign(new EventTarget(), { matches: () => true });
  const layout = makeLayout({ rules, orientation: 1, coordinates: 'none', small: false });
  keyboard = new KeyboardHands({ svg, layout } as unknown as KeyboardView, turn, {
    finishMotion: () => {},
    focusMoved: () => {},
    wayChanged: () => heard.push('way'),
    toggleSounds: () => heard.push('sounds'),
  });
}

/** A move by its kind, and by the cells of its way if it names them. */
function routeText({ board }: Rules, move: Move): string {
  const route = 'route' in move ? move.route?.map((cell) => board.names[cell]) : undefined;
  return move.kind === 'walk' && route !== undefined ? `walk by ${route.join(' ')}` : move.kind;
}

/** Presses keys in turn. @returns whether the page keeps the last of them to itself */
function press(...keys: readonly (string | { readonly key: string; readonly shiftKey: boolean })[]): boolean {
  let isTaken = false;
  for (const key of keys)
    isTaken = !svg.dispatchEvent(
      Object.assign(new Event('keydown', { cancelable: true }), typeof key === 'string' ? { key } : key),
    );
  return isTaken;
}

describe('on a board men leave', () => {
  /** Takes the man in the corner and goes on to his first way off the board. */
  function toTheExit(): void {
    turn.take(corner);
    for (let times = 0; keyboard.focus?.y !== 16; times += 1) {
      if (times > 10) throw new Error('no way off');
      press('n');
    }
  }

  beforeEach(() => {
    begin();
    turn.open(edge, [1, 3]);
  });

  test('Enter plays the way off the board it stands on, once', () => {
    toTheExit();
    expect(keyboard.cell).toBeNull();
    expect(turn.chooser.preview?.to).toBe('off');
    press('Enter', 'Enter');
    expect(heard).toEqual(['leave']);
    expect(keyboard.cell).toBe(corner);
  });

  test('Escape gives the way up: Enter then takes the man again', () => {
    toTheExit();
    press('Escape', 'Enter');
    expect(heard).toEqual([]);
    expect([keyboard.cell, turn.chooser.man]).toEqual([corner, corner]);
  });

  test('where nothing may be moved any more, nothing is played', () => {
    toTheExit();
    turn.open(edge, []);
    press('Enter');
    expect(heard).toEqual([]);
  });

  test.each([
    ['while he is chosen', []],
    ['after Escape', ['Escape']],
  ])('arrows lead on from the man, %s', (_, keys) => {
    toTheExit();
    press(...keys, 'ArrowDown');
    expect(keyboard.cell).toBe(cellOf(topSecret, 'a15'));
  });

  test('N and P go through all his ways and come back', () => {
    toTheExit();
    const first = keyboard.focus;
    for (let times = 0; times < turn.chooser.targets.length; times += 1) press('n');
    expect(keyboard.focus).toBe(first);
    press('n', 'p');
    expect(keyboard.focus).toBe(first);
  });
});

describe('on any board', () => {
  const grasshopper = rulesOf('grasshopper-8');

  beforeEach(() => {
    begin(grasshopper);
    turn.open(positionOf(grasshopper, MELEE), [1]);
  });

  test('N finds a man, Enter takes him and plays, and a move that is none is refused', () => {
    press('n', 'Enter');
    expect(turn.chooser.man).toBe(keyboard.cell);
    press('n', 'Enter');
    expect(heard).toEqual(['walk']);
    turn.open(positionOf(grasshopper, MELEE), [1]);
    turn.take(cellOf(grasshopper, 'c3'));
    for (let times = 0; times < 8; times += 1) press('PageUp');
    press('Enter');
    expect(heard).toEqual(['walk', 'occupied']);
  });

  test('other keys are left to the page', () => {
    expect([press('n'), press('Escape'), press('x')]).toEqual([true, false, false]);
  });
});

describe('where several ways lead', () => {
  const grasshopper = rulesOf('grasshopper-8');
  const cell = (name: string): number => cellOf(grasshopper, name);
  const further = { key: 'Enter', shiftKey: true };

  /** Takes the man in the corner and goes on to a cell. */
  function goTo(name: string): void {
    for (let times = 0; keyboard.cell !== cell(name); times += 1) {
      if (times > 20) throw new Error(`no way to ${name}`);
      press('n');
    }
  }

  beforeEach(() => {
    begin(grasshopper);
    turn.open(positionOf(grasshopper, ROUND), [1]);
    turn.take(cell('a1'));
  });

  test('R goes through them, and Enter plays the one shown', () => {
    goTo('c3');
    expect([press('r'), press('R'), press('r')]).toEqual([true, true, true]);
    expect(turn.chooser.ways).toEqual({ at: 2, of: 2 });
    press('Enter');
    expect(heard).toEqual(['way', 'way', 'way', 'walk by a1 a3 c3']);
  });

  test('R is left to the page where there is one way only', () => {
    goTo('c1');
    expect(press('r')).toBe(false);
  });

  test('Shift and Enter walk him jump by jump, Enter ends the hop', () => {
    goTo('a3');
    press(further);
    expect(turn.chooser.man).toBe(cell('a1'));
    goTo('c3');
    press('Enter');
    expect(heard).toEqual(['way', 'walk by a1 a3 c3']);
  });

  test('he stops where he has been walked to', () => {
    goTo('a3');
    press(further, 'Enter');
    expect(heard).toEqual(['way', 'walk']);
  });

  test('Escape puts him back, and he is walked no more', () => {
    goTo('a3');
    press(further, 'Escape');
    expect(turn.chooser.man).toBeNull();
    turn.take(cell('a1'));
    goTo('c3');
    press('Enter');
    expect(heard).toEqual(['way', 'walk']);
  });
});

test('S turns the sounds on or off, and nothing else', () => {
  begin();
  expect(press('s')).toBe(true);
  expect(heard).toEqual(['sounds']);
});
