import { cellName, legalMoves } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { filledCamps, seatsInTarget } from '../src/queries/camp-occupancy.ts';
import { exitsFrom } from '../src/queries/exits.ts';
import { movePathOf } from '../src/queries/move-path.ts';
import { restrictedTurnOf } from '../src/queries/restricted-turn.ts';
import { choicesOf, targetsFrom } from '../src/queries/targets.ts';
import { cellOf, EDGE, MELEE, MUST_LEAVE_CAMP, positionOf, rulesOf } from './fixtures.ts';

const grasshopper = rulesOf('grasshopper-8');
const topSecret = rulesOf('top-secret');

describe('choices', () => {
  test('list the men that can move, with their moves', () => {
    const position = positionOf(grasshopper, MELEE);
    const { moves, drops } = choicesOf(position);
    expect([...moves.values()].flat()).toHaveLength(legalMoves(position).length);
    expect(drops).toEqual([]);
    expect(moves.has(cellOf(grasshopper, 'h8'))).toBe(false);
  });

  test('list drops while men are in hand', () => {
    const { moves, drops } = choicesOf(positionOf(topSecret, `H16:${'16/'.repeat(15)}16 A hA18,hC18 0 1`));
    expect(moves.size).toBe(0);
    expect(drops).toHaveLength(36);
    expect(drops.every(({ kind }) => kind === 'drop')).toBe(true);
  });
});

test('targets distinguish steps from hops and count the jumps', () => {
  const position = positionOf(grasshopper, MELEE);
  const from = cellOf(grasshopper, 'c3');
  const targets = targetsFrom(position, from, choicesOf(position).moves.get(from) ?? []);
  const found = targets.map(({ to, kind, jumps }) => [
    to === 'off' ? to : grasshopper.board.names[to],
    kind,
    jumps,
  ]);
  expect(found).toContainEqual(['c4', 'step', 0]);
  expect(found).toContainEqual(['a3', 'hop', 1]);
  expect(found).not.toContainEqual(['d3', 'step', 0]);
});

describe('exits', () => {
  const position = positionOf(topSecret, EDGE);
  const exits = (name: string): readonly (readonly [number, number, number])[] =>
    exitsFrom(position, cellOf(topSecret, name)).map(({ spot: at, jumps }) => [at.x, at.y, jumps]);

  test('lead straight out for a step', () => {
    expect(exits('a16')).toEqual([
      [0, 16, 0],
      [-1, 15, 0],
    ]);
  });

  test('lead over a man on the edge for a jump', () => {
    expect(exits('p2')).toEqual([
      [16, 1, 0],
      [15, -1, 1],
    ]);
    expect(exits('n2')).toEqual([[13, -1, 1]]);
  });

  test('have a route in the move only if it is not canonical', () => {
    const from = cellOf(topSecret, 'p2');
    const off = targetsFrom(position, from, choicesOf(position).moves.get(from) ?? []).filter(
      ({ to }) => to === 'off',
    );
    expect(off.map(({ move }) => move)).toEqual([
      { kind: 'bear-off', from },
      { kind: 'bear-off', from, route: [from] },
    ]);
    expect(off.map(({ move }) => movePathOf(position, move)?.isHop)).toEqual([false, true]);
  });

  test('do not exist in other games', () => {
    const melee = positionOf(grasshopper, MELEE);
    expect(exitsFrom(melee, cellOf(grasshopper, 'a1'))).toEqual([]);
  });
});

describe('the path of a move', () => {
  const position = positionOf(grasshopper, MELEE);
  const spots = (from: string, to: string): string =>
    movePathOf(position, { kind: 'normal', from: cellOf(grasshopper, from), to: cellOf(grasshopper, to) })
      ?.spots.map(({ x, y }) => cellName(grasshopper.board, y * 8 + x))
      .join(' ') ?? 'none';

  test.each([
    ['c3', 'c4', 'c3 c4'],
    ['c3', 'a3', 'c3 a3'],
    ['c1', 'c5', 'c1 a3 c5'],
    ['a1', 'h8', 'none'],
  ])('from %s to %s is %s', (from, to, expected) => {
    expect(spots(from, to)).toBe(expected);
  });

  test('is null for a pass and one spot for a drop', () => {
    expect(movePathOf(position, { kind: 'pass' })).toBeNull();
    expect(movePathOf(position, { kind: 'drop', to: 9 })?.spots).toEqual([{ x: 1, y: 1 }]);
  });
});

describe('a restricted turn', () => {
  test('allows only the men in the camp to move and shows two moves out', () => {
    const position = positionOf(grasshopper, MUST_LEAVE_CAMP);
    const restrictedTurn = restrictedTurnOf(position, choicesOf(position));
    const names = (cells: Iterable<number>): string =>
      [...cells].map((cell) => cellName(grasshopper.board, cell)).join(' ');
    expect(names(restrictedTurn?.men ?? [])).toBe('c1 b3');
    expect(restrictedTurn?.exitMoves).toHaveLength(2);
    for (const [, to] of restrictedTurn?.exitMoves ?? []) expect(grasshopper.camps[1]?.inHome[to]).toBe(0);
  });

  test('does not exist until the opponent has left its camp', () => {
    const position = positionOf(grasshopper, MUST_LEAVE_CAMP.replace('vC', '-'));
    expect(restrictedTurnOf(position, choicesOf(position))).toBeNull();
  });

  test.each([
    ['on', 'c1 b3'],
    ['off', ''],
  ])('with homeDuty=%s lets only the men “%s” move, if any are listed', (homeDuty, expected) => {
    const rules = rulesOf('grasshopper-8', { evacuate: 'off', homeDuty });
    const position = positionOf(rules, MUST_LEAVE_CAMP.replace('vC', '-'));
    const men = restrictedTurnOf(position, choicesOf(position))?.men ?? [];
    expect([...men].map((cell) => cellName(rules.board, cell)).join(' ')).toBe(expected);
  });

  test('allows moves inside the camp if no man can leave it, or all moves with evacuateBlocked=free', () => {
    const blockedIn = 'H8:8/8/8/3A4/8/8/8/A7 A vC 8 5';
    const blocked = positionOf(grasshopper, blockedIn);
    expect(restrictedTurnOf(blocked, choicesOf(blocked))).toEqual({ men: new Set([0]), exitMoves: [] });
    const free = positionOf(rulesOf('grasshopper-8', { evacuateBlocked: 'free' }), blockedIn);
    expect(restrictedTurnOf(free, choicesOf(free))).toBeNull();
  });
});

test('a side is in its target when its men fill the opposite camp', () => {
  const text = 'H8:4AAAA/5AAA/5A1A/7A/7A/C7/1CCC4/CCC5 A - 40 21';
  const before = positionOf(grasshopper, text.replace('5A1A/7A/7A', '6AA/7A/8'));
  expect(seatsInTarget(before)).toEqual([1]);
  expect(filledCamps(before)).toEqual([3]);
  expect(seatsInTarget(positionOf(grasshopper, text))).toEqual([]);
});
