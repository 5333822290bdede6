import { beforeEach, describe, expect, test } from 'vitest';
import { makeLayout } from '../src/geometry/layout.ts';
import { KeyboardHands, type KeyboardView } from '../src/interaction/keyboard.ts';
import { TurnTaker } from '../src/interaction/turn-taker.ts';
import { cellOf, EDGE, MELEE, positionOf, rulesOf } from './games.ts';

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
    move: ({ kind }) => heard.push(kind),
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
    toggleSounds: () => heard.push('sounds'),
  });
}

/** Presses keys in turn. @returns whether the page keeps the last of them to itself */
function press(...keys: readonly string[]): boolean {
  let isTaken = false;
  for (const key of keys)
    isTaken = !svg.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));
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

test('S turns the sounds on or off, and nothing else', () => {
  begin();
  expect(press('s')).toBe(true);
  expect(heard).toEqual(['sounds']);
});
