import { type Position, startPosition } from '@halma/rules';
import { expect, it } from 'vitest';
import { type RemainingTime, thinkingTimeMs } from '../src/index.ts';
import { must, rulesOf, withMen } from './support/positions.ts';

const rules = rulesOf('grasshopper-8');

/** Seat A needs one more move, so the engine plans for the minimum number of moves and its reserve: 13. */
const NEARLY_HOME = withMen(rules, 'A: h8 f6, C: a1 c1');

it.each<[string, RemainingTime, number]>([
  ['a thirteenth of the remaining time', { remainingMs: 13_000 }, 1000],
  ['most of the increment too', { remainingMs: 13_000, incrementMs: 1000 }, 1800],
  ['at most a fifth of the remaining time', { remainingMs: 1000, incrementMs: 10_000 }, 200],
  ['what exceeds the reserve', { remainingMs: 22, incrementMs: 10_000 }, 2],
  ['nothing of the reserve', { remainingMs: 20, incrementMs: 10_000 }, 0],
  ['nothing without time', { remainingMs: 0 }, 0],
  ['nothing if the clock has run out', { remainingMs: -5, incrementMs: 10_000 }, 0],
])('at the end of a game, a move may take %s', (_, clock, expected) => {
  expect(thinkingTimeMs(NEARLY_HOME, clock)).toBeCloseTo(expected, 9);
});

it.each<[string, number, Position]>([
  ['a game of Grasshopper', 28, must(startPosition(rules))],
  ['a game of Halma', 78, must(startPosition(rulesOf('halma-2')))],
  ['a game of Chinese Checkers with 15 men', 63, must(startPosition(rulesOf('star15')))],
  ['a seat with one man, which is far from its target', 8, withMen(rules, 'A: a1, C: a2 b1')],
  ['a seat that is home', 8, withMen(rules, 'A: h8, C: a8 c1')],
])('for %s, the engine plans for %d more moves', (_, moves, position) => {
  const remainingMs = 1_000_000;
  expect(thinkingTimeMs(position, { remainingMs })).toBeCloseTo(remainingMs / (moves + 5), 6);
});
