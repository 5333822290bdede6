import { cellName, legalMoves } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { fullYards, seatsAtHome } from '../src/reading/at-home.ts';
import { dutyOf } from '../src/reading/duty.ts';
import { exitsFrom } from '../src/reading/exits.ts';
import { choicesOf, targetsFrom } from '../src/reading/targets.ts';
import { wayOf } from '../src/reading/way.ts';
import { cellOf, DUTY, EDGE, MELEE, positionOf, rulesOf } from './games.ts';

const grasshopper = rulesOf('grasshopper-8');
const topSecret = rulesOf('top-secret');

describe('choices', () => {
  test('are the men that can move, with their moves', () => {
    const position = positionOf(grasshopper, MELEE);
    const { moves, drops } = choicesOf(position);
    expect([...moves.values()].flat()).toHaveLength(legalMoves(position).length);
    expect(drops).toEqual([]);
    expect(moves.has(cellOf(grasshopper, 'h8'))).toBe(false);
  });

  test('are drops while men are in hand', () => {
    const { moves, drops } = choicesOf(positionOf(topSecret, `H16:${'16/'.repeat(15)}16 A hA18,hC18 0 1`));
    expect(moves.size).toBe(0);
    expect(drops).toHaveLength(36);
    expect(drops.every(({ way }) => way === 'drop')).toBe(true);
  });
});

test('targets tell steps from hops and count the jumps', () => {
  const position = positionOf(grasshopper, MELEE);
  const from = cellOf(grasshopper, 'c3');
  const targets = targetsFrom(position, from, choicesOf(position).moves.get(from) ?? []);
  const found = targets.map(({ to, way, jumps }) => [
    to === 'off' ? to : grasshopper.board.names[to],
    way,
    jumps,
  ]);
  expect(found).toContainEqual(['c4', 'step', 0]);
  expect(found).toContainEqual(['a3', 'hop', 1]);
  expect(found).not.toContainEqual(['d3', 'step', 0]);
});

describe('off the board', () => {
  const position = positionOf(topSecret, EDGE);
  const exits = (name: string): readonly (readonly [number, number, number])[] =>
    exitsFrom(position, cellOf(topSecret, name)).map(({ at, jumps }) => [at.x, at.y, jumps]);

  test('a man steps straight out', () => {
    expect(exits('a16')).toEqual([
      [0, 16, 0],
      [-1, 15, 0],
    ]);
  });

  test('a man jumps over one on the border', () => {
    expect(exits('p2')).toEqual([
      [16, 1, 0],
      [15, -1, 1],
    ]);
    expect(exits('n2')).toEqual([[13, -1, 1]]);
  });

  test('targets name their route only where it is not the plain one', () => {
    const from = cellOf(topSecret, 'p2');
    const off = targetsFrom(position, from, choicesOf(position).moves.get(from) ?? []).filter(
      ({ to }) => to === 'off',
    );
    expect(off.map(({ move }) => move)).toEqual([
      { kind: 'leave', from },
      { kind: 'leave', from, route: [from] },
    ]);
    expect(off.map(({ move }) => wayOf(position, move)?.hops)).toEqual([false, true]);
  });

  test('nobody goes in other games', () => {
    const melee = positionOf(grasshopper, MELEE);
    expect(exitsFrom(melee, cellOf(grasshopper, 'a1'))).toEqual([]);
  });
});

describe('the way of a move', () => {
  const position = positionOf(grasshopper, MELEE);
  const spots = (from: string, to: string): string =>
    wayOf(position, { kind: 'walk', from: cellOf(grasshopper, from), to: cellOf(grasshopper, to) })
      ?.spots.map(({ x, y }) => cellName(grasshopper.board, y * 8 + x))
      .join(' ') ?? 'none';

  test.each([
    ['c3', 'c4', 'c3 c4'],
    ['c3', 'a3', 'c3 a3'],
    ['c1', 'c5', 'c1 a3 c5'],
    ['a1', 'h8', 'none'],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(spots(from, to)).toBe(expected);
  });

  test('is nothing for a pass and one spot for a drop', () => {
    expect(wayOf(position, { kind: 'pass' })).toBeNull();
    expect(wayOf(position, { kind: 'drop', to: 9 })?.spots).toEqual([{ x: 1, y: 1 }]);
  });
});

describe('duty', () => {
  test('binds the men in the yard that can move, and shows two ways out', () => {
    const position = positionOf(grasshopper, DUTY);
    const duty = dutyOf(position, choicesOf(position));
    const names = (cells: Iterable<number>): string =>
      [...cells].map((cell) => cellName(grasshopper.board, cell)).join(' ');
    expect(names(duty?.men ?? [])).toBe('c1 b3');
    expect(duty?.waysOut).toHaveLength(2);
    for (const [, to] of duty?.waysOut ?? []) expect(grasshopper.yards[1]?.inHome[to]).toBe(0);
  });

  test('is none before the rival has left his yard', () => {
    const position = positionOf(grasshopper, DUTY.replace('vC', '-'));
    expect(dutyOf(position, choicesOf(position))).toBeNull();
  });

  test.each([
    ['on', 'c1 b3'],
    ['off', ''],
  ])('under homeDuty=%s binds “%s”', (homeDuty, expected) => {
    const rules = rulesOf('grasshopper-8', { evacuate: 'off', homeDuty });
    const position = positionOf(rules, DUTY.replace('vC', '-'));
    const men = dutyOf(position, choicesOf(position))?.men ?? [];
    expect([...men].map((cell) => cellName(rules.board, cell)).join(' ')).toBe(expected);
  });

  test('is to move on inside where no man can leave, and nothing where all moves are open then', () => {
    const shutIn = 'H8:8/8/8/3A4/8/8/8/A7 A vC 8 5';
    const shuffle = positionOf(grasshopper, shutIn);
    expect(dutyOf(shuffle, choicesOf(shuffle))).toEqual({ men: new Set([0]), waysOut: [] });
    const free = positionOf(rulesOf('grasshopper-8', { evacuateBlocked: 'free' }), shutIn);
    expect(dutyOf(free, choicesOf(free))).toBeNull();
  });
});

test('a side is home when its men fill the far yard, which is then whole', () => {
  const text = 'H8:4AAAA/5AAA/5A1A/7A/7A/C7/1CCC4/CCC5 A - 40 21';
  const before = positionOf(grasshopper, text.replace('5A1A/7A/7A', '6AA/7A/8'));
  expect(seatsAtHome(before)).toEqual([1]);
  expect(fullYards(before)).toEqual([3]);
  expect(seatsAtHome(positionOf(grasshopper, text))).toEqual([]);
});
