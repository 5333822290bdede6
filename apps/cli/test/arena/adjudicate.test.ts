import { seatLetter } from '@halma/rules';
import { expect, test } from 'vitest';
import { createAdjudicator } from '../../src/arena/adjudicate.ts';
import { positionOf } from '../support/positions.ts';

const SECOND_BEHIND = 'H8:4AAAA/5AAA/C5AA/8/7A/CC6/CCC5/CCCC4 A - 40 21';
const FIRST_BEHIND = 'H8:4AAAA/5AAA/6AA/C7/8/CC5A/CCC5/CCCC4 A - 40 21';
const EQUAL = 'H8:4AAAA/5AAA/6AA/C7/7A/CC6/CCC5/CCCC4 A - 40 21';
const NOT_PASSED = 'H8:4AAAA/5AAA/6AA/A7/8/CC1C4/CCC5/CCCC4 A - 40 21';

test.each<{
  readonly what: string;
  readonly game: string;
  readonly text?: string;
  readonly margin: number;
  /** The winner and the loser, each with the number of moves that they need; `none` if there is no verdict. */
  readonly expected: string;
}>([
  {
    what: 'the second seat is behind',
    game: 'grasshopper-8',
    text: SECOND_BEHIND,
    margin: 1,
    expected: 'A 1, C 2',
  },
  {
    what: 'the first seat is behind',
    game: 'grasshopper-8',
    text: FIRST_BEHIND,
    margin: 1,
    expected: 'C 1, A 2',
  },
  { what: 'the lead is too small', game: 'grasshopper-8', text: SECOND_BEHIND, margin: 2, expected: 'none' },
  { what: 'both need as many moves', game: 'grasshopper-8', text: EQUAL, margin: 1, expected: 'none' },
  {
    what: 'no check is due at this ply',
    game: 'grasshopper-8',
    text: SECOND_BEHIND.replace('A - 40', 'C - 41'),
    margin: 1,
    expected: 'none',
  },
  {
    what: 'the armies have not passed each other',
    game: 'grasshopper-8',
    text: NOT_PASSED,
    margin: 1,
    expected: 'none',
  },
  { what: 'no man has moved', game: 'grasshopper-8', margin: 1, expected: 'none' },
  { what: 'there are three armies', game: 'star-3', margin: 1, expected: 'none' },
  { what: 'the goal is not a camp', game: 'color', margin: 1, expected: 'none' },
])('if $what, the verdict on a game of $game is $expected', ({ game, text, margin, expected }) => {
  const verdict = createAdjudicator(margin)(positionOf(game, text === undefined ? {} : { text }));
  const needs = (seat: number, moves: number): string => `${seatLetter(seat)} ${moves}`;
  const shown =
    verdict === null
      ? 'none'
      : `${needs(verdict.winner, verdict.winnerMoves)}, ${needs(verdict.loser, verdict.loserMoves)}`;
  expect(shown).toBe(expected);
});
