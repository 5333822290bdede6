import { formatPosition, type Position } from '@halma/rules';
import { expect, test } from 'vitest';
import { setUp } from '../../src/board/set-up.ts';
import { latestPositions, positionsAfter, positionsToShow } from '../../src/online/playback.ts';
import { dayNumber, entryOfTheDay } from '../../src/pages/home/of-the-day.ts';
import { DEFAULT_GAME } from '../../src/pages/home/show/default-game.ts';

const START = setUp(DEFAULT_GAME.rules);
const GAME: readonly Position[] = [START, ...positionsAfter(START, DEFAULT_GAME.moves)];
/** The same positions as new objects, as if from a second response from the server. */
const SAME_GAME: readonly Position[] = [START, ...positionsAfter(START, DEFAULT_GAME.moves)];

const texts = (positions: readonly Position[]): readonly string[] => positions.map(formatPosition);

test('the game that comes with the site is legal to its last move', () => {
  expect(GAME).toHaveLength(DEFAULT_GAME.moves.length + 1);
});

test('the positions end before an illegal move', () => {
  const positions = [...positionsAfter(START, [...DEFAULT_GAME.moves.slice(0, 2), 'a1-p16', 'a5-a4'])];
  expect(positions).toHaveLength(2);
});

test('a running game is shown from the position before its latest moves, and not at all if that position is unreadable', () => {
  const [before] = SAME_GAME.slice(4, 5);
  const recentGame = { before: before ? formatPosition(before) : '', moves: DEFAULT_GAME.moves.slice(4, 10) };
  expect(texts(latestPositions(START.rules, recentGame))).toEqual(texts(SAME_GAME.slice(4, 11)));
  expect(latestPositions(START.rules, { ...recentGame, before: 'H8:nonsense' })).toEqual([]);
});

test.each([
  ['no new move', 'nothing', 10, [2, 11], []],
  ['two more moves', 'the new positions', 8, [2, 11], [9, 10]],
  ['a gap after a while off screen', 'the latest positions', 3, [20, 24], [20, 21, 22, 23]],
  ['a takeback', 'the latest positions', 10, [2, 10], [2, 3, 4, 5, 6, 7, 8, 9]],
  ['the start of a new game', 'the latest positions', undefined, [0, 3], [0, 1, 2]],
])('after %s, the board then shows %s', (_news, _positions, shown, latest, next) => {
  const present = shown === undefined ? undefined : GAME[shown];
  const positions = positionsToShow(present, SAME_GAME.slice(...latest));
  expect(texts(positions)).toEqual(texts(next.map((index) => SAME_GAME[index] ?? START)));
  // Only a position that follows the one on the board is animated.
  if (shown !== undefined && next[0] === shown + 1) expect(positions[0]?.previous).toBe(present);
});

test('each day has the next entry, and all visitors on a day see the same one', () => {
  const morning = new Date(2026, 2, 28, 0, 5);
  const days = Array.from({ length: 8 }, (_, index) => dayNumber(new Date(2026, 2, 28 + index, 23, 55)));
  expect(dayNumber(morning)).toBe(days[0]);
  const entries = ['a', 'b', 'c'];
  const chosen = days.map((day) => entryOfTheDay(entries, day));
  for (const [index, entry] of chosen.entries())
    expect(entry).toBe(entries[(entries.indexOf(chosen[0] ?? '') + index) % entries.length]);
});
